#\
pragma once
#define \
    RUN(fcn) \
    each(1, [=] __host__ __device__ (const int k) {fcn})
# /* the second */ define \
FAST [=] __device__
#if \
  defined(USE_LONG)
typedef long count_type;
#else
typedef int count_type;
#endif
#include \
  "types.hpp"
template <class F> void each(int n, F f);
