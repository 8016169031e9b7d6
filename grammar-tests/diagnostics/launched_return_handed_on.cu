// std: 17
// a local enumeration as written return type, launched by a template
template <class F> __global__ void k(F f) { f(); }
template <class F> void launch(F f) { k<<<1, 1>>>(f); }
void f() { enum L { x }; launch([] __device__ () -> L { return x; }); }
