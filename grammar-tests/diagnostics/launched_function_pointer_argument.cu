// std: 17
// as template argument of the captured variable
template <class F> __global__ void k(F f) { f(); }
template <class T> struct Fn { T *p; };
void f() { struct L { int v; }; Fn<void(L)> p{}; k<<<1, 1>>>([p] __device__ () { return p.p != nullptr; }); }
