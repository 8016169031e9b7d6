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
void br1(int j, int s) {
  const int c_ = 3; static int s_ = 1; int &r_ = g::gv;
  eat([&] __device__
  {
    int j_ = c_ + s_ + r_
      + j;
    return sizeof(s) + [&] { return s; }();
  });
}
}}
namespace ns4 { using namespace g;
void br3(int b) { int a8_[1][1][1][1][1][1][1][1] = {}; int a7_[1][1][1][1][1][1][1] = {}; eat([=] __device__ { return a8_[0][0][0][0][0][0][0][0] + a7_[0][0][0][0][0][0][0]; }); eat([a8_] __device__ { }); }
}
template <class T> class br5 { struct In { T m; }; struct In2 { void go() { eat([=] HD { }); } }; public: In mem_; void go(In s) { eat([=] HD { return s.m; }); } int s; };
template class br5<int>;
int f6(int j) {
  constexpr auto i = 2;
  switch (eat([=, &i, &j] NOTHING __device__ (P y) { for (int x = int(fn(k)); x < int(ADD(n, n)); ++x) { (void)(x); } while (int w = int(077 + y.a)) { (void)(j); break; } { using namespace g; (void)(j); } n; })) { case 1: eat([=] __device__ (const auto &n) { (void)([&i](int y, int n) noexcept { return int(i); }(int(int(n)), int(i))); using e = int; e y7 = e(3); return int(int(n) > i); }); break; default: eat([i, j] __host__ __device__ (P r) { (void)(h::Int(PASS(fn)(ga))); return int(int(true or k)); }); }
  return (eat([=, d=(ga), r=j << a] NOTHING __device__ (h::Int e, int (*n)(int), int z[3]) mutable {  if constexpr (sizeof(int) > 2) { (void)(d); } return int((n(1) ? r : i)); }));
}
void br8(int j) { [=:> { [&:> { eat([&j] __host__ __device__ { return j; }); }(); }(); <:] { struct L_
{ \
 int z; }; \
 L_ q_{}; eat([=:> __host__ __device__ { return q_.z; /* c */ }); }(); }
namespace od9 { struct S_ { int u; friend int operator+(S_, int); friend int fr(S_ s_, int e); };
int operator+(S_ s_, int e) { return eat([=] __device__ { return s_.u + e; }); }
int fr(S_ u, int e) { return eat([=] __device__ { return u.u + e; }); } }
namespace ns12 { inline namespace v2 {
void br11(int s) { NoDef s_[1] = {1}; NoAssign u_[2]; eat([=] __device__ { return s_[0].a + u_[0].a; }); eat([u_] __device__ { }); NoDef ok_(1); eat([ok_] __device__ { }); }
}}
#define mu13_F(f, ...) f(__VA_ARGS__)
#define mu13_W(a_, b_) eat([=] __device__ { return a_; }), eat([=] __device__ { return b_ - a_; })
void mu13(int q, int u) { mu13_F(mu13_W, q, u); mu13_F(mu13_W, u + 1, fn(q)); mu13_F(eat, [u, q] __device__ { return q + u; }); }
namespace ns16::in {
namespace od14 { struct S_ { int u; friend int operator+(S_, int); friend int fr(S_ s_, int s); };
int operator+(S_ s_, int s) { return eat([=] __device__ { return s_.u + s; }); }
int fr(S_ u, int s) { return eat([=] __device__ { return u.u + s; }); } }
}
template <class... Ts> void br17(int n, Ts... ts_) { eat([=] __device__ { return sink(ts_...); }); eat([ts_...] __device__ { }); eat([=] __device__ { return sizeof...(ts_) + n; }); eat([=] __device__ { return (ts_ + ...); }); }
template <class... Ts> void br18(int t, Ts... ts_) { eat([=] __host__ __device__ { return sink(ts_...); }); eat([ts_...] __host__ __device__ { }); eat([=] __host__ __device__ { return sizeof...(ts_) + t; }); eat([=] __host__ __device__ { return (ts_ + ...); }); }
namespace {
#define br19_L(...) [__VA_ARGS__] HD
void br19(int j, int r) {
  eat(br19_L(&)
    { return j; });
  eat(br19_L(&r,
      j) { return j; });
  PASS(eat([&] HD {
    return j; }));
}
}
struct C21 final {
  int v = 1;
  int j = 1;
  int m = 1;
  using Own = int;
private:
  void m22(g::E k) const noexcept {
    auto x = [] PASS(__device__) (int m) mutable { (void)(sink(m, a)); return int(!m); };
    using ty23 = decltype(int(sizeof(x)));
    eat([k, this, x, &t = x, b=ADD(eat(x), this->v)] DEV (int e[3]) { v; return int(ga); });
  }
public:
  void m24(h::Fn *k, int i, int &&u);
};
void C21::m24(h::Fn *k, int i, int &&u) {
    PASS(auto v_ = [b = (a ? n : this->j), this, k=&g::gv] NOTHING __device__  (int, long c) {  return int(Box<int>{int(*k)}.as<int>()); }); (void)sizeof(v_);
    auto c = [=, &u] __host__ __device__  { using ty25 = decltype(u); n; };
    auto y{[=] __host__ DEV () { (void)sizeof(ga); if constexpr (true) { (void)(this->m); } u; }};
    while (eat([=, q=&g::gv] NOTHING __device__ () { (void)((q[0], n)); int k[] = { eat([&z = y] __device__  () { using ty26 = decltype(ga); (void)(int(sizeof(z))); return int(alignof(decltype(z))); }), eat([=] __device__  (const int &z) {  z; }) }; (void)k; return int(Arr<g::gc>{}[0]); })) break;
    (k(1), k(1));
}
inline namespace ns28 {
#define mu27_D(x) x
#define mu27_A mu27_D(__device__)
#define mu27_C [=mu27_E ] mu27_A
#define mu27_E
void mu27(int t, int m) { auto l_ = mu27_C (int q_) { return t + m; }; eat(l_); }
}
