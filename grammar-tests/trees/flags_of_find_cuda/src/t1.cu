#include <h.h>
void NS::g(R *p) { run([=] __device__ () { (void)p; }); }
