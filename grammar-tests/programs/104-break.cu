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
#line 1050
template <class D> struct Crtp2 { int own; HD const D &self() const { return static_cast<const D &>(*this); }
  int go3(volatile int t, D p, D (&b)[2]) const {
    switch (eat([p, t] PASS(__device__)  () __attribute__((unused)) { auto w([=, r=ga, t = (int(Box<decltype(k + 1)>::size))] __device__  (int (b)) { int (u) = int(false or r); (void)((long)int(p)); (void)((u, int(p))); return int(int(p) & b); }); return int(EVAL(fn, 7)); })) { case 1: eat([b, t, p] NOTHING __device__ (auto &&m) {  }); break; default: eat([&p] PASS(__device__)  (int const d) noexcept(noexcept(1)) {  }); }
    (void)(int(((self().sf(1)))));
    return 0;
  }
};
struct C1 : Crtp2<C1> {
  auto m4() -> int {
    ;
    ;
    eat2(int(*"0"), [=] __device__ (int (x), [[maybe_unused]] int y) {  }, 1);
    FORALL(z, 3, int q_ = val, r_ = k; fn(q_, r_));
    auto i = [=] __attribute__((device))  ([[maybe_unused]] int q, int (k)) {  return int([&]() -> int { const int z{3}; (void)(n); return int(k); }()); };
    return (a);
  }
  int m5(decltype(1 + 1) i) const {
    (void)((ga, v));
    eat([&] ATTR_D  (const auto &k) noexcept(true) { int v = Box<int>{int(n)}.template as<short>(); return int(n); });
    (void)new auto([a=&g::gv, d=P{int(k), 1}.m(1), i] DEV  (long t) {  return int(t); });
    return (eat([w=int(*"i"), i] __host__ __device__ __host__  (P d, long y, P j) -> long { int (&b)[3] = g::garr; return int(d.a << d.a); }));
  }
  template <class M, int K = 2> void m6(P w) {
    ;
    switch (eat([this, w] MAYBE  () -> void { (void)(K); })) { case 1: eat([=, u(own)] __device__  (int b) {  return int(int(((v)))); }); break; default: eat([&] NOTHING __device__  (int z) -> decltype(g::gv) { (void)(P{int(val_()), 2}.a <= v); return int(int('w' + ga)); }); }
    int *d = &g::gv;
    eat([*this, w] __device__  (long y, h::Int v) {  ga; });
  }
  int s[3];
  enum { v = 4 };
  HD int val_() const { return 1; }
  int val; HD int sf(int x) const { return x; }
};
#line 84
struct C7 {
  int z = 1; P j; enum { c = 4 }; HD int val_() const { return 1; }
protected:
template <class T1> class C8 {
public:
  void m9(int w, int (&i)(int), X r) {
    do { eat([=] __device__  () -> int { int r = Int(k); return int(n | c); }); } while (eat([=] __host__ __device__  (P y) { (void)(int(u)); (void)(a); (void)([](int s) noexcept { return int(ga); }(int(w))); }) && false);
    if (auto j_ = [r, *this, m = sink(w, k), &i] MAYBE  (int j, P e) BODY( return int(fn(c)); ); sizeof(j_)) { } else { eat(j_); }
    while (int z = int(fn(n))) { { (void)(ga); NoAssign s[2]; } break; }
  }
private:
  void m10(T1 &&s, const P *e) const {
    [=]() mutable { auto d = [e] __device__  (unsigned, unsigned) noexcept -> int BODY(Acc<int> u{int((e->m(1))), 2, 3}; (void)(PASS(k)); (void)(k); return int(n); ); return eat(d); }();
    switch (int v = int(int(int{} + int(s))); v) { case 2: { eat(KERNEL(x) { return x; }); break; } default: (void)(int(s)); }
  }
public:
  int y = 1;
  T1 u;
  T1 r;
  union { int c; float j; };
  HD int val_() const { return 1; }
};
  C7(int v) {
    (void)(ADD(ADD(z, 3), (c, j.a)));
    do { for (int r_ = eat([&v] __attribute__((host)) __attribute__((device))  (const int &n) {  return int((ga < v)); }); r_ < eat([=, a((P{int(k), 1}.a))] __attribute__((host, device))  (int j[3]) mutable {  return int(EVAL(PASS, ga)); }); ++r_) { eat([v] __host__ DEV  () { if (int a = int(fn(n))) { (void)(n); } (void)(int(Box<decltype(c + 1)>::size)); return int(n); }); } } while (false && val_());
    (void)(val_());
  }
};
template <class... Ts> void br12(int n, Ts... ts_) { eat([=] __device__ { return sink(ts_...); }); eat([ts_...] __device__ { }); eat([=] __device__ { return sizeof...(ts_) + n; }); eat([=] __device__ { return (ts_ + ...); }); }
template <class T> auto br13(T t) { eat([&] __device__ { return t; }); return 1; }
template <class T> struct br13_s { br13_s(T t) { eat([=] __device__ { return t; }); } private: void go(T w) { eat([=] __device__ { return w; }); } };
template <int N, class V = int> int f14(const int n, void (*w)(int, char)) noexcept {
  int z(int);
  (void)((N, ga));
  using ty15 = decltype(N);
  auto t = [=, n = {1, 2}, &q = n] __device__  (h::Int w) { (void)((Box<Box<int>>{{int(int(sizeof(q)))}}.v.v) < z(3)), (void)(a > w); struct L16 { int j; int mm(int b) { return j + b; } enum { ee }; }; (void)L16{1}.mm(int(sizeof(w))); return int(w * a); };
  using ty17 = decltype(int(sizeof(w)));
  PASS(eat([=, y = static_cast<long>(ga)] PASS(__device__)  (auto &&j, auto m, [[maybe_unused]] int a) { int e = (Box<Box<int>>{{int(N)}}.v.v); return int(7 <= n); }));
  struct c { int x; int mf() { return x; } }; c l18{1};
  return (eat([t] __attribute__((device))  (int) -> const int BODY( return int(int(Box<decltype(z(3) + 1)>::size)); )));
}
template <class T> struct C19 {
  int s = 1; int x = 1; int u = 1;
  int m20(X u, T *i) noexcept {
    const auto c = [p = {1, 2}, u, i] __device__  (unsigned) { for (int t_ = eat([=] __device__  (long t, P p) mutable -> const int { (void)(int(Box<decltype(u.a + 1)>::size)); (void)(k < n); switch (int v = int(static_cast<int>(static_cast<decltype(u) *>(nullptr) != nullptr)); v) { case k: { int j = P::sa; break; } default: (void)(u.a); } return int(({ int c = int(3) + 1; ga; })); }); t_ < eat([z=P{int(tf<k>(0)), 2}, p] __device__ (int (*b)(int), int (x)) mutable { auto n = "q"; }); ++t_) { eat([=] __attribute__((host, device)) (int (*u)(int), int (j), long v) { int k{int((u(1) < j))}; ga; }); } (void)(eat([] __host__ __device__  (int const q, [[maybe_unused]] int w, int const u) {  return int(int(false && ga)); }) + eat([=] __host__ __device__ (int x[3], int (*i)(int)) { (void)(((x[1]))); return int(int(((ga)))); })); (void)(n || a == int(*i)); return int(-a); };
    auto w = [=, &u, &i] __device__ (P y) -> void BODY(eat([=] __host__ __device__ __host__  (P d) {  if constexpr (true) { (void)(int(*i)); } s; }); );
    auto k = [=] __host__ __device__ (int y) { (void)((*this).x + u.a); return int(int(Box<decltype(int(*i) + 1)>::size)); };
    auto p = [u, k, &i, this] NOTHING __device__  (int q) -> void {  int(*i); };
    return (eat([=] __device__ () noexcept -> void {  }));
  }
  void m21() const noexcept {
    auto w = [=, u = {1, 2}, d(SECOND(k, this->x))] __host__ __device__  () { (void)(a /* d */); k; };
  }
};
template <class T> struct C19<T *> {
  int a;
  template <class M> void m22() const {
    { auto b = [=, x = n, r = {1, 2}] __device__  () {  return int(int(((k)))); }; eat(b); }
    PASS(eat([] __device__ __device__  (int) mutable {  return int(int(g::S::x)); }));
  }
  int m23(List<T, int> i) {
    auto && e = [=] __device__ __device__  (int (*u)(int), const int &v) {  };
    auto u{[=] __device__ (auto &&w, int b) -> void { (void)(fn((n < int(sizeof(e))), (k, k))); }};
    do { eat([u, *this] NOTHING __device__  (unsigned) { (void)((this->a < n)); static_assert(k > 0, "x"); for (;;) { break; } }); } while (eat([=] __host__ __device__ __host__  (int, [[maybe_unused]] int x, int z) { int m = ga; int i = int(int('e' + eat(u))), *t = &i; return int(i); }) && false);
    eat([] __device__ __device__  (const auto &i) BODY((void)((Box<Box<int>>{{int(n)}}.v.v) < int(i)), (void)(n > int(i)); return int(int(i)); ));
    [=]() mutable { auto v = PASS([=]) HD () { switch (int x = int(int(sizeof(i))); x) { case k: { (void)(int(sizeof(e))); break; } default: (void)(ga); } return int(Int(int(sizeof(i)))); }; return eat(v); }();
    return ((Int)int(sizeof(i)));
  }
};
void br24(int v) { int
ar_[2] = {}; eat([q_ = ar_] __device__ { });
eat([q_ = {1, 2}] __device__ { }); std::initializer_list<int> il_ = {1}; eat([q_ =
il_] __device__ { }); eat([il_] __device__ { }); eat([q_ =
"s", r_ = &ar_[0]] __device__ { }); }
inline namespace ns26 {
void br25(int t) { enum Le_ { v_ }; Le_ y = v_; Box<Le_> bx_{}; Le_ *p_[2] = {}; eat([=] __host__ __device__ { return int(y) + int(bx_.v) + (p_[0] != nullptr) + v_; }); eat([=] HD (Le_ q_) -> Le_ { return q_; }); eat([=] __device__ (Le_ q_) { return q_; }); }
}
namespace ns28::in {
void mu27(int s, int c) {
#ifdef __NVCC__
  eat([=] __device__ { return s; });
#else
  eat([=] __host__ __device__ { return c; });
#endif
#if defined(__CUDACC__) && !defined(NEVER_DEFINED_X)
  eat([c] __device__ { return c; });
#endif
  eat([=] __device__ {
#ifndef __NVCC__
    return s +
#else
    return c +
#endif
      s; });
}
}
void br29(int i) { int a8_[1][1][1][1][1][1][1][1] = {}; int a7_[1][1][1][1][1][1][1] = {}; eat([=] HD { return a8_[0][0][0][0][0][0][0][0] + a7_[0][0][0][0][0][0][0]; }); eat([a8_] HD { }); }
struct C30 final {
  enum { r = 4 };
  enum { /* } ) ; 
 */ b = 4 };
  static constexpr int k = 3;
  void m31(int t);
private:
  template <class M, int K //\
 continued 
= 2> C30(g::E e, int w[3], h::Id<M> j) {
    (void)((Box<Box<int>>{{int(fn(ga))}}.v.v));
  }
};
void C30::m31(int t) {
    if (auto u_ = [=] __device__ (unsigned) { auto y = a; if constexpr (sizeof(int) > 2) { (void)(b); } return int(int('y' + t)); }; sizeof(u_)) { /* c */ } else { eat(u_); }
    for (int k_ = eat([&t, this] __device__  () -> void { while (int z = int(r - b)) { (void)(n); break; } (void)(int(int(*"t"))); (void)(g::garr[1]); }); k_ < eat([=] MAYBE // it's " odd
(const auto &d, int (*q)(int)) {  }); ++k_) { eat([=] NOTHING __device__ (h::Int e) {  }); }
}
void br33(int w) { auto pl_ = [](auto i) { eat([=] __device__ { return i; }); }; eat([=] HD { eat([=] __device__ { return w; }); }); eat([](int q_) { eat([=] __device__ { return q_; }); }); }
template <class U> auto f34() -> int {
  constexpr int b = b;
  delete new int(sink(a, a, ga));
  return (eat([] ATTR_D (int (m)) mutable {  return int(static_cast<int>(m)); }));
}
inline namespace ns36 {
auto br35 = [](int v) { return eat([=] HD { return v; }); };
int br35_f(int v, int n = [](int q_) { return eat([q_] HD { return q_; }); }(1));
}
