#pragma once
enum { DIM = 3, NCOMP = 5 };
