// std: 17
// Constants among template arguments that something between them and the function hides: the path begins further out.
template <class F> int hc_run(F f) { f(); return 0; }
#define L hc_run([=] __host__ __device__() { return 1; });
namespace eh { enum E { e0, e1, e2, e3, e4 }; template <E> struct P {}; namespace a { enum G { g0, g1, g2 }; template <G> struct R {}; namespace sub { void f0(P<eh::e0> p, P<E::e0> q, R<g0> r, R<G::g0> s) { L } enum H { e0, g0 }; int e1; void e2(); struct e3 {}; void f(P<eh::e0> p, P<E::e0> q) { L } void g(P<E::e1> p, P<eh::e2> q, P<eh::e3> s, P<E::e4> t) { L } void h(R<a::g0> r, R<G::g0> s, R<G::g1> t) { L } template <class T> void i(P<eh::e0> p, R<a::g0> q, T t) { L } void j(P<e4> p, R<g1> q) { L } struct K { static const int e4 = 1; enum Z { g1 }; void m(P<eh::e4> p, R<G::g1> q) { L } }; } } void k(int e0, P<E::e0> p, P<E::e1> q) { L } void l(P<E::e0> p, int e0) { L } void m(P<E::e1> p) { int e1; L } struct K2 { int e0; void m(P<E::e0> p) { L } }; }
namespace eh2 { using namespace eh; enum Y { e0 }; void f(P<eh::e0> p, P<E::e0> q) { L } }
enum EgE { eg0, eg1, eg2 }; template <EgE> struct EgP {}; enum class EgS { s0 }; template <EgS> struct EgQ {}; int eg_v; template <int *> struct EgV {};
namespace eg { enum H { eg0 }; struct EgS {}; int eg_v; void f(EgP<EgE::eg0> p, EgP<EgE::eg1> q) { L } void g(EgP<::eg0> p, EgQ<::EgS::s0> q, EgV<&::eg_v> v) { L } void h(EgP<EgE::eg2> p, int eg2) { L } struct K { int eg1; void m(EgP<EgE::eg1> p) { L } }; }
namespace eg { enum E { e0 }; template <E> struct P {}; namespace eg { void f(P<E::e0> p) { L } enum Z { e0 }; void g(P<E::e0> p, P<::eg::e0> q) { L } } namespace in { namespace eg {} void h(P<E::e0> p) { L } enum Z { e0 }; void i(P<E::e0> p) { L } } }
namespace ei { enum E { e0, e1, e2, e3, e4 }; enum class S { s0 }; template <E> struct P {}; template <S> struct Q {}; int v; void fn(); template <int *> struct V {}; template <void (*)()> struct W {}; 
void m2(P<e2> p) { { L } int e2; } void m4(P<e2> p) { { int e2; } L } struct K2 { int e0; void m(P<ei::e0> p) { L } };
namespace sub { void f0(P<e0> p, P<E::e1> q) { L } enum H { e0, e1, g0 }; void f1(P<ei::e0> p) { L } }
void v1(V<&v> a, W<&fn> b, W<fn> c) { L } namespace sub2 { int v; void fn(); void v3(V<&ei::v> a, W<ei::fn> c, W<&ei::fn> d) { L } }
namespace sub3 { struct S {}; void s3(Q<ei::S::s0> q) { L } } struct K3 { enum S { q0 }; void m(Q<ei::S::s0> q) { L } };
}
