#pragma once
#define API_ARGS(T) T *x, int n
#define API_BODY run([=] __device__ () { return x[n]; });
#define API_FN(name, T) void name(API_ARGS(T))
#define UNUSED(x) (void)(x)
#define AT(i) x[(i) * n]
