// std: 17
// an array of them
template <class F> __global__ void k(F f) { f(); }
void f() { struct L { int v; }; void (*p[2])(L) = {}; k<<<1, 1>>>([p] __device__ () { return p[0] != nullptr; }); }
