// std: 17
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
__host__ int f1(int v, X k, int *const w) {
  switch (eat([k, y = &g::gv, w] __attribute__((device))  (unsigned) {  return int(y[0]); })) { case 1: eat([=] __host__ __device__ __host__ (int j[3], int (*y)(int)) -> void { typedef int u; u y2{}; { using namespace g; (void)(n); } y(1); }); break; default: eat([w, v, c=Box<int>{int(a <= k.a)}, k, r = Box<int>{int(-v)}] __device__  (int const e, h::Int z) { (void)(Int(Arr<3>::n)); }); }
  if (auto p_ = [v] DEV (long r, int (*y)(int)) { (void)(eat([=] MAYBE  () { ; int ((t))(int(sink(0))); y(1); return int(int(*"v")); }) + eat([v] __attribute__((device))  (int) noexcept(true) {  return int(v); })); int k[3] = {1, 2, 3}; }; sizeof(p_)) { } else { eat(p_); }
  { auto q = [k, w, v] DEV  (int (*y)(int), h::Int n, int s) {  return int(*w); }; eat(q); }
  FORALL(u, 3, (void)(a));
  extern int a;
  try { eat([=] __device__ () { int (&c)(int) = fn; return int(fn(3)); }); } catch (int z) { eat([] __device__  (int y[3]) { (void)(int(((n)))); FORALL(d, 3, auto z_ = [=](int b_, int c_) { return ga; }; z_(1, 2)); { using namespace g; (void)(y[1]); } ga; }); }
  const auto e = [] __attribute__((device)) (const auto &p) -> typename Box<int>::type { int b{int(a == ga)}; return int([](const int &a, int w) -> int { (void)(w); (void)(a); return int(10u); }(int(n), int(int(p)))); };
  return (!a);
}
template <class T> void sp3(T x) {
  (void)(n /* x */);
  (void)([&]() mutable { (void)(n); return int(0); }());
}
template <class T> void sp3(T *v) {
  static auto q_s4 = [] __host__ __device__ __host__ (int u) {  };
}
auto f5(g::v1::IV r, int w, int (*q)(int)) noexcept(false) -> int {
  auto b = ([=] ATTR_D  (const auto &a, [[maybe_unused]] int k) -> Box<int>::type { delete new int(k); return int(P{int(1'000), 2}.m(1)); });
  (int(Box<decltype(eat(b) + 1)>::size), k);
  delete new int([](int y, int s) { (void)(ga); (void)(s); return int(a); }(int(n), int(r.a)));
  eat(PASS([=] DEV) (int (*w)(int), auto r, int a) { do { (void)(k); } while (false && int(((w(1))))); return int(::k); });
  auto && z = [q, w, b] PASS(__device__)  (int c) -> int { (void)(int(*"q")); return int(Arr<k>{}[0]); };
  return (eat([] HD (unsigned, int d, const int &x) { int c; c = (long)(d); struct L6 { int m; int mm(int b) { return m + b; } enum { ee }; }; (void)L6{1}.mm(int(alignof(decltype(d)))); return int(P{int(c), 2}.b); }));
}
[[nodiscard]] int f7(int k) noexcept(true) {
  while (int a = int(n)) { FORALL(y, 3, fn(ga, k)); break; }
  [&] { eat([k] __attribute__((device)) (const int &d) { (void)(3 | k + a); }); }();
  (void)(fn(077, ga) < k), (void)(ga > ga);
  static auto q_s8 = [k] __device__ __device__  () { eat(PASS([=] DEV)  {  }); };
  (void)new auto([k] __device__  (long m) { if (int n = int(ga /* m */); (m, a)) { (void)(a); } else { (void)(k); } decltype(auto) r = (k); (void)(P{int(+a), 1}.b); return int((a ? a : k)); });
  [&] { eat([] __device__ __device__  (h::Int z) mutable noexcept(true) { (void)(g::garr[1]); z; }); }();
  auto && v = [b = P{int(({ int u = int(n) + 1; k; })), 2}, k] __device__  (const int &c, auto &&v) {  return int(int(v)); };
  while (eat(LAMBDA  { eat([k = true, b = int(sizeof(v))] MAYBE  (int q, int i, const int &e) mutable -> decltype(1 + 1) {  return int(q); }); using ty9 = decltype(ga); (void)((h::Int)(n)); return int(k); })) break;
  return ((Int)(a));
}
__host__ int f10(int (*j)(int), int z, g::deep::Ptr q, ga_ns::Al n, ...) noexcept;
__host__ int f10(int (*j)(int), int z, g::deep::Ptr q, ga_ns::Al n, ...) noexcept {
  (void)(int(((z))));
  static const int w = 4;
  eat([e((k))] NOTHING __device__  (const int &n) noexcept(noexcept(1)) { static_assert(k > 0, "j"); (void)((k // it's " odd
< ga)); return int(sink(2, n)); });
  for (int m_ = eat([=] NOTHING __device__  (int x[3]) { delete new int(int(Box<decltype(a + 1)>::size)); }); m_ < eat([=] ATTR_D  (P z) { (void)(fn(n.a /* n */)); n.a; }); ++m_) { eat([=] __attribute__((host)) __attribute__((device))  () noexcept { (void)(a); q->a; }); /* [=] __device__ { */ }
  Arr<2, long> i{};
  struct d { int b; int /* [=] __device__ { */ mf() { return b; } }; d l11{1};
  int a[2][2][2] = {};
  { const auto & n{[=, t = Box<int>{int(sink(z, ga))}, r=P::sa] NOTHING __device__  (auto a, int q, int n) { lb12: ; (void)(int(*"i")); const auto & r = [=] __device__ __host__ (h::Int t, P j) { for (;;) { break; } return int(j.a); }; return int(P{int(ga), 2}.b); }}; (void)new auto([=, s = P{int(int(Box<decltype(k + 1)>::size)), 2}, j=FIRST(3, 'c')] PASS(__device__)  ([[maybe_unused]] int a) -> decltype(g::gv) { (void)(7 & int(sizeof(n)) /* } ) ; 
 */ == w); return int(k); }); }
  return (j(1));
}
__host__ __device__ int f13(ga_ns::Al i, Wrap<Box, int>
q) {
  eat([=] __attribute__((host)) __attribute__((device)) (long s) { (void)([=](int k) { return int(q.c.v); }(int(i.a)));
IF(k) { (void)(k); } return int(int(int{} + k));
});
  (void)(tf<k>(q.c.v));
  try { eat([q] __host__ DEV ([[maybe_unused]] int y) -> Int {  return int(y); }); } catch (int n) { eat(HDLAMBDA
(h::Int b) { (void)(int(((q.c.v)))); int c = n & n; lb14: ;
return int(0 && n); }); }
  FORALL(u, 3, int
q_ = n, r_
= q.c.v; fn(q_, r_));
  eat([=] PASS(__device__)   { (void)(fn(SECOND(ga, i.a)));
{ (void)(k); (void)(n); } (void)(P{int(static_cast<int>(static_cast<decltype(i) *>(nullptr) != nullptr)), 2}.m(1)); return
int(n); });
  while (int e = int(n)) { ; break; }

switch (eat([=, d=int(Box<decltype(a + 1)>::size), x(q.c.v)] __device__ __device__  (int) -> void { q.c.v; })) { case 1: eat([i, q] HD  (int (*z)(int)) { (void)(fn(k, q.c.v ^ a)); constexpr const char
*i = "s"; for (auto c : g::garr) { (void)(n); } return int(int('z' + ga)); }); break; default: eat([=, i(int(((q.c.v))))] PASS(__device__) () {  return int((ga, a)); }); }
  return (Box<int>{int(a)}.as<int>());
}
extern "C" { void od15_c(int d) { eat([=] __device__ { return d; }); } }
extern "C" int od15_d(int t) { return eat([t] HD { return t; }); }
#define mu17_LIST(V) V(p) V(u) V(zz)
#define mu17_ONE(nm) int mu17_use_##nm(int nm) { auto l = [=] __device__ () { return nm; }; return eat(l); }
mu17_LIST(mu17_ONE)
#undef mu17_ONE
#define mu18_CAT(a_, b_) a_##b_
#define mu18_C2(a_, b_) mu18_CAT(a_, b_)
void mu18(int m_1, int i_1) { eat([=] __device__ (int mu18_C2(m, _2)) { return mu18_C2(m, _1) + mu18_CAT(m, _2) + mu18_CAT(i, _1); }); }
#undef mu18_CAT
static auto f19(int v) -> int {
  for (int n = int((Box<Box<int>>{{int(v)}}.v.v)); n < int([=](const int &z) { (void)(z); (void)(v); return int(k); }(int(n))); ++n) { auto b = [] __host__ __device__  (int (*w)(int)) mutable { const int n = 2; (void)(k /* w */); return int(fn(ga, k)); }; auto i = int(*"n"); }
  (void)(Arr<k>{}[0]);
  (void)((sink(k, 0, ga)));
  static_assert(k > 0, "q");
  for (auto c : {eat([v] __device__ __host__  (h::Int t, [[maybe_unused]] int e) mutable { int (p) = [](int t) mutable { return int(a); }(int(v)); return int(fn(e)); }), 2}) { eat([c, v] __device__  () {  }); }
  [=]() mutable { auto x = [b=a + v] __device__ (int const y, auto &&n, int z) { int (&c)[3] = g::garr; (void)((c[1])); (void)(int(*"y")); return int(fn(k)); }; return eat(x); }();
  if (int a = int(int(((v)))); k << k) { [&] { eat([] __attribute__((device)) () {  return int(fn(n, 0)); }); }(); } else { auto && e{[v] PASS(__device__)  (int (x)) { (void)((v < x)); return int(Arr<k>{}[0]); }}; }
  eat([v, n=P{int(int(true and v)), 2}, e = &g::gv] MAYBE (int u) { { using namespace g; (void)(n.a); } (void)(a - ga); return int(EVAL(PASS, v)); });
  return (eat([=, a(Box<int>{int(k | ga)}), i(P{int((Box<Box<int>>{{int(k)}}.v.v)), 2})] PASS(__device__)  (const int &c) { [&] { eat([i] __host__ __device__ (int (*a)(int)) mutable { for (int j_ = eat([=] __device__  (h::Int m, int) noexcept {  }); j_ < eat(PASS([=]) HD BODY( i.a; )); ++j_) { eat([=] DEV  (int q, int j, auto c) mutable {  return int(Box<int>{int(q)}.get()); }); } (void)(ga /* i */ < k), (void)(i.m(1) > i.a); return int(P{int(ga), 1}.b); }); }(); return int(Box<int>{int(1)}.as<int>()); }));
}
template <typename V> static int f27(typename Box<V>::In m, Box<Box<int>> d) noexcept(true) {
  PASS(eat([=] MAYBE  () -> long { (void)(int(Box<decltype(ga + 1)>::size)); (void)(-d.v.v); return int(n); }));
  struct L28 { int y; int mm(int b) { return y + b; } enum { ee }; }; (void)L28{1}.mm(int(int('m' + ga)));
  eat([d] __host__ DEV  () { (void)(ga) SEMI n; });
  { auto p = CAPTURE()  { { using namespace g; (void)(k); } a; }; eat(p); }
  auto w{[m, d] ATTR_D  ([[maybe_unused]] int t) -> Int {  return int(int(((ga)))); }};
  PASS(eat([=] ATTR_D (int q) mutable BODY( return int(d.v.v); )));
  return ((int(sizeof(w)), k));
}
namespace {
__host__ __device__ void f31(size_type a) {
  for (int v = int(n); v < int(sink(0, k)); ++v) { FORALL(t, 3, auto z_ = [=](int b_, int c_) { return ga; }; z_(1, 2)); auto s([v, a] __device__ __host__  (int r, const int &m) -> void {  }); }
  const auto c{[a] PASS(__device__)  () mutable { (void)((ga & int(a) ? (Int)n : static_cast<int>(static_cast<decltype(a) *>(nullptr) != nullptr))); return int(static_cast<int>(static_cast<decltype(a) *>(nullptr) != nullptr)); }};
  (void)(n);
  PASS(auto p_ = PASS([=]) __device__  { eat([=] __device__ __device__  (unsigned) BODY(do { eat([=] __attribute__((host, device))  (const int &p) -> decltype(g::gv) {  return int(int(false or ga)); }); } while (eat([t(3 <= int(a)), i=(int(*"c")), c, a] NOTHING __device__  () {  return int(t); }) && false); delete new int(int(sizeof(c))); return int((n ? 10u : n)); )); }); (void)sizeof(p_);
  (void)new auto([a] NOTHING __device__  (const int &w, int j) -> void { constexpr int e = 2; });
  eat([=] __device__ __host__   {  });
  const auto n = [d=2.5] __device__  (long m, h::Int j) {  };
}
}
