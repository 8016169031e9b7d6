#include "all.h"
void a(my::V v, VLIB_REAL r) { my::run([=] __device__ () { return v.v + r; }); }
struct W { int w; void go() { my::run(VLIB_LAMBDA () { return w; }); } };
