#include "v.h"
void f(P p, real r) { run([=] __device__ () -> real { return p.v + r; }); }
