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
namespace ns7 { namespace {
namespace od5 { int w = 1; namespace in { int s = 2; void go(int q_) { eat([=] __device__ { return w + s + q_ + in::s + od5::w; }); using od5::w; eat([=] __device__ { int s = w; return s + q_; }); } } }
}}
namespace ns20::in {
template <class T> int od16_v = eat([] __device__ (T t) { return t; });
template <class T> using od16_al = Box<T>;
void od16(od16_al<int> x, od16_al<od16_al<long>> *q) { eat([=] __device__ { return x.v + q->v.v; }); }
}
#define mu21_T(x) x; x
#define mu21_S(x) #x
#define mu21_N(x)
void mu21(int c, int q) {
  mu21_T(eat([=] __device__ { return c + q; }));
  const char *s_ = mu21_S([=] __device__ { return c; });
  mu21_N([=] __device__ { return c; });
  eat([=] HD { return *s_; });
}
template <class V, int N> requires (sizeof(V) > 0) __host__ __device__ void f23(int (*(z))[3], int d(int), List<V, int> m) noexcept(true) {
  (void)((*z)[1]);
  eat([m, d] PASS(__device__) (const auto &c) noexcept(noexcept(1)) { (void)((n, int(c)) < ga), (void)(int(sizeof(m)) > n); IF(d(1)) { (void)(k); } [[maybe_unused]] int y = int('d' + ga); });
  for (int s = int(fn(int(sizeof(m)))); auto q : g::garr) { ; }
}
__host__ auto f24() -> void {
  for (int p = int(fn(k, n)); p < int(static_cast<int>(a)); ++p) { (void)(Arr<k>{}[0]); const auto & b = [p] __device__ (int w) noexcept(noexcept(1)) {  return int([&]() mutable { (void)(p); (void)(p); return int(w); }()); }; }
  (void)new auto([] __device__ (auto &&q, int (u), int t) { int z = k; return int(fn(3, 7)); });
  static_assert(3 > 0, "v");
  auto j = [] __device__  (int b) { eat2(fn(n), [b] __device__ __device__   { Arr<2> r{}; (void)(r[0]); int j = [=](int u) { return int(r[0]); }(int(k)); k; }, a); };
}
static void f26(const int &s, int z, short unsigned e, ::g::deep::D::In y) {
  if (int u = int((s < k))) { PASS(auto c_ = HDLAMBDA() { Acc<int> z{int(P{int(n), 1}.b), 2, 3}; if (int u = int(sink(n, k))) { (void)(n); } else if (y.b) (void)(u); (void)(int(Box<decltype(n + 1)>::size)); return int(s <= n); }); (void)sizeof(c_); }
  (void)(s ? eat([=, x = Arr<k>{}[0], d=int(*"z") + int(((k)))] ATTR_D  (long u) -> void { (void)(y.b); (void)(e); eat([=] __attribute__((host)) __attribute__((device))  (int (w), const int &e, P s) BODY({ using namespace g; (void)(a); } (void)(fn(int('y' + u), e)); return int(u | y.b); )); }) : eat([=] MAYBE  () -> void { for (auto p : g::garr) { (void)(z); } }));
  (void)new auto([s, e] __attribute__((host)) __attribute__((device))  (long u) { (void)(int(*"s")); });
  eat([=] __device__  (P b, P p, int y) mutable {  return int((k)); });
  int (&v)[3] = g::garr;
  for (int t_ = eat([y, s, e] __host__ DEV  (int (v), int t, int const q) BODY((void)(({ int t = int(ADD(1'000, e)) + 1; ADD(ga, 2); })); for (int p = int((q, n)); p < int(fn(k, ga)); ++p) { (void)(a); } (void)(int(Box<decltype(t + 1)>::size)); return int(e); )); t_ < eat([=] __attribute__((device))  (unsigned, [[maybe_unused]] int u) { int i = Box<int>{int(y.b)}.as<int>(); }); ++t_) { eat([s, v, j = (k)] __device__  () { (int(*"v"), s - s); int (P::*p)(int) const = &P::m; }); }
}
int f27(int k, int (&j)[3], int *const c, Arr<g::gc, long> y) noexcept {
  PASS(auto x_ = [=] __host__ __device__ (int x[3], int) noexcept(noexcept(1)) { int d = (0x10); \
 return int(tf<3>(d)); });
(void)sizeof(x_);
  decltype(n + 1) q = // it's " odd
1;
  auto n = /* c */ ([k, j] __attribute__((host)) __attribute__((device))  (long t) { (void)(int(int{} + j<:1]));
return int(k); });
  auto && v{[=] __host__ __device__  (int j) -> void <% int (&c)(int) = fn; (void)((c(1) < ga)); eat([=] { return k; }); }};
 //\
 continued 
(void)(int(Box<decltype(eat(v) + 1)>::size));
  if (auto \
 w_ = [q] __host__ __device__
__host__ (int e,
P v) -> void { IF(e) { (void)(int(q)); } }; sizeof(w_)) { } else { eat(w_); }
  auto && z{PASS([=]) __device__(int const a, unsigned) mutable {  return int(k); %>%>;
  return (int(int{} + ga));
%>
inline void f28(g::E b) noexcept(false) {
  eat(LAMBDA (int
(*v)(int)) {  });
  (fn(k, 077), int('b' +
int(b)));
  (void)(int(((n))));
  PASS(auto y_ = [=] __device__  { auto && [r, i] = P{int((n)), 2}; auto t = [b, i] __attribute__((host, device))  (int c) {  a; }; const auto b = int(((int(i)))); }); (void)sizeof(y_);
  (void)(eat([=] DEV  () -> void BODY((int(false and a), [&]() { return int(ga);
}()); )) + eat([=, a=10'000L] __device__ (P b) {  return int(b.a); }));
  (void)(int(b) ? eat([b] __device__ () -> long { for (auto e : {eat([] __device__ __device__  (long p) mutable { ; Box<int> j{int(1)}; return int(tf<k>(p)); }), 2}) { eat([] __device__ (h::Int q, int (*s)(int)) { Box<int> v{int(1)};
return int(n * s(1)); }); } (void)(n) SEMI (void)(int(((int(b))))); return int(int(int{}
+ n)); }) : eat([b] __host__ __device__  (int (*j)(int)) noexcept(noexcept(1)) -> h::Int { (void)(int(Box<decltype(ga + 1)>::size)); (void)(j(1)); int *u = &g::gv; return int(n); }));
}
