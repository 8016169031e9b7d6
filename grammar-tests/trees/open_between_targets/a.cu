#include "v.h"
void f(Tile<kk> p) { run([=] __device__ () { (void)p; }); }
