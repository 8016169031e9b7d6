// What the headers of Thrust's vectors bring when the device is a GPU: programs count on it.
#ifndef CULAMBDA_CPU_THRUST_VECTORS
#define CULAMBDA_CPU_THRUST_VECTORS
#include <cuda_runtime_api.h>
#include <thrust/system_error.h>
#include <atomic>
#include <chrono>
#if CUDART_VERSION < 13000
#include <thrust/iterator/constant_iterator.h>
#include <thrust/iterator/discard_iterator.h>
#include <thrust/swap.h>
#include <iostream>
#endif
#endif
