// std: 17
// a deduced return type that is written goes into the tag
template <class F> __global__ void k(F f) { f(); }
void f() { struct L {}; k<<<1, 1>>>([] __device__ () -> auto { return L{}; }); }
