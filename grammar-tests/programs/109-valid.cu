// std: 20
#include <initializer_list>
#define DEV __device__
#define HD __host__ __device__
#define ATTR_D __attribute__((device))
#define LAMBDA [=] __device__
#define HDLAMBDA [=] __host__ __device__
#define KERNEL(i) [=] __device__ (int i)
#define CAPTURE(...) [__VA_ARGS__] __device__
#define FORALL(i, n, ...) eat([=] __device__ (int i) { __VA_ARGS__; })
#define PASS(...) __VA_ARGS__
#define BODY(...) { __VA_ARGS__ }
#define FIRST(a, b) a
#define SECOND(a, b) b
#define ADD(x, y) ((x) + (y))
#define STR(x) #x
#define CAT(x, y) x##y
#define SEMI ;
#define IF(c) if (c)
#define NOTHING
#define EVAL(m, x) m(x)
#ifdef __CUDACC__
#define MAYBE __device__
#else
#define MAYBE
#endif
struct P { int a, b; HD int m(int x) const { return a + x; } static int sa; enum { ea = 2 }; HD int operator[](int i) const { return b + i; } };
template <class T> struct Box { using type = T; T v; HD T get() const { return v; } template <class U> HD U as() const { return U(v); } static constexpr int size = 3; struct In { T t; }; };
template <int N, class T = int> struct Arr { T e[N]; HD T operator[](int i) const { return e[i]; } static constexpr int n = N; };
template <template <class> class C, class T> struct Wrap { C<T> c; };
template <class... Ts> struct List {};
struct NoDef { int a; NoDef(int); };
struct NoAssign { const int a = 1; };
template <class F> HD int eat(F f) { return 0; }
template <class F, class... A> HD int eat2(int n, F f, A... a) { return n; }
template <class... A> HD int sink(A... a) { return sizeof...(a); }
template <int N> HD int tf(int x) { return x + N; }
HD int fn(int x) { return x; }
HD int fn(int x, int y) { return x + y; }
int ga = 1, a = 2, n = 3;
const int k = 5;
namespace g { int gv = 1, b = 2; constexpr int gc = 7; int garr[3]; P gp; enum E { e0, e1 }; enum class S { x, y }; struct Ty { int a; }; inline namespace v1 { struct IV { int a; }; } namespace deep { struct D { int a; struct In { int b; }; }; using Al = D; typedef D *Ptr; } }
namespace h { using namespace g; struct X { int a; }; using Int = int; template <class T> using Id = Box<T>; typedef int Fn(int); typedef int Arr3[3]; }
namespace ga_ns = g::deep;
namespace { struct An { int a; }; }
using h::X;
using Int = int;
typedef unsigned long size_type;
template <class T> struct Acc { T x, y; int z; HD int f() const { return 1; } HD int f(int q) { return q; } static int sf(); static int sm; using type = T; };
class C1 final {
public:
  int k = 1;
  int w = 1;
  union { int x; float i; };
  HD int val_() const { return 1; }
  static void m2(volatile int i, h::Fn *x) noexcept {
    int j = int(*"x");
    (void)(((j ? 10u : n)));
    (void)((::a ? P{int(n), 1}.b : P{.a = int(i), .b = 1}.a));
    static int e = 1;
  }
  int m3(volatile int d, int *__restrict__ w, short unsigned s) const {
    using ty4 = decltype(s);
    int (*y)[3] = &g::garr;
    auto v = [s, d] MAYBE  { (void)(({ int y = int(tf<g::gc>(ga)) + 1; Arr<3>::n; })); };
    for (int x = int(Box<int>{int(int(sizeof(v)))}.template as<short>()); x < int(this->val_()); ++x) { for (auto k : {eat([this] __device__  (long c) BODY( )), 2}) { eat([k, w, this] __host__ __device__  (unsigned, int (a), int e) { int y = n; (void)(int(i)); (void)(P{.a = int(int(i)), .b = 1}.a * val_()); return int(int(*"k")); }); } }
    return (int(Box<decltype(int(sizeof(v)) + 1)>::size));
  }
  template <class M> int m5(Box<M> c, typename Box<M>::type z);
};
template <class M> int C1::m5(Box<M> c, typename Box<M>::type z) {
    eat([=, p = *this, s=Box<int>{int((x))}] DEV (h::Int a) { struct L6 { int t; int mm(int b) { return t + b; } enum { ee }; }; (void)L6{1}.mm(int(int(true and x))); (void)sizeof(SECOND(s.v, a)); auto z = [j = *this] NOTHING __device__  (int (b)) {  }; return int(int(*"a")); });
    try { eat([=] HD  () { int (P::*u)(int) const = &P::m; return int((P{1, 2}.*u)(1)); }); } catch (int e) { eat([=, q = static_cast<long>((int(c.v), n))] __device__  (int (*e)(int)) BODY( return int(int(*"q")); )); }
    ;
    int v = (this->val_(), x);
    return (eat([=, *this] __device__  (const int &c, P j, h::Int d) -> decltype(g::gv) { eat([] __device__ __host__  { (void)((Int)n); return int(int(Box<decltype(a + 1)>::size)); }); return int(({ int e = int(v) + 1; e; })); }));
}
namespace ns12::in {
template <class X, class W = int> auto f9(W (q)[3], decltype(1 + 1) y, int (*w)(int), W const *const e) -> int {
  try { int b[] = { eat([=] PASS(__device__) () -> h::Int {  return int(fn(a)); }), eat(HDLAMBDA(int a) -> unsigned long int { (void)(static_cast<int>(static_cast<decltype(y) *>(nullptr) != nullptr)); enum { m = 3 }; (void)(P{.a = int(int(((int(*e))))), .b = 1}.a); return int(k & int(*e)); }) }; (void)b; } catch (int j) { eat([] __attribute__((device))  () -> const int { (void)(int(requires { 0 + 1; })); return int(fn(n, n)); }); } catch (...) { }
  (void)(eat([=] __attribute__((device)) (const auto &s, int (b)) mutable { if (int d = int(P{int(b), 2}.b); sink(n, n)) { (void)(int(s)); } else { (void)(ga); } return int(int(q[0])); }) + eat([=] __attribute__((device)) (unsigned) { { using namespace g; (void)(w(1)); } return int(({ int c = int(ga) + 1; 1'000; })); }));
  auto x([=] __device__  () mutable -> int { struct L10 { int c; int mm(int b) { return c + b; } enum { ee }; }; (void)L10{1}.mm(int(ga)); return int(PASS(fn)(a)); });
  (k, int(sizeof(STR(w))));
  (void)(int(q[0]) ? eat(LAMBDA () __attribute__((unused)) { if (int r = int(int(q[0]) - int(*e))) { (void)(k); } if (int r = int(ga)) { (void)(a); } }) : eat([=] __attribute__((device))  (int (*k)(int)) {  return int(int(((int(*e))))); }));
  { auto u = ([=] __host__ __device__  (P r) { IF(y) { (void)(ga); } return int(int(int(sizeof(x)))); }); ; }
  lb11: ;
  (void)(eat([w] __device__  () {  return int(int(*"w")); }) + eat([=, n=&g::gv, v=P{.a = int(y), .b = 1}.a + k] __device__  (int s) { auto && p = ([=] ATTR_D  (h::Int u) -> long { { using namespace g; (void)(y); } int y = tf<k>(2); PASS(eat([w, a = Box<int>{int(w(1))}, m = nullptr, y] __device__  () mutable {  })); return int(w(1)); }); k; }));
  return (w(1));
}
}
#define mu13_BODY(i, ...) [=] __device__ (int i) { __VA_ARGS__ }
void mu13(int c, int k) {
  eat(mu13_BODY(c, int z_ = c; fn(z_, k);));
}
extern "C" { void od14_c(int v) { eat([=] __device__ { return v; }); } }
extern "C" int od14_d(int x) { return eat([x] HD { return x; }); }
struct B17 { int x; static int v; HD int bf(int q) const { return q; } protected: int prot; };
class C16 : public B17 {
public:
  int k = 1; enum { w = 4 };
template <template <class> class CC1, class T1> class C18 {
public:
  int p = 1;
  int n[3];
  union { int q; float a; };
  void m19(typename Box<T1>::In z) const {
    auto && n = [=, *this] __device__ (auto &&j) { const int a = int((Int)(077)); };
    for (int z = int(q); z < int(Arr<2>{}[0]); ++z) { int ((u))(int(eat(n))); const int r{g::gc}; }
    const int u = g::gc;
    int d[2][2] = {};
    switch (int t = int(tf<u>(eat(n))); t) { case u: { (void)(Box<int>{int(Int(ga))}.template as<short>()); break; } default: (void)(t); }
  }
};
  auto m20(h::Int v, int e, Int w, int b) const -> int {
    (void)((Box<Box<int>>{{int(k)}}.v.v));
    Acc<int> j{int(int(Box<decltype(this->k + 1)>::size)), 2, 3};
    (void)((Box<int>{int((*this).k)}.as<int>()));
    return ((*this).k <= w);
  }
  int m21(int (P::*i)(int) const, int *__restrict__ k) {
    (!a, Arr<w>{}[0]);
    eat([i] __device__ (int t) {  return int(2 || n); });
    (void)new auto([i, k, *this] __attribute__((host)) __attribute__((device))  () mutable { (void)(a < k[0]), (void)(a > w); ga; });
    return (1'000 > ga);
  }
  operator int() {
    { if (auto b_ = [=] ATTR_D  (long q, const auto &p) {  a; }; sizeof(b_)) { } else { eat(b_); } (void)((int)w); }
    return 1;
  }
};
#line 1133
template <class D> struct Crtp24 { int own; HD const
D &self() const { return static_cast<const D &>(*this); }
  int go25(Wrap<Box, int> x, int j, D *u, D e) const {
    auto z =
[e, this] __host__
__device__  ([[maybe_unused]] int v) { (void)(sink(own)); return int([&](h::Int c) noexcept { return int(2); }(int(k))); };
    (void)(fn(int(((own))), n));
    return 0;
  }
};
class C23 : Crtp24<C23> {
public:
  int w[3]; static constexpr int j = 3; int z = 1; union { int u; float q; }; using Own = int; HD int val_() const { return 1; } int val; HD int sf(int x) const { return x; }
  int m26();
  Own m27(ga_ns::Al s, int (*v)(int), const int m) const noexcept {
    static auto a_s28
= [=, d = Box<int>{int([&](h::Int q) mutable { return int(n); }(int(this->w[0])))}, x = 1.5f] ATTR_D (P v) { (void)((int)(tf<k>(s.a))); int(q); };
    { using namespace g; (void)(s.a); }
    while (int k = int([]() mutable { return int(ga); }())) { (void)(eat([=, *this] __attribute__((host)) __attribute__((device))   {  return int(h::Int(k));
}) + eat([k, this] __device__  (P x)
-> void { ; (void)([x](h::Int s, int j) -> int { return int(077); }(int(ga), int(u))); (void)(k); }));
break; }
    eat([] __device__  (auto &&s, const auto &j) { { using namespace g; (void)(int(s)); } return int(a); });
    (void)(n);

return ([&]() { return int(j); }());
  }
  void
operator()(g::IV c, int a) {
    { ; int (*c)[3] = &g::garr; }
    (void)(P{int(c.a), 1}.a) SEMI
    if (int q = int((*this).z)) { q; } else (void)(q);
    eat(KERNEL(k) { return k; });
    for (int n = int(fn(a, val)); auto u : g::garr) { for (auto i : {eat([] __host__ __device__ __host__ (int b, int (*a)(int)) mutable -> Int { (void)(P{.a = int(a(1) ^ j), .b = 1}.a); P r[2] = {}; return int(sink()); }), 2}) { eat([=] __device__ (h::Int n, auto &&z) { struct d { int s; int mf() { return s; } }; d
l30{1}; return int(Box<int>{int(int(q))}.template as<short>()); }); } }
  }
};
int C23::m26() {
    (void)sizeof(own /* 0 */);
    return (int(g::e1));
}
#line 174
namespace ns35 { namespace {
void f34(int (*(*q)(int))(long), int (*(*s)(int))(long)) noexcept {
  (void)(k ? eat([s] __host__ DEV  () -> decltype(g::gv) BODY(for (int p = int(k); p < int(Arr<k>{}[0]); ++p) { (void)(ga); (void)(k); } (1'000 || ga, static_cast<int>(static_cast<decltype(s) *>(nullptr) !=
nullptr)); return int(ga); )) : eat([=] __device__ __host__  (unsigned) mutable {  return int(a << a); }));
  eat2(Box<int>::size, [] PASS(__device__)  (int u) noexcept {  n; }, n);
  eat([=] __host__ __device__ __host__  (int a) mutable -> void { int q = n; });
}
}}
extern "C" { void od37_c(int i) { eat([=] __device__ { return i; }); } }
extern "C" int od37_d(int b) { return eat([b] HD { return b; }); }
void f39(int P::*v, P u, Int w, int &b) {
  eat([=] __device__  (const int &i) { Arr<k> e{}; u.m(1); });
  (void)(b);
}
template <class V, class W = int> inline void f40() noexcept(true) {
  auto k = ([] __device__ __host__ ([[maybe_unused]] int k) { k; (void)(n); [[maybe_unused]] int z = static_cast<int>(static_cast<decltype(k) *>(nullptr) != nullptr); });
  eat2(int(s\
izeof(k)), [=] __attribute__((host)) __attribute__((device))  (int (u), [[maybe_unused]] int i) { (void)(!a); }, P{.a = int(ga), .b = 1}.a);
  eat([=] __device__  (int c[3]) mutable {  return int(ga); });
}
namespace ns42 { using namespace g;
template <class T> void sp41(T d) {
  h::Fn &i = fn;
  switch (int v = int(sink(ga, k, a)); v) { case k: { do { (void)(int(d)); } while (false && static_cast<int>(static_cast<decltype(v) *>(nullptr) != nullptr)); break; } default: (void)(ga); }
}
template <> void sp41(int q) {
  const auto [x, w] = P{int((ga < a)), 2};
  (void)(int(w)) SEMI
}
}
