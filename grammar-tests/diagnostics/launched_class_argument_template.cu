// std: 17
// a private template as argument of the class around
template <class F> __global__ void k(F f) { f(); }
template <template <class> class T> struct A { void run() { k<<<1, 1>>>([] __device__ () { return 0; }); } };
class S { template <class X> struct P {}; public: void f() { A<P>().run(); } };
