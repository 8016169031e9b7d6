#include "ns.h"
#include "soa.h"
void f(top::sub::Soa s) { run([=] __device__ () { return s.n; }); }
