// std: 17
// the local type is that of a function template
template <class F> __global__ void k(F f) { f(); }
template <class T> void g(T) { struct L { T v; }; k<<<1, 1>>>([] __device__ () -> L { return {}; }); }
void f() { g(1); }
