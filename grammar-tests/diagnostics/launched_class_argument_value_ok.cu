// std: 17
// a constant of a private enumeration as argument of the class around
template <class F> __global__ void k(F f) { f(); }
template <int N> struct A { void run() { k<<<1, 1>>>([] __device__ () { return 0; }); } };
class S { enum E { a, b }; public: void f() { A<b>().run(); } };
