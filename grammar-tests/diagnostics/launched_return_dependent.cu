// std: 17
// the return type is the argument of the class around
template <class F> __global__ void k(F f) { f(); }
template <class T> struct A { void g() { k<<<1, 1>>>([] __device__ () -> T { return {}; }); } };
void f() { struct L {}; A<L>().g(); }
