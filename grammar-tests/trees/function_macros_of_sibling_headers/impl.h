#pragma once
#include "run.h"
inline API_FN(f1, float) { API_BODY }
inline void f2(API_ARGS(double)) { run([=] __device__ () { UNUSED(n); }); }
inline void f3(float *x, int n) { run([=] __device__ () { return AT(1); }); }
struct S { float *x; int n; void f4() { run([=] __device__ () { return AT(1); }); } };
