// std: 17
// Types whose name a later member, a base or a parameter that is a value covers.
namespace o { struct S {}; struct V {}; typedef int T; enum E {}; template <class X> struct P {}; struct n { struct I {}; }; namespace ns { struct I {}; } using U = float;
struct A1 { void f(S) { auto l = [] __device__ () {}; } int S; };
struct A2 { void f(V) { auto l = [] __device__ () {}; } void V(); };
struct A3 { void f(T) { auto l = [] __device__ () {}; } static int T; };
struct A5 { void f(P<int>) { auto l = [] __device__ () {}; } int P; };
struct A6 { void f(n::I) { auto l = [] __device__ () {}; } int n; };
struct A7 { void f(ns::I) { auto l = [] __device__ () {}; } int ns; };
struct A9 { void f(U) { auto l = [] __device__ () {}; } enum { U }; };
struct A11 { void f(int) { auto l = [x = S()] __device__ () -> o::S { return x; }; } };
template <int S> void t1(int) { auto l = [] __device__ () -> o::S { return {}; }; }
template <class X> struct B1 { void f(S, X) { auto l = [] __device__ () {}; } int S; };
template <class X> struct B2 { void f(P<X>, X) { auto l = [] __device__ () {}; } int P; };
template <class X> struct B3 { void f(V, X) { auto l = [] __device__ () {}; } void V(); };
template <class X> struct B4 { void f(T, X) { auto l = [] __device__ () {}; } static const int T = 3; };
template <class X> struct B5 { static void f(T, X) { auto l = [] __device__ () {}; } static const int T = 3; };
struct A12 { void f(S); int S; };
void A12::f(o::S) { auto l = [] __device__ () {}; }
struct A13 { void f(S, o::S, ::o::S) { auto l = [] __device__ () {}; } int S; };
struct A14 { struct In { void f(S) { auto l = [] __device__ () {}; } }; int S; };
struct Base { int S; void V(); }; struct A15 : Base { void f(o::S, o::V) { auto l = [] __device__ () {}; } };
struct A16 { void f(const S *s, S &r, S (&a)[3]) { auto l = [] __device__ () {}; } int S; };
struct A17 { auto f() -> S { auto l = [] __device__ () {}; return {}; } int S; };
struct A18 { template <class X> void f(S, X, P<X>) { auto l = [] __device__ () {}; } int S; int P; };
struct Made { Made(); explicit Made(int); void f(Made) { auto l = [] __device__ () {}; } }; struct A19 : Made { void f(Made, const Made &m) { auto l = [] __device__ () {}; } }; struct A20 : A19 { void f(Made m, A19) { auto l = [] __device__ () {}; } };
template <class X> struct MadeOf { MadeOf(); }; struct A21 : MadeOf<int> { void f(MadeOf<int>, MadeOf<char>) { auto l = [] __device__ () {}; } }; template <class X> struct A22 : MadeOf<X> { void f(MadeOf<int>, MadeOf<X>) { auto l = [] __device__ () {}; } };
template <int S> struct C1 { void f(o::S) { auto l = [] __device__ () {}; } };
template <int ns> struct C2 { void f(o::ns::I) { auto l = [] __device__ () {}; } };
template <class X, int P> void t2(o::P<X>, o::P<int>) { auto l = [] __device__ () {}; }
template <int S> void t4(::o::S) { auto l = [] __device__ () {}; }
}
struct G {}; enum H {}; typedef int J; template <class X> struct K {};
struct D1 { void f(G) { auto l = [] __device__ () {}; } int G; };
struct D2 { void f(H) { auto l = [] __device__ () {}; } int H(); };
struct D3 { void f(J) { auto l = [] __device__ () {}; } int J; };
struct D4 { void f(K<G>) { auto l = [] __device__ () {}; } int K; int G; };
template <int G> void t5(::G) { auto l = [] __device__ () {}; }
template <int G> void t6(K<::G>) { auto l = [] __device__ () {}; }
