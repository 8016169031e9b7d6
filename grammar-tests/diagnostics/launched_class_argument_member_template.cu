// std: 17
// the member is a template, too
template <class F> __global__ void k(F f) { f(); }
template <class T> struct A { template <class U> void run(U) { k<<<1, 1>>>([] __device__ () { return 0; }); } };
void f() { struct L {}; A<L>().run(1); }
