// std: 20
// paths that something hides, chains of using declarations
template <class F> int run(F) { return 0; }
#define L run([] __device__ {})
namespace a { struct X { int i; struct In {}; }; template <class T> struct V { struct I {}; }; namespace b { struct Y {}; } inline namespace v1 { namespace d { struct D {}; } struct Z {}; } enum E { e }; namespace { struct Un {}; namespace u2 { struct W {}; } } }
using namespace a;
void h1(X a) { L; }
void h2(X x, int a) { L; }
X h3(int a) { L; return {}; }
auto h4(int a) -> X { L; return {}; }
template <class a> void h5(X x, a t) { L; }
void h6(int n) { int a; L; auto l = [=] __device__ () -> X { return {}; }; }
void h7(int n) { L; auto l = [a = n] __device__ () -> X { return {}; }; }
void h8(int a) { auto l = [a] __device__ () -> X { return {}; }; auto m = [x = X{1}] __device__ () { return x; }; }
struct a1 { void a(X x) { L; } void m(X x) { L; } int b; };
struct S3 { using a = int; void m(X x, b::Y y) { L; } };
void h9(b::Y y, d::D z, Z w, V<X> v, V<b::Y>::I i, X::In q, E r) { L; }
namespace a { void m1(d::D x, v1::d::D y, b::Y z, Un u, u2::W w, ::a::d::D v) { L; } namespace b { void m2(d::D x, Un u, u2::W w, X z, Y q, a::X r) { L; } } inline namespace v1 { void m3(d::D x, Z z, X y, b::Y q) { L; } namespace d { void m4(D x, Z z, X y, b::Y q) { L; } } } namespace { void m5(Un u, u2::W w, X x) { L; } } }
namespace f { using a::X; using a::b::Y; using a::d::D; using a::Z; namespace al = a::b; void n1(X x, Y y, D z, Z w, al::Y q) { L; } void n2(int X, f::X y) { L; } namespace g { void n3(X x, Y y, f::X z) { L; } } }
void p1(f::X x, f::Y y, f::D z, f::al::Y w) { L; }
using f::X; 
namespace o { using namespace f; void q1(Y y, Z z, D d) { L; } }
void r1(const X *const *x, X (*y)(X, const b::Y &), X (&z)[2], X a::X::*w, void (X::*v)(X) const) { L; }
template <class T, X *P, V<X> *Q = nullptr, template <class> class TT = V> void s1(TT<X> a, T b, V<T> c, typename V<T>::I d, decltype(X{}.i) e, decltype(sizeof(X)) f) { L; }
