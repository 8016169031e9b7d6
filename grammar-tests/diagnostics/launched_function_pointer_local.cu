// std: 17
// a captured pointer to a function that takes a local type
template <class F> __global__ void k(F f) { f(); }
void f() { struct L { int v; }; void (*p)(L) = nullptr; k<<<1, 1>>>([p] __host__ __device__ () { return p != nullptr; }); }
