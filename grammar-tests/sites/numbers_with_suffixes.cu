// std: 17
template <class F> int run(F f) { return 0; }
template <int N> struct B {}; template <int... N> struct I {}; template <class T, T... N> struct S {}; template <unsigned long... N> struct U {};
namespace lib { template <int... N> struct I {}; template <int N> struct B {}; }
void a(B<5ull> b, int n) { run([n] __device__ { return n; }); }
void b(I<5ull> b, int n) { run([n] __device__ { return n; }); }
void c(I<1, 5ull> b, int n) { run([n] __device__ { return n; }); }
void d(S<int, 1, 5ull> b, int n) { run([n] __device__ { return n; }); }
void e(U<1, 5> b, int n) { run([n] __device__ { return n; }); }
void f(lib::I<1, 5ull, 'a', true> b, int n) { run([n] __device__ { return n; }); }
using namespace lib;
void g(lib::B<5ull> b, int n) { run([n] __device__ { return n; }); }
void h(lib::I<1, -2, 5ull> b, int n) { run([n] __device__ { return n; }); }
void i(lib::I<1, -2, 'a', 5ull> b, int n) { run([n] __device__ { return n; }); }
void j(lib::I<1, -2, 'a', true, 5ull> b, int n) { run([n] __device__ { return n; }); }
