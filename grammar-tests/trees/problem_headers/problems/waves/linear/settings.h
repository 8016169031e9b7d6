#pragma once
#define DIM 3
