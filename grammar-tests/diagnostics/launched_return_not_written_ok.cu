// std: 17
// the return type is not written
template <class F> __global__ void k(F f) { f(); }
void f() { struct L { int v; }; k<<<1, 1>>>([] __device__ () { return L{}; }); }
