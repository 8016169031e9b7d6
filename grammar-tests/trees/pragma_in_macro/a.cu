#include "w.h"
template <class F> void run(F f) { f(); }
OFF_WARN
struct S { int m; void go() { run([=] __device__ () { return m; }); } };
