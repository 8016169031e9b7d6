#include "dims.h"
template <int N> struct Tile { float v[N]; };
template <class F> void run(F f);
void a(Tile<DIM> t, Tile<NCOMP + 1> u) { run([=] __device__ () { return t.v[0]; }); }
