#pragma once
#define DIM 2
