// std: 17
// the lambda is not launched
template <class F> __global__ void k(F f) { f(); }
template <class F> void launch(F f) { }
void f() { enum L { x }; launch([] __device__ () -> L { return x; }); }
