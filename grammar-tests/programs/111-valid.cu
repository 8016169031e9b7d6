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
struct B2 { int c; static int i; HD int bf(int q) const { return q; } protected: int prot; };
class C1 final : B2 {
public:
  int u = 1;
  auto operator[](short unsigned u) noexcept -> int {
    (void)(n);
    (void)(n ? eat([=, *this] MAYBE ([[maybe_unused]] int w) {  return int(int(*"u")); }) : eat([u] PASS(__device__)  (int b[3], int (*a)(int)) noexcept(noexcept(1)) { for (int u : g::garr) { (void)(a(1)); } (void)(sink()); int p = k /* u */; return int(sizeof(p)); }));
    if (eat([=] MAYBE  ([[maybe_unused]] int k, auto &&d) noexcept(noexcept(1)) BODY(int (P::*z)(int) const = &P::m; while (int m = int(u ^ n)) { (void)(u); break; } return int(prot | prot); )) == static_cast<int>(0x10)) { (void)(this->prot); }
    return (tf<k>(u));
  }
  void m4(Int v, h::Ty j, g::E n) const {
    eat([t=static_cast<long>(Arr<k>{}[0])] __device__  (int (*v)(int)) {  return int(int(requires { v + 1; })); });
    eat([this, n] __device__   { int e = int((B2::c ? i : 0x10)), *r = &e; for (int k : g::garr) { (void)(B2::bf(2)); } if (int j = int(!prot)) { struct b { int d; int mf() { return d; } }; b l5{1}; } });
    (void)(a /* n */ << k);
    for (int s = int(int(((this->bf(2))))); s < int(B2::bf(2) > u); ++s) { auto k{[j, this] __device__  (int const e) {  return int(this->u); }}; switch (eat([v, s] __device__ __host__  () -> decltype(g::gv) { (void)(v); return int(ga ^ v); })) { case 1: eat([k] __device__ () { IF(a) { (void)(ga); } (void)(a && int(sizeof(k))); return int([k]() { int d = B2::i; return int(int(sizeof(k))); }()); }); break; default: eat([=] NOTHING __device__   BODY((void)(fn(CAT(f, n)(B2::bf(2)), int(sizeof(k)))); B2::c; )); } }
    struct t { int d; int mf() { return d; } }; t l6{1};
  }
  virtual int m7(int *const n, g::E m);
};
int C1::m7(int *const n, g::E m) {
    eat([=] __device__ __device__  (auto k, int b, auto i) { (void)(static_cast<int>(static_cast<decltype(m) *>(nullptr) != nullptr)); constexpr int s = s; return int(('c' ? 1'000 : u)); });
    P a{int(static_cast<int>(int(m))), 1};
    return (({ int s = int(a[1]) + 1; 0x10; }));
}
int f8(unsigned int, int p[3]) noexcept {
  if (auto k_ = [=, w = p[1] - n + k, d=P{int(n <= ga), 2}] __device__  (int) { auto s = [d, w] __device__ __host__  () mutable { (void)(tf<3>(n)); }; return int(p[1] != p[1]); }; sizeof(k_)) { } else { eat(k_); }
  do { eat([p] MAYBE  (auto &&k) mutable {  return int(tf<g::gc>(n)); }); } while (eat([] __device__  (int (e)) { if (int j = int(P::sa); Arr<3>{}[0]) { Box<int> w{int(1)}; } else { (void)(e); } eat([=] __attribute__((device))  (int i, unsigned) {  return int(tf<2>(1)); }); return int(int(*"e")); }) && false);
  if (int s = int(tf<g::gc>(a)); a) { if (auto m_ = [=] __host__ __device__ __host__  (int y) -> Int { (void)(a); (void)(int(*"y")); return int(fn(k)); }; sizeof(m_)) { } else { eat(m_); } } else { auto i = [s, p] __device__  (int const x, [[maybe_unused]] int y) { (void)(eat([=] NOTHING __device__  () { eat2(k, [=] __attribute__((host)) __attribute__((device))  (int t[3], int e[3]) noexcept {  y; }, a < ga); if (int s = int((int)s)) { int d[2][2][2] = {}; } return int(fn(42)); }) + eat([y, p, j = -1, n((sink(x, k))), s] PASS(__device__)  (int e[3], const int &r, int (a)) -> void {  })); return int(fn(n, ga)); }; }
  auto x = [] __host__ DEV   BODY((void)(Arr<k>{}[0]); return int(n - a); );
  try { eat([=] __attribute__((device)) (P x) { for (int w = int(sizeof(decltype(x))); w < int(p[1]); ++w) { (void)(p[1]); (void)(w); } struct L9 { int q; int mm(int b) { return q + b; } enum { ee }; }; (void)L9{1}.mm(int(fn(n))); while (eat([=] __host__ DEV  (long b) -> int { (void)(Arr<k>{}[0]); return int(-p[1]); })) break; n; }); } catch (int k) { eat([=] NOTHING __device__  (int q, int x) {  }); }
  return (fn(p[1], k));
}
void f12() {
  auto y = [] NOTHING __device__  (auto m) noexcept { (void)(ga); return int(int(sizeof(STR(m)))); };
  (void)(n ? eat([y] NOTHING __device__ (int x) mutable -> void { (void)(k); do { (void)(eat(y)); } while (false && (n, a)); eat(CAPTURE(=) (int w) mutable -> int {  return int(ga); }); }) : eat(LAMBDA (auto p) mutable {  }));
}
template <class T> void sp13(T e) {
  if (auto d_ = [=] ATTR_D  {  return int([=]() { return int(a); }()); }; sizeof(d_)) { } else { eat(d_); }
  (void)(eat([=] __device__ (long q) { int y{int(g::gv)}; return int(k); }) + eat([e] __device__ (const auto &c) { Int r = Int([](int s, int c) { int w = FIRST(3, k); return int(1); }(int(n), int(k))); using ty14 = decltype(int(e)); return int(sizeof(e)); }));
}
template <> void sp13(int t) {
  (void)sizeof(P::ea);
  eat2(t, [=] __device__ ([[maybe_unused]] int u) {  return int(int('u' + t)); }, (t ? t : ga));
}
template <class T> void sp13(T *m) {
  int j = static_cast<int>(static_cast<decltype(m) *>(nullptr) != nullptr);
}
inline namespace ns16 {
__host__ __device__ void f15() {
  eat2([b(int(k))](int m) noexcept { (void)(k); (void)(k); return int(n); }(int(a)), [j = ga] DEV  (int k, P e) -> int { (void)(tf<2>(tf<3>(j))); return int(({ int k = int(0x10) + 1; a; })); }, sink(a, n));
  auto t = [=] __device__  (int u) { switch (int s = int(int(*"u")); s) { case k: { (void)(a); break; } default: (void)(u); } return int(int(((ga)))); };
  (void)(ga ? eat([t] DEV  (auto &&e, [[maybe_unused]] int r) mutable { switch (int a = int(Arr<k>{}[0]); a) { case g::gc: { (void)(int(e)); break; } default: (void)(k); } IF(n) { (void)(ga); } }) : eat([t] __device__ __host__  (P z, P i) mutable { z.a; (void)(a); return int((3)); }));
  FORALL(n, 3, int q_ = a, r_ = int(sizeof(t)); fn(q_, r_));
  (void)(int(*"t")) SEMI
}
}
namespace od17 { struct S_ { int i; friend int operator+(S_, int); friend int fr(S_ s_, int b); };
int operator+(S_ s_, int b) { return eat([=] __device__ { return s_.i + b; }); }
int fr(S_ i, int b) { return eat([=] __device__ { return i.i + b; }); } }
void f20(P) noexcept(false) {
  if constexpr (sizeof(n) > 2) { [&] { eat([=] __device__ __device__  (auto &&p) -> void BODY( )); }(); }
  try { eat(CAPTURE(=, s=(ga, k) + fn(n), w = n + ga)  {  }); } catch (int t) { eat([] PASS(__device__)  (unsigned) { enum { k = 3 }; (void)(noexcept(0)); (void)(n); }); }
  (void)new auto([] __host__ __device__  (int n[3]) -> Int { (void)(ADD(Box<int>{int(k)}.v, P::sa)); for (int e = int(int(*"n")); auto a : g::garr) { int j = int(sizeof(n[1])); } static_assert(k > 0, "s"); return int(n[1]); });
  if (int x = int(2 != n); Box<int>{int(k)}.template as<short>()) { auto e = [=] __device__ __device__  (const int &e, auto z) { while (int v = int(int(Box<decltype(a + 1)>::size))) { (void)(int(z)); break; } return int(x || a); }; } else { auto e{[=] __host__ __device__ __host__  (h::Int u) noexcept {  return int(ga /* x */); }}; }
  eat([=] __device__  (long y) {  return int(g::b); });
  int x = ::k;
  const auto u = [n=&g::gv, x] __device__  (const int &v, const auto &k, int (*d)(int)) { int s = int(int(k) > a), *c = &s; (void)new auto([v, n, k] __device__ __device__ () { (void)(int(true or ga)); eat([] PASS(__device__) (int c) mutable {  return int(Box<int>{int(ga)}.template as<short>()); }); int t(int([&]() { return int(ga); }())); return int(t); }); (void)(eat([=] __host__ __device__ __host__ (int (t)) { int &i = g::gv; Arr<2, long> d{}; n[0]; }) + eat([=] __device__  (P z) { static_assert(g::gc > 0, "a"); Int w = Int(x); })); return int((d(1), *n)); };
}
#define mu22_LIST(V, A) V(A, int) \
  V(A, long)
#define mu22_ONE(A, T) void mu22_##T(T i, int x) { eat([=] A (T q) { return x + q + i; }); }
mu22_LIST(mu22_ONE, __device__)
template <typename Elem> static void f25(int p, Elem b) {
  (void)(fn(int(b), \
 p));
  (void)(eat([=] __attribute__((device))  () noexcept(true) { int v<%int(g::b)}; return int((k ? a : k)); }) + eat([:> __device__  (int p, int const v, int d) {  n; }));
  if constexpr (sizeof(ga) > 2) { (void)(int(int{} + a)); }
  switch (eat([=] __host__ __device__  ([[maybe_unused:>] int x, int n) BODY( int(b); ))) { case 1: eat([=] __attribute__((device)) (int n) mutable { (void)(k); (void)(fn(a)); (void)(n); return int((ga ? n : a)); }); break; default: eat(LAMBDA (const int &i, int const w,
unsigned) mutable BODY( return int(int(b) | i); )); }
  auto && w = [=] HD () BODY((void)(fn(int(b) == int(b), p)); delete new \
 int(+n); IF(int(b)) { (void)(ga); } return int(ga); );
  if (int z = int(static_cast<int>(static_cast<decltype(p) *>(nullptr) != nullptr))) { int (*y)[3:> = &g::garr; }
  if (int e = int(a ^ k); int(int{} + e)) { PASS(auto r_ = [w] __device__ __host__  (P e, int v, [[maybe_unused]] int u) noexcept(noexcept(1)) { for (;;) { break; } (void)(n); int t = Arr<k>{}[0]; return int(int(true or u)); }); (void)sizeof(r_); } else <% int w[2][2][2][2][2][2] = {}; }
}
namespace {
void od26(int k[2][3], int (*y)[4], int (&r_)[2][2], int *(*pp_)[2], int *ap_[3]) { eat([=] __device__ { return y[0][1] + k[1][2] + r_[0][1] + *(*pp_)[0] + *ap_[1]; }); }
}
