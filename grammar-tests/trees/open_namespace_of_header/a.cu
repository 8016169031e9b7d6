#include "b.h"
template <class F> void run(F f) { f(); }
struct P { int p; };
void go() { P r; run([=] __device__ () { return r.p; }); }
#include "e.h"
