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
void br1(int u) { int a8_[1][1][1][1][1][1][1][1] = {}; int a7_[1][1][1][1][1][1][1] = {}; eat([=] __device__ { return a8_[0][0][0][0][0][0][0][0] + a7_[0][0][0][0][0][0][0]; }); eat([a8_] __device__ { }); }
inline namespace ns3 {
[[nodiscard]] int f2(int *p)
try {
  (void)(ga) SEMI
  PASS(eat([&] __device__ __host__  (unsigned, int n, long r) { { (void)(r); (void)(n); } return int(int(false && a)); }));
  P q[2] = {};
  q[0].a;
  (void)(p[0] ^ ga) SEMI
  return (!n);
} catch (int b) {
  if (int v = int(Arr<k>{}[0]); int(*"b")) { (void)(n); } else { (void)(n); }
  return 0;
}
}
void br4(int v) { eat([=] () __device__ { return v; }); eat([=] __device__ () __device__ { return v; }); auto l_ = [] () __host__ { }; }
template <class T, int N> struct C5 final : Acc<T> {
  static int m;
  HD int later(); int lt6 = 2;
  void m7(size_type d) const {
    auto b(PASS([=]) __device__ (h::Int t, int (v), int p) { (void)(int(int{} + m)); using ty8 = decltype(m); constexpr int a = 2; t; });
    ;
    ([&](int c, int z) noexcept { return int(eat(b)); }(int(eat(b)), int(eat(b))), PASS(fn)(N));
  }
  virtual auto m9(typename Box<T>::In j, decltype(1 + 1) c) const -> int {
    (void)((int(Box<decltype(N + 1)>::size)));
    eat([*this, j, c] __host__ DEV (P w, int q, long // it's " odd
a) constexpr -> typename Box<int>::type { (void)(a); return int(c << c); });
    FORALL(y, 3, (void)(int(this->x)));
    return ([i{int(int(j.t))}]() { return int(i); }());
  }
};
void br10(int i) { eat([=] HD (auto d) { return i; }); eat(<:q_ = i] HD { return q_; }); eat([=] HD (int d) constexpr { return d; %>); }
inline namespace ns14 {
void od11(int a[2][3], int (*b)[4], int (&r_)[2][2], int *(*pp_)[2], int *ap_[3]) { eat([=] __device__ { return b[0][1] + a[1][2] + r_[0][1] + *(*pp_)[0] + *ap_[1]; }); }
}
void br15(int s) { eat([=] HD (auto b) { return s; }); eat([q_ = s] HD { return q_; }); eat([=] __host__ __device__ (int b) constexpr { return b; }); }
namespace ns17 { namespace {
void br16(int n) { eat([=] () HD { return n; }); eat([=] __device__ () __device__ { return n; }); auto l_ = [] () __host__ { }; }
}}
template <typename X> __host__ void f18() \
 {
  auto m = [=, y = static_cast<long>(Arr<3>{}[0]), n = {1, 2}] __device__  () __attribute__((unused)) {  return int(int(y)); };
  (void)(({ int w = int((int)k) + 1; <:m]() { return int(n); }(); }));
  [=]() \
 mutable { auto u = /* } ) ; 
 */ [m] __host__ __device__ __host__ (int z) { int (&v)[3] = g::garr; (void)(a); /* } ) ; 
 */ (void)(a); return int([=] { return int(n); }()); }; return eat(u); }();
  (void)(a);
  int a[] = { eat([=, x = (int(*"a"))] __device__ __device__  () /* [=] __device__ { */ {
return /* [=] __device__ { */ int([] { int p = ga; return int(077); }()); }), /* [=] __device__ { */ eat([] ATTR_D  { P s[2] = {}; [=]() mutable { auto e = [&, s, u(P{int(ga), 2})] __device__  () noexcept __host__ __device__ {  return int(fn(u.m(1), s[0].a)); }; return eat(e); }(); /* [=] __device__ { */ Acc<int> j{int(n && k), 2, 3}; return int(int(int<%} + s[0].a)); }) }; (void)a;
  eat([=, x = a] DEV (int (c)) -> void {  });
}
auto br19 = [](int i) { return eat([=] __device__ { return i; }); };
int br19_f(int i, int d = [](int q_) {
return eat([q_] __device__ { return q_; }); }(1));
void br20(int c) { eat([=] () __device__ { return c; }); eat([=] __device__ () __device__ { return c; }); auto l_ = [] () __host__ { }; }
static inline void f21(int *__restrict__ x, int ((e))) {
  (void)(!k);
  (void)(int(ga /* x */));
  int y[3] = {1, 2, 3};
  eat([=, r=e, q = y] NOTHING __device__  (int) __device__ {  return int(int(sizeof(q))); });
  const auto k = [&x, y] __device__ __device__ (const int &c, int (j), [[maybe_unused]] int d) { (void)(P{int(y[1] /* y */), 1}.m(1)); lb22: ; return int((d, *y)); };
}
void br23(int y) { auto pl_ = [](auto r) { eat([=] __device__ { return r; }); }; eat([=] HD { eat([=] __device__ { return y; }); }); eat([](int q_) { eat([=] __device__ { return q_; }); }); }
__device__ int od24(int z) { auto l = [=] __device__ { return z; }; return l(); }
__global__ void od24_k(int *z) { auto l = [=] __device__ { return *z; }; *z = l(); }
void od24_h(int *z) { eat([=] __device__ { od24(*z); }); }
