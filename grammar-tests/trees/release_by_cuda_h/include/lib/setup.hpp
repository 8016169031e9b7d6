#pragma once
#include <cuda.h>
#if CUDA_VERSION < 8000
#undef LIB_LAMBDAS
#endif
