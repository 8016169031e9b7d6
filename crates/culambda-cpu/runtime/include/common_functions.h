// Stands for CUDA's header of this name, which only nvcc can read; culambda_cpu.h has what it declares.
#ifndef CULAMBDA_CPU_STAND_IN_COMMON_FUNCTIONS
#define CULAMBDA_CPU_STAND_IN_COMMON_FUNCTIONS
#include <cuda_runtime.h>
#endif
