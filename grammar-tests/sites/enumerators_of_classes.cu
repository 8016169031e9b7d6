// std: 17
template <class F> int run(F f) { return 0; }
template <int N> struct B {}; template <int... N> struct I {};
struct A { enum E { x = 3, y }; enum class S { q = 1 }; static constexpr int c = 5; enum { k = 8, m = k + 1 }; };
namespace lib { struct A { enum E { x = 3, y }; static constexpr int c = 5; }; enum G { g1 = 2, g2 }; template <int... N> struct I {}; }
void a(B<A::x> b, int n) { run([n] __device__ { return n; }); }
void b(B<A::y> b, int n) { run([n] __device__ { return n; }); }
void c(B<A::c> b, int n) { run([n] __device__ { return n; }); }
void d(B<A::m> b, int n) { run([n] __device__ { return n; }); }
void e(B<lib::A::x> b, int n) { run([n] __device__ { return n; }); }
void f(B<lib::A::c> b, int n) { run([n] __device__ { return n; }); }
void g(B<lib::g2> b, int n) { run([n] __device__ { return n; }); }
void h(I<1, A::x> b, int n) { run([n] __device__ { return n; }); }
namespace lib { void i(B<A::x> b, int n) { run([n] __device__ { return n; }); }
void j(I<1, A::x> b, int n) { run([n] __device__ { return n; }); } }
void k(B<A::E::x> b, int n) { run([n] __device__ { return n; }); }
using namespace lib;
void m(B<g2> b, int n) { run([n] __device__ { return n; }); }
