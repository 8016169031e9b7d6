// The places of a thread. Our own text.
#pragma once
#include <cuda_runtime.h>

extern "C" {
extern const uint3 threadIdx, blockIdx;
extern const dim3 blockDim, gridDim;
extern const int warpSize;
}
