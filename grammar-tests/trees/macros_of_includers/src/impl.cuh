#pragma once
#include "run.h"
template <class T> struct V { T t; };
void scale(V<REAL> x, int n) {
  run(n, [=] __device__ (int i) -> REAL { return x.t; });
  run(n, [=, q = (REAL)n] __device__ (int i) { return q; });
}
struct S { REAL x; void go(int n) { run(n, [=] __device__ (int i) { return x + COEF; }); } };
