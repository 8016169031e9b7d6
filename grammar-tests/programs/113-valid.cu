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
namespace ns2 { inline namespace v2 {
#define mu1_LIST(V) V(c) V(v) V(zz)
#define mu1_ONE(nm) int mu1_use_##nm(int nm) { auto l = [=] __device__ () { return nm; }; return eat(l); }
mu1_LIST(mu1_ONE)
#undef mu1_ONE
}}
class C3 {
public:
  int x = 1; P j;
  void m4(const P *i) {
    (void)new auto([] __host__ DEV  (int k) -> const int {  return int([=]() { return int(ga); }()); });
    eat([i, this] ATTR_D (int c) __attribute__((unused)) {  return int(this->j.m(1)); });
    eat([this] __host__ DEV  (int) { (void)(EVAL(PASS, (x < x))); ; (void)(Arr<k>{}[0]); });
  }
};
namespace ns6 { namespace {
__host__ __device__ int f5(int *s, h::Arr3 &q, int w, int i) {
  int a[] = { eat([] __device__ __host__  (int p, const int &v) -> void { do { (void)(v); } while (false && [](const int &r) mutable { int q = ADD(ga, n); (void)(n); return int(r); }(int(n))); v; }), eat([=] HD () { (void)([&s, &i](int w, int q) { return int(n); }(int(w), int(w))); }) }; (void)a;
  for (int e_ = eat(LAMBDA (auto &&i) -> void BODY( )); e_ < eat([a, w, s] NOTHING __device__  (h::Int t) {  return int(ga); }); ++e_) { eat([=] __host__ __device__  (int) { Arr<2, long> a{}; (void)sizeof(n + n); if (int i = int(i); fn(q[1], s[0])) { int (P::*v)(int) const = &P::m; } else { P a{int(s[0]), 1}; } return int(PASS(fn)(*s)); }); }
  auto && u = [i, s] __device__ __device__ (int (b)) noexcept(true) { (void)([v = int(n)]() -> int { return int(0); }()); (void)(int(((s[0])))); (void)(ADD((i < b), fn(n))); return int(k ^ n); };
  eat([=] DEV  (h::Int v, int) { P z[2] = {}; return int(Box<int>::size); });
  (void)((n < k));
  constexpr auto n = 4;
  (void)(i);
  switch (int w = int(({ int c = int(1) + 1; w; })); w) { case k: { (void)(P{int(i), 1}.b); break; } default: (void)(a[0]); }
  return (eat([w] NOTHING __device__  (unsigned, unsigned, int (n)) { if (eat([=] __device__  (int (c), int x, int n) __attribute__((unused)) {  return int(c); }) == 10u | ga) { (void)(ga); } return int(fn(w)); }));
}
}}
void f7() noexcept;
void f7() noexcept {
  const auto u([=] __device__ (int y) mutable {  return int(a /* y */); });
  (void)(int(ga));
  (void)(int(Box<decltype(int(sizeof(u)) + 1)>::size));
  (void)(k ? eat([u, d=static_cast<long>(!a), q=([=](h::Int p, const int &t) { (void)(t); (void)(eat(u)); return int(a); }(int(a), int(int(sizeof(u)))))] __device__   { for (int i = int(SECOND(int(d), 42)); i < int([=]() -> int { return int(ga); }()); ++i) { int k[2][2] = {}; } }) : eat([=] ATTR_D  (h::Int z, long r) { (void)(k || ga); return int(static_cast<int>(static_cast<decltype(r) *>(nullptr) != nullptr)); }));
  auto q = ([z(int(((eat(u)))) + (1'000)), i=10'000L] DEV (const auto &j, int, int u) {  return int(n + k); });
  (void)((ga, k));
  (void)sizeof(int(2));
  int a[2][2][2] = {};
}
void mu8(int m, int d) {
#ifdef __CUDA_ARCH__
  eat([=] __device__ { return m; });
#else
  eat([=] __host__ __device__ { return d; });
#endif
#if defined(__CUDACC__) && !defined(NEVER_DEFINED_X)
  eat([d] __device__ { return d; });
#endif
  eat([=] __device__ {
#ifndef __CUDA_ARCH__
    return m +
#else
    return d +
#endif
      m; });
}
#define mu9_CAT(a_, b_) a_##b_
#define mu9_C2(a_, b_) mu9_CAT(a_, b_)
void mu9(int a_1, int u_1) { eat([=] __device__ (int mu9_C2(a, _2)) { return mu9_C2(a, _1) + mu9_CAT(a, _2) + mu9_CAT(u, _1); }); }
#undef mu9_CAT
int f10(Arr<g::gc, long> y, const int t) {
  (void)(int(*"y"));
  (void)(t < t);
  return (int(int{} + int(y[0])));
}
template <template <class> class C, class T> struct C14 {
  static constexpr int y = 3; P i; HD int val_() const { return 1; }
  int operator-=(An b) noexcept {
    eat([=] __device__ () noexcept { (void)(~a); return int(a > y); });
    FORALL(x, 3, fn(b.a, n));
    return ([m{int(y)}](int t) { return int(k); }(int(a)));
  }
};
#define mu31_LIST(V, A) V(A, int) \
  V(A, long)
#define mu31_ONE(A, T) void mu31_##T(T a, int t) { eat([=] A (T q) { return t + q + a; }); }
mu31_LIST(mu31_ONE, HD)
#line 1129
#define mu32_D(x) x
#define mu32_A mu32_D(__device__)
#define mu32_C [c mu32_E, d] mu32_A
#define mu32_E
void mu32(int c, int d) { auto l_ = mu32_C (int q_) { return c + d; }; eat(l_); }
#line 134
