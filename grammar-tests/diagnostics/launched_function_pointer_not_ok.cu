// std: 17
// another lambda is launched
template <class F> __global__ void k(F f) { f(); }
void f() { struct L { int v; }; void (*p)(L) = nullptr; auto a = [p] __device__ () { return p != nullptr; }; k<<<1, 1>>>([] __device__ () { }); }
