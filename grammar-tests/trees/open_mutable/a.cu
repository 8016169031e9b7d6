#include "f.h"
template <class F> void run(F f) { f(); }
void go() { int a = 1; run([=] __device__ () MUT -> R { return a; }); }
