#include "c.h"
template <class F> void run(F f) { f(); }
template <char C> struct K { int k; };
void a1(K<LETTER> k) { run([=] __device__ () { return k.k; }); }
void a2() { run([s = NAME] __device__ () { return s[0]; }); }
void a3() { auto n = sizeof(NAME); run([=] __device__ () { return n; }); }
void a4(double *RES p) { run([=] __device__ () { return p; }); }
void a5(double *p) { run([q = NUM] __device__ () { return q; }); }
