// Stands for CUDA's header of this name, which is not in every package of CUDA's headers.
#ifndef CULAMBDA_CPU_PROFILER
#define CULAMBDA_CPU_PROFILER
#include <cuda_runtime_api.h>
extern "C" cudaError_t cudaProfilerStart(void);
extern "C" cudaError_t cudaProfilerStop(void);
#endif
