#include "constants.h"
template <int N> struct Tile { float v[N]; };
template <class F> void run(F f);
void a(Tile<BLOCK> t) { run([=] __device__ () { return t.v[0]; }); }
void b(Tile<WARP * 2> *t, Tile<GRID> u) { run([=] __device__ () { return u.v[0]; }); }
void c(float (&x)[BLOCK]) { const int &w = WARP; run([=] __device__ () { return x[0] + w; }); run([=] __device__ () -> Tile<BLOCK> { return {}; }); }
