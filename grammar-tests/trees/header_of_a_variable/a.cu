#include "g.h"
template <class F> void run(F f);
void a() { int &v = verbosity; run([=] __device__ () { return v; }); }
