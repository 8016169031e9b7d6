#pragma once
#define LIB_LAMBDAS
#include <lib/setup.hpp>
#if CUDA_VERSION >= 12000 && defined(LIB_LAMBDAS)
#define LIB_LAMBDA [=] __host__ __device__
#elif defined(LIB_LAMBDAS)
#define LIB_LAMBDA [=] __device__
#endif
template <class F> void launch(F f) {}
