#define REAL float
#define COEF n
#include "impl.cuh"
