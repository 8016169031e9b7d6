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
namespace ns15 { namespace {
int f14(Wrap<Box, int> w, decltype(1 + 1) d) {
  eat(KERNEL(u) { return u; });
  (void)(int('d' + n) * a);
  IF(n) { (void)(d); }
  if (int i = int('c' > d)) { for (int k = int((Int)d); k < int(int(Box<decltype(i + 1)>::size)); ++k) { (void)(w.c.v); } } else (void)(i);
  (void)(w.c.v);
  (void)(w.c.v);
  (void)((int)d);
  int x[] = { eat([&w, &d] PASS(__device__)  () { ga_ns::Al q{}; int u = PASS(fn)(1'000); (void)(fn([](int z) { return int(1); }(int(ga)), int(*"d"))); return int(P{int(q.a), 2}.m(1)); }), eat([w] NOTHING __device__ (int y) -> long { (void)(tf<k>((w.c.v))); return int((Box<Box<int>>{{int(n)}}.v.v)); }) }; (void)x;
  return (eat([=] MAYBE  () -> decltype(1 + 1) {  return int(1 < w.c.v); }));
}
}}
int f16(int a) noexcept {
  (void)(ga);
  auto d = ([=, u = Box<int>{int(n)}] __attribute__((device))  (const int &a) -> Box<int>::type { const auto & z = ([=] NOTHING __device__  () mutable { FORALL(a, 3, auto z_ = [=](int b_, int c_) { return a; }; z_(1, 2)); Int n = Int(ga & u.v); int a = k; return int(Arr<k>{}[0]); }); return int(u.v); });
  enum { v = 3 };
  (void)(eat([=] MAYBE  {  return int(sizeof d); }) + eat(CAPTURE(=, b(static_cast<long>(static_cast<int>(static_cast<decltype(d) *>(nullptr) != nullptr)))) { (void)(int(((v)))) SEMI return int(eat(d)); }));
  auto c = [] __host__ DEV (P b) {  v; };
  return (int('d' + a));
}
class br17 { template <class T> static void go(T c) { eat([=] __device__ { return c; }); } template <class T> friend struct Fr_br17; void out(int b); protected: virtual void v() { eat([] __device__ { }); } };
void br17::out(int c) { eat([=] __device__ { return c; }); }
void br18(int b) { struct L_ { int a; void go() { eat([=] __device__ { return a; }); } }; L_ l_{1}; eat([=] __device__ { return l_.a; }); eat([l_, b] __device__ { return b; }); }
template <class T> class br19 { struct In { T n; }; struct In2 { void go() { eat([=] HD { }); } }; public: In mem_; void go(In b) { eat([=] HD { return b.n; }); } int b; };
template class br19<int>;
void f20() {
  PASS(auto x_ = [=, k = Box<int>{int(fn(a))}] PASS(__device__)  ([[maybe_unused]] int e, int q) mutable { (void)(P{int(q != ga), 2}.a); return int(a); }); (void)sizeof(x_);
  (void)(a ? eat([] __device__  (h::Int e) { (void)(Arr<k>{}[0]); int t = n; int (u) = CAT(f, n)(ga); return int(n < e); }) : eat([&] __device__  (const int &a) noexcept -> unsigned long int {  if constexpr (true) { (void)(k); } return int(int(Box<decltype(a + 1)>::size)); }));
  eat([] __device__ () mutable -> long {  return int(P{int(1'000), 2}.m(1)); });
}
void br21(int q, int p) { eat([=] __device__ { if constexpr (sizeof(int) == 4) return q; else return p; }); eat([=] __device__ { (void)q; if constexpr (true) { return q; } return 1; }); eat([=] __device__ { if constexpr (true) { int q = 1; return q; } else { return p + 1; } }); }
namespace ns38 {
template <class T> struct C22 {
  P z;
  union { int s; float d; };
  using Own = int;
  HD int val_() const { return 1; }
struct C23 {
  int b = 1;
  static constexpr int q = 3;
  HD int later(); int lt24 = 2;
  int m25(typename Box<T>::In c) {
    (void)(int(*"c") != k);
    eat([c, this] __host__ __device__ () { IF(q) { (void)(n); } (void)(Arr<q>{}[0]); for (;;) { break; } return int(ga); });
    do { eat([*this, c] __attribute__((host)) __attribute__((device))  ([[maybe_unused]] int p) {  return int(fn(p, 'c')); }); } while (eat([=] __device__  (h::Int t, int const m) {  return int(a); }) && false);
    return (static_cast<int>(static_cast<decltype(c) *>(nullptr) != nullptr));
  }
  static int m26() {
    try { (void)(fn(a <= ga, a > n)); } catch (int k) { (void)(k); } catch (...) { }
    if (auto j_ = [d(2.5), i = {1, 2}] MAYBE  () {  return int(Arr<3>::n); }; sizeof(j_)) { } else { eat(j_); }
    auto j = ([] __device__ __device__  () {  return int(tf<k>(q)); });
    auto i = [=] ATTR_D  (unsigned, unsigned, const int &e) -> int { static_assert(q > 0, "e"); return int(int(((int(sizeof(j)))))); };
    return (sizeof(decltype(j)));
  }
  void m27(T (&m)[2], ::g::deep::D::In a, void (*t)(int, char)) const {
    (void)(tf<k>(n) < b), (void)(int(m[1]) > k);
    (void)(eat([this, &a, t, m] DEV  (int p, long i, [[maybe_unused]] int e) noexcept(true) -> int {  return int(int(sizeof(i))); }) + eat([=, *this] PASS(__device__)  (int d) {  return int(FIRST(this->b, a.b)); }));
    struct L28 { int n; int mm(int b) { return n + b; } enum { ee }; }; (void)L28{1}.mm(int(int('m' + a.b)));
  }
};
  Own m29(int ((z)), ::g::deep::D::In x, int &&d) const noexcept {
    for (auto k : {eat(CAPTURE()(h::Int x) __attribute__((unused)) {  return int(k << k); }), 2}) { eat([=] NOTHING __device__  (int d, int (y), auto s) -> void {  }); }
    do { eat([d, x, z] ATTR_D  () { IF(z) { (void)(n); } if (auto j_ = [=] MAYBE  (int s[3]) mutable noexcept(noexcept(1)) { constexpr int z = 2; (void)(ga); }; sizeof(j_)) { } else { eat(j_); } return int(n); }); } while (eat([=, m(*this), t = &g::gv] MAYBE   { int k = d; P q{int(Arr<g::gc>{}[0]), 1}; (void)(int(true && a) | k); if constexpr (true) { (void)(z); } return int((k)); }) && false);
    (void)(({ int s = int((d, n)) + 1; z; }));
    if (int v = int(fn(1, s)); int('x' + v)) { if constexpr (sizeof(d) > 2) { (void)(ga); } } else { ; }
    return (eat(PASS([=]) HD(int b[3], int s, int (*u)(int)) -> void { decltype(x.b + 1) q = 1; { using namespace g; (void)(this->val_()); } int z = (x.b < k); val_(); }));
  }
  int m30(Box<int> s) {
    static_assert(k > 0, "y");
    (void)(static_cast<int>(sink()));
    Acc<int> x{int(tf<k>(ga)), 2, 3};
    using ty31 = decltype(this->z.m(1));
    return (eat([=] MAYBE (int u[3], const int &n) mutable {  return int(FIRST(3, int(d))); }));
  }
  void m32(int *__restrict__ k) noexcept {
    if (auto w_ = [k, *this] __device__  (long u) {  }; sizeof(w_)) { } else { eat(w_); }
    do { eat([=] NOTHING __device__   { (void)((n < n) | a); (void)((int(d) < n)); while (int c = int(fn(a))) { Arr<3> a{}; break; } }); } while (eat(HDLAMBDA (const int &x) {  return int(P{int(a), 2}.a); }) && false);
    lb33: ;
    auto i([=, u = Box<int>::size] __device__  (long i) mutable -> h::Int { (void)(int(int{} + i)); return int(Box<int>{int(a)}.as<int>()); });
    const auto & v = ([=] __attribute__((host, device)) () -> h::Int { struct L34 { int n; int mm(int b) { return n + b; } enum { ee }; }; (void)L34{1}.mm(int(::k)); (void)((Box<Box<int>>{{int(ADD(42, a))}}.v.v)); return int(Arr<g::gc>{}[0]); });
  }
};
template <class T> struct C22<const T> {
  int b;
  void m35(Box<T> z, Arr<2, T> const &k, int m) noexcept {
    FORALL(p, 3, (void)(n));
    eat([this] __host__ __device__ (unsigned) -> void { { using namespace g; (void)(ga); } a; });
    for (auto v : {eat([=, *this] __host__ __device__ () mutable { (void)(int(k[0])); (void)(Arr<3>{}[0]); Acc<int> k{int(a), 2, 3}; }), 2}) { eat([=] __device__  (auto &&v) {  return int(this->b); }); }
  }
  void m36(typename Box<T>::In d, T *e) noexcept;
};
template <class T>
void C22<const T>::m36(typename Box<T>::In d, T *e) noexcept {
    while (eat([=] __host__ DEV (const int &t, long z, int c) { constexpr int s = 2; (void)((sink(s, t) ? Arr<2>{}[0] : ADD(n, a))); (void)(c); int(*e); })) break;
    if (eat([=, u = !ga] MAYBE () noexcept(noexcept(1)) -> int { if (int i = int(u + u); i) { (void)(u); } else { struct a { int x; int mf() { return x; } }; a l37{1}; } (void)((this->b, int(d.t))); Acc<int> c{int((ga < u)), 2, 3}; return int(({ int e = int(a) + 1; k; })); }) == (ga)) { (void)(int(d.t)); }
    PASS(auto r_ = [this] HD (int, int p) { (void)(int(sizeof(int(((a)))))); (void)(int(Box<decltype(k + 1)>::size)); return int(k); }); (void)sizeof(r_);
    (void)(int((int(*e), int(d.t))));
    const auto & t([=] __device__  () noexcept -> void {  });
}
}
void br39(int r, int d) {
  const int c_ = 3; static int s_ = 1; int &r_ = g::gv;
  eat([&] __host__ __device__
  {
    int r_ = c_ + s_ + r_
      + r;
    return sizeof(d) + [&] { return d; }();
  });
}
struct C40 {
  int k = 1;
  HD int val_() const { return 1; }
  HD int later(); int lt41 = 2;
  void m42(void (*w)(int, char)) noexcept {
    const auto & v = ([=] __device__  () __attribute__((unused)) { int v[2][2][2] = {}; return int(k <= ga); });
    auto b{[] __device__  (auto &&s) mutable -> Box<int>::type {  return int(a); }};
    NoAssign j[2];
    struct c { int n; int mf() { return n; } }; c l43{1};
    auto p = ([=, *this] __device__ __host__ (int const q, h::Int a) { (void)(fn(int(sizeof(w)) << int(sizeof(b)))); return int(q); });
  }
  auto operator()(P m, struct P &i, Int k, int r) noexcept {
    PASS(eat([k, *this, r, &i] __host__ __device__  (int) noexcept(noexcept(1)) BODY((void)(ADD(int(Box<decltype(i.b + 1)>::size), ga)); (void)(r); return int(fn(1)); )));
    const auto u{PASS([=]) __device__  { while (int p = int(m.m(1))) { int t = a; break; } (void)(r); (void)(m.a < m.m(1)); }};
    (void)([j{int(r)}](h::Int z) noexcept { return int(n); }(int(a)));
    auto p(CAPTURE(=) (int (z)) {  });
    eat(KERNEL(x) { return x; });
    return (r ^ int(sizeof(p)));
  }
};
auto od45 = [] __device__ (int x) { return x; };
void od45_f(int x, int s) { eat(od45); auto q_ = [=, j = {1, 2}, z(tf<2>(a))] __device__  (h::Int d) constexpr {  }; }
#define mu48_F(f, ...) f(__VA_ARGS__)
#define mu48_W(a_, b_) eat([=] __device__ { return a_; }), eat([=] __device__ { return b_ - a_; })
void mu48(int m, int c) { mu48_F(mu48_W, m, c); mu48_F(mu48_W, c + 1, fn(m)); mu48_F(eat, [c, m] __device__ { return m + c; }); }
void od49(int v, int m) {
  P p_{1, 2}; P *q_ = &p_; int P::*m_ = &P::a;
  eat([=] __device__ { return p_.b + q_->a + q_->*m_ + (p_.*m_) + P::ea; });
  eat([q_ = p_.a, r_ = q_->b, m] __device__ { return q_ + r_ + m; });
  goto v; v: eat([=] __device__ { goto m; m: return v; });
}
