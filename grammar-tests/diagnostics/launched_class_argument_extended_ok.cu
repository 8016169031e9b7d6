// std: 17
// the closure of an extended lambda as argument of the class around
template <class F> __global__ void k(F f) { f(); }
template <class T> struct A { A(T) {} void run() { k<<<1, 1>>>([] __device__ () { return 0; }); } };
void f() { auto p = [] __device__ (int) { return 1; }; A<decltype(p)> a(p); a.run(); }
