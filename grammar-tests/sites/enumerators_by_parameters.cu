// std: 17
template <class F> int run(F f) { return 0; }
template <int N> struct B {}; template <auto X> struct AU {}; template <unsigned N> struct U {}; template <bool N> struct T {};
struct A { enum E { x = 3, y }; enum class S { q = 1 }; enum { k = 8, m = k + 1 };  template <E e> struct In {}; };
template <A::E e> struct EE {}; template <A::S s> struct SS {}; enum G { g1, g2 }; template <G g> struct GG {};
void a(AU<A::x> b, int n) { run([n] __device__ { return n; }); }
void b(EE<A::x> b, int n) { run([n] __device__ { return n; }); }
void c(SS<A::S::q> b, int n) { run([n] __device__ { return n; }); }
void d(U<A::x> b, int n) { run([n] __device__ { return n; }); }
void e(T<A::x> b, int n) { run([n] __device__ { return n; }); }
void f(AU<g2> b, GG<g2> c, B<g2> d, int n) { run([n] __device__ { return n; }); }
void g(AU<A::E::x> b, EE<A::E::y> c, A::In<A::x> d, int n) { run([n] __device__ { return n; }); }
void h(AU<A::k> b, B<A::k> c, int n) { run([n] __device__ { return n; }); }
template <class Q> void i(AU<A::k> b, B<A::x> c, EE<A::x> d, int n) { run([n] __device__ { return n; }); }
namespace ens { enum H { h1 = 4 }; enum { h2 = 6 }; }
void j(B<G::g2> b, GG<G::g2> c, AU<G::g2> d, B<ens::H::h1> e, B<ens::h2> f, U<ens::h1> g, int n) { run([n] __device__ { return n; }); }
template <class T> struct Dt { enum E { z = 5 }; void m(B<z> b, int n) { run([n] __device__ { return n; }); } };
template <class T> struct Ot { struct In { enum { w = 3 }; static constexpr int cc = 4; }; void m(B<In::w> b, int n) { run([n] __device__ { return n; }); } void k(B<In::cc> b, int n) { run([n] __device__ { return n; }); } };
struct Nt { enum { w = 3 }; template <class T> void m(B<w> b, T t, int n) { run([n] __device__ { return n; }); } };
