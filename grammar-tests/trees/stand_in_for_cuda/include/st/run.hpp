#pragma once
#include <cuda_runtime.h>
namespace st {
template <class F> void run(int n, F f) {}
inline void fill(float *to, int n, float value) {
  run(n, [=] __device__ (int i) { to[i] = value; });
}
}
