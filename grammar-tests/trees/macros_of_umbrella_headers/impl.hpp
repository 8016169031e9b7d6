#pragma once
#include "run.hpp"
inline void scale(S_REAL *x, Len n, Q<e1> q) {
  run(1, [S_CAP] __device__ (int i) { x[i] *= n; });
  run(1, [=] __device__ (int i) -> S_REAL { return x[i] *= n; });
  auto z = Pr().z();
  run(e1, [=] __device__ (int i) -> Len { (void)z; return e1; });
}
