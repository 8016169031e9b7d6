#include "ide.h"
template <class F> void run(F f);
void f(int *p) { run([=] __device__ (int i) { p[i] = i; }); }
