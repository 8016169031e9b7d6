#include "has.h"
template <class F> void run(F f);
#if MyHas(LOOPS)
void f(int *p) { run([=] __device__ (int i) { p[i] = i; }); }
#endif
#if MyIs(LOOPS)
void g(int *p) { run([=] __device__ (int i) { p[i] = i; }); }
#endif
