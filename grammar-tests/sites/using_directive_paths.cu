// std: 17
// types of namespaces that using directives and aliases lead to
template <class F> void use(F f);
template <class T, class U = int> struct Pair { T a; U b; };
namespace g {
namespace h { struct Hs { int a; struct In { int k; }; template <class T> struct Tin { T t; }; enum En { e0 }; }; typedef Hs Td; template <class T> struct Tp { T t; using type = T; }; template <class T> using Ta = Tp<T>; enum class Ec { a, b }; constexpr int kc = 4; }
inline namespace v1 { namespace w { struct Ws { int b; }; } struct Iv { int c; }; }
namespace { struct Un { int u; }; namespace deep { struct Du { int d; }; } }
namespace al = h;
namespace al2 = al;
}
using namespace g;
namespace top = g::h;
void f1(h::Hs p) { use([=] __device__ { return p.a; }); }
void f2(w::Ws q, Iv i) { use([=] __device__ { return q.b + i.c; }); }
void f3(al::Hs r, al2::Td s) { use([=] __device__ { return r.a + s.a; }); }
void f4(h::Hs::In a, h::Hs::Tin<int> b, h::Hs::En e) { use([=] __device__ { return a.k + b.t + e; }); }
void f5(h::Tp<h::Hs> a, h::Ta<h::Td> b, h::Tp<h::Ec>::type c) { use([=] __device__ { return (int)c; }); }
void f6(top::Hs a, top::Tp<top::Hs> b, h::Ta<int>::type c) { use([=] __device__ { return a.a + c; }); }
void f7(Un u, deep::Du d) { use([=] __device__ { return u.u + d.d; }); }
void f8(Pair<h::Hs, w::Ws> x, Pair<Iv> y) { use([=] __device__ { return x.a.a + y.b; }); }
h::Hs f9(int k) { use([=] __device__ () -> h::Hs { return {k}; }); return {}; }
auto f10(int k) -> h::Ta<h::Hs> { use([=] __device__ () -> w::Ws { return {k}; }); return {}; }
template <class T> void f11(h::Tp<T> t, T u) { use([=] __device__ { return t.t; }); }
template <class T, h::Ec e> void f12(T t) { use([=] __device__ { return t; }); }
template <h::Ec e = h::Ec::a, int n = h::kc> void f13(int t) { use([=] __device__ { return t; }); }
void f14(int (&arr)[h::kc]) { use([=] __device__ { return 1; }); }
namespace q {
using h::Hs;
using namespace h;
void f15(Hs a, Tp<Hs> b) { use([=] __device__ { return a.a; }); }
struct M { Hs a; void m(Tp<Hs> t) { use([=] __device__ { return t.t.a; }); } };
}
