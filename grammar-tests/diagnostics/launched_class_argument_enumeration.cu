// std: 17
// a private enumeration; the member is static
template <class F> __global__ void k(F f) { f(); }
template <class T> struct A { static void run(T v) { k<<<1, 1>>>([] __device__ () { return 0; }); } };
class S { enum E { a, b }; public: void f() { A<E>::run(a); } };
