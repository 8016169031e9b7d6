// std: 17
// in an init-capture
template <class F> __global__ void k(F f) { f(); }
void f() { struct L { int v; }; void (*p)(L) = nullptr; k<<<1, 1>>>([q = p] __device__ () { return q != nullptr; }); }
