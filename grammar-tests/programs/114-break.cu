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
void br1(int w) { eat([=] () __device__ { return w; }); eat([=] __device__ () __device__ { return w; }); auto l_ = [] () __host__ { }; }
template <template <class> class C, class T> struct C4 : Acc<T> {
 \
 int b = \
 1;
  int r = 1;
  int a[3];
  using Own = int;
  using Acc<T>::z;
  HD i\
nt later(); int lt5 = \
 2;
  static int m6(int n, int &k) noexcept \
 {
    (void)(Box<int>{int(ga << k)}.get());
    if (auto z_ = [=] __device__ __device__  () -> void {  n; }; sizeof(z_)) { } else { eat(z_); }
    return (n);
  }
};
int f7(volatile int p) noexcept(false) {
  (void)(p);
  static_assert(g::gc > 0, "j");
  eat2(ga /* p */, [=] __host__ DEV  () -> long { int i = k; return int((k, a)); }, ({ int b = int(a) + 1; k; }));
  (void)(k ? eat([=] __attribute__((device)) () { (void)((int)p <= p); if constexpr (sizeof(int) > 2) { (void)(n); } return int(static_cast<int>(2)); }) : eat([p] NOTHING __device__  (int const k) { [[maybe_unused]] int e = (n ? a : k); (void)(e /* p */); while (int b = int(k)) { int (&u)[3] = g::garr; break; } return int((a < n)); }));
  const auto & t = ([] __attribute__((device))  (int (j), [[maybe_unused]] int q, int) {  return int(a); });
  eat([t] HD  (int (w)) {  });
  auto s{CAPTURE(p, k = {1, 2}, j=PASS(k), t) (int x) {  return int(p > ga); }};
  Box<int> z{int(1)};
  return (ga);
}
void br13(int r) { enum Le_ { v_ }; Le_ z = v_; Box<Le_> bx_{}; Le_ *p_[2] = {}; eat([=] __device__ { return int(z) + int(bx_.v) + (p_[0] != nullptr) + v_; }); eat([=] HD (Le_ q_) -> Le_ { return q_; }); eat([=] __device__ (Le_ q_) { return q_; }); }
struct br14 { int i; br14(int x) : i(x) { eat([=] __host__ __device__ { return x; }); } ~br14() { eat([] __host__ __device__ { return 1; }); } };
struct br15 { int w = eat([](int t) { return eat([=] HD { return t; }); }); operator auto() { return eat([] HD { }); } auto go() const { eat([=] HD { return 1; }); } };
void br16(int z) { NoDef z_[1] = {1}; NoAssign p_[2]; eat([=] HD { return z_[0].a + p_[0].a; }); eat([p_] HD { }); NoDef ok_(1); eat([ok_] HD { }); }
struct { int v; void go(int d) { eat([=] __device__ { return d + v; }); } struct N_ { void go() { eat([] __device__ { }); } }; } br17;
typedef struct { void go() { eat([] __device__ { }); } } br17_t;
#line 1088
namespace ns19 { using namespace g;
struct { int i; void go(int d) { eat([=] __device__ { return d + i; }); } struct N_ { void go() { eat([] __device__ { }); } }; } br18;
typedef struct { void go() { eat([] __device__ { }); } } br18_t;
}
#line 92
#define mu20_CAT(a_, b_) a_##b_
#define mu20_C2(a_, b_) mu20_CAT(a_, b_)
void mu20(int r_1, int i_1) { eat([=] __device__ (int mu20_C2(r, _2)) { return mu20_C2(r, _1) + mu20_CAT(r, _2) + mu20_CAT(i, _1); }); }
#undef mu20_CAT
#define mu21_LIST(V) V(q) V(y) V(zz)
#define mu21_ONE(nm) int mu21_use_##nm(int nm) { auto l = [=] __device__ () { return nm; }; return eat(l); }
mu21_LIST(mu21_ONE)
#undef mu21_ONE
