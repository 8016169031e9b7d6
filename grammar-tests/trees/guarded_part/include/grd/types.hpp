#pragma once
#define GRD_REAL double
#define GRD_DIM 3
namespace grd {
struct Point { GRD_REAL x[GRD_DIM]; };
template <class F> void run(int n, F f);
}
