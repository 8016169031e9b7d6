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
inline namespace ns2 {
template <class T> void sp1(T z) {
  auto u = "q";
  eat2(int(int{} + n), [=, c = 1.5f] MAYBE  (auto q, [[maybe_unused]] int x) {  }, [](int z, int c) { return int(z); }(int(k), int(a)));
}
template <class T> void sp1(T *y) {
  static int z = 1;
}
}
void mu3(int v, int z) {
#ifdef __CUDA_ARCH__
  eat([=] __device__ { return v; });
#else
  eat([=] __host__ __device__ { return z; });
#endif
#if NEVER_DEFINED_X
  eat([z] __device__ { return z; });
#endif
  eat([=] __device__ {
#ifndef __CUDA_ARCH__
    return v +
#else
    return z +
#endif
      v; });
}
template <template <class> class C, class T> struct C4 {
  P w;
  int q = 1;
  int i = 1;
  HD int val_() const { return 1; }
  int m5(T (e)[3]) const {
    do { eat([e = &g::gv, *this] ATTR_D  (int const m) mutable -> void { (void)(int('e' + (*this).i) < q), (void)(n > a); }); } while (eat([e] MAYBE (int z, int d) { (void)(int(((n)))); return int(int(*"e")); }) && false);
    if (eat(CAPTURE(=) {  return int(fn(ga, n)); }) == this->q) { (void)(i); }
    if (eat([=, *this] __host__ __device__  (int (e)) { (void)(this->w.m(1)); return int(int('e' + q)); }) == (n < this->w.m(1))) { (void)(ga); }
    static auto p_s6 = [] NOTHING __device__  (int (v), int (*e)(int), auto n) { eat([=] __device__ () {  return int(int('n' + int(n))); }); eat([=] PASS(__device__)  (int (*i)(int), long w, P z) { auto u = [z] __device__ __device__  (int q, P t, int) mutable {  }; a; }); };
    return (eat([e, this] DEV  (int (s)) {  return int(int('s' + k)); }));
  }
  void m7(T x, int a) volatile {
    eat([=, r = (int(x))] __attribute__((device))  (h::Int a, int e, h::Int z) {  return int(int(sizeof(ga))); });
    const auto p = ([=] __host__ DEV  (int t) -> int { (void)(a ^ n); return int(077 && int(x)); });
    static auto y_s8 = [] __device__ __host__  () -> typename Box<int>::type { g::Ty i{}; ; (void)(k); return int(k > ga); };
  }
  static int m9(const T &q, int a, int w, volatile int y) noexcept {
    while (int q = int((a < int(q)))) { while (int j = int(y)) { static const int b = 4; break; } break; }
    (void)(eat([=] __host__ __device__ __host__   { do { (void)(k); } while (false && y); (void)([=] { return int(3); }()); a; }) + eat([y, z = y /* w */ + (n ? 3 : int(q)), x = (int(q)), q, w] __device__  () { eat([=] NOTHING __device__ (int) { ; return int((ga, z)); }); return int(x); }));
    if (eat([=] __device__  () -> void { for (auto j : {eat(PASS([=]) __device__ (int x) { (void)(k); return int(w); }), 2}) { eat([=, t=int(q) + static_cast<int>(int(q)), s=tf<k>(int(q))] __device__ ([[maybe_unused]] int k) mutable { int (P::*n)(int) const = &P::m; return int(k); }); } }) == k) { (void)(a); }
    int e = sink(y, ga);
    return (y);
  }
};
namespace {
void f10(int *__restrict__ n, An j, struct P &w, size_type a) noexcept {
  auto && i{[=] __device__ __device__  (int m[3]) {  return int(~m[1]); }};
  while (eat([j, n] __host__ __device__  (const int &z) { (void)(P{int(~ga), 1}.b); })) break;
  (void)(Int(int(a)));
  (void)(j.a);
}
}
namespace ns13 {
template <class T, int N> inline int f12(int q, int *n, T *r, int (P::*z)(int) const) {
  if (auto c_ = [r, n, q] __attribute__((host, device))  (int t) mutable {  return int((k < t)); }; sizeof(c_)) { } else { eat(c_); }
  for (int c_ = eat([] __device__  (long s) { (void)((N < k)); int ((m))(int(P{int(N), 1}.a)); m; }); c_ < eat([=] __device__   { if (int d = int((Box<Box<int>>{{int(k)}}.v.v))) { (void)(int(*r)); } else if (k) (void)(int(*r)); return int(Box<int>{int(int(*r))}.get()); }); ++c_) { eat([=] MAYBE  () {  ga; }); }
  { int q = int(*"q"); (void)([s{int(N)}]() { (void)(k); (void)(N); return int(2); }() < ga), (void)(n[0] > ga); }
  do { auto x = [z] __device__  (int (*d)(int)) { int (P::*p)(int) const = &P::m; constexpr auto q = 2; do { (void)(q); } while (false && Arr<q>{}[0]); (P{1, 2}.*z)(1); }; } while (false && static_cast<int>(static_cast<decltype(n) *>(nullptr) != nullptr));
  int a; a = q;
  auto e = [=] __attribute__((device)) (int i) {  return int(int('r' + q)); };
  auto c = [] __device__  (int r) { (void)(int(false and r)); for (int s : g::garr) { (void)(r); } int t = (ga < ga); return int(fn(k)); };
  return ((*n, N));
}
}
template <class T> struct C14 {
  int m15(An y, Arr<3> n, size_type e, T const *const z) noexcept;
  int m16(int w, h::Int y, void (*t)(int, char)) noexcept {
    auto i([i = a, t, m=static_cast<long>(ga), this, w] MAYBE  () { (void)(this->val_() && i ^ n); eat([s = sizeof(int), i(static_cast<long>(val_()))] __attribute__((device))  (unsigned, unsigned, int t) {  return int(fn(int(i))); }); lb17: ; return int(val_()); });
    return (eat([=] __device__  () __attribute__((unused)) {  return int(Arr<3>{}[0]); }));
  }
  void m18([[maybe_unused]] int j) {
    eat([this, j] __attribute__((host)) __attribute__((device))  (unsigned, [[maybe_unused]] int t) {  });
    eat2(a, [] MAYBE  (long e) {  return int(Int(a)); }, Box<int>{int(val_())}.template as<short>());
    [=]() mutable { auto d = [this, n = int(((a))), j, a=int(((n)))] MAYBE () {  return int(ga < p); }; return eat(d); }();
    (void)(ga);
  }
  int p = 1; using Own = int; HD int val_() const { return 1; }
};
template <class T>
int C14<T>::m15(An y, Arr<3> n, size_type e, T const *const z) noexcept {
    int d[2][2][2][2][2][2] = {};
    return (int(*"y"));
}
#define mu21_CLS(N, M) struct N { int M; void go(int z) { eat([=] __device__ { return M + z; }); } };
mu21_CLS(mu21_A, mm)
mu21_CLS(mu21_B, v)
template <template <class> class C, class T> struct C24 {
  void m26(int k(int),
const T &s) const {
    enum { a = 3 };
    while (int b = int(int(*"k"))) { (void)(a); break; }
  }
  void m27(Arr<g::gc, long> a, int *__restrict__ k) {
    { auto x{CAPTURE(=) () {  }}; eat([k, x] __attribute__((host)) __attribute__((device))  (int t, P b, const int &r) -> void { static_assert(2 > 0, "n"); using ty28 = decltype(b.a); t; }); }
  }
  int v = 1; union { int i; float n; }; HD int val_() const { return 1; } HD int later(); int lt25 = 2;
};
extern "C" { /* [=] __device__ { */ void od29_c(int w) { eat([=] __device__ /* [=] __device__ { */ { return w; //\
 continued 
}); } }
extern "C" int od29_d(int e) { return // it's " odd
eat([e] /* [=] __device__ { */ HD { return e; }); }
int (f33)() noexcept(true) {
  <:=]() mutable <% auto a = <::> __device__ () <% static_assert(k > 0, "q"); return int(ga); %>; return eat(a); }();
  try { eat([:> __attribute__((device)) (int j<:3:>) { IF(ga) <% (void)(ga); } for (auto & c : g::garr) { (void)(j[1:>); } k; %>); %> catch (int x) { eat(<:=] __device__ __device__  () {  return int(n); }); }
  return (n | k);
}
template <class D> struct Crtp35 { int own; HD const D &self() const { return static_cast<const D &>(*this); }
  int go36(D *q, int p) const {
    const auto & z = [] MAYBE (P y) BODY( return int(int(n)); );
    (void)(ga);
    return 0;
  }
};
class C34 : Crtp35<C34> {
public:
struct B38 { int d; static int q; HD int bf(int q) const { return q; } protected: int prot; };
struct C37 : private B38 {
  int a = 1;
  P p;
  int r = 1;
  int m39(struct P &q) && {
    [&] { eat([q, this] __host__ __device__ __host__  (int e) mutable -> unsigned long int { (void)(int(((this->d))) & q.b); if (int m = int(e)) { (void)(e); } else if (m) (void)(prot); return int(int(int{} + this->a)); }); }();
    return ((this->prot, d));
  }
  void m40(const int &n) {
    enum { k = 3 };
    auto y = ([=] __device__ __device__ (long s) noexcept -> unsigned long int { const int x = 2; return int(int(this->prot)); });
  }
};
  int m41() const {
    int w = n || a;
    (void)new auto([] __device__  (int) {  m; });
    return (eat([=] __attribute__((device))  (int q, int d, int (*j)(int)) noexcept -> Int { P u[2] = {}; (void)(u[0].a); return int(own /* j */); }));
  }
  static constexpr int m = 3; using Own = int; int val; HD int sf(int x) const { return x; }
};
template <class T> void sp42(T u) {
  P j{int((a)), 1};
  int b = ADD(ga, n);
}
template <class T> void sp42(T *x) {
  eat(KERNEL(t) { return t; });
}
