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
__device__ int od1(int y) { auto l = [=] __device__ { return y; }; return l(); }
__global__ void od1_k(int *y) { auto l = [=] __device__ { return *y; }; *y = l(); }
void od1_h(int *y) { eat([=] __device__ { od1(*y); }); }
namespace ns5 { using namespace g;
void od3(int p, int d) {
  int p_a[] = { p, d };
  for (auto p : p_a) if (p < d) eat([=] __device__ { return p < d; }); else eat([p_a] HD { return p_a[0]; });
  for (auto [p, d] : {P{1, 2}}) { int q_ = p + d; eat([=] __device__ { return q_; }); }
}
}
template <class T> void sp9(T p) {
  auto r = g::e0;
  ga;
}
template <class T> void sp9(T *m) {
  do { eat(<:m] __device__ __device__   <% P n<%int(n), 1}; { using namespace g; (void)(int(*m)); %> (void)(fn(-a)); return int(a ^ ga); }); } while (eat(<:m] __device__ __host__  () -> decltype(g::gv) <% int q{int(int(((n))))}; int w = int(int<%%> + n); return int((k, n)); %>) && false);
}
int f21(int e, h::Ty p, ::g::deep::D::In y);
int f21(int e, h::Ty p, ::g::deep::D::In y) {
  IF(k) { (void)(p.a); }
  auto s = P{int(e), 2}.b;
  return (eat([] NOTHING __device__  (int y) { (void)(a); switch (int e = int(n); e) { case k: { (void)(ga); break; } default: (void)(n); } return int(h::Int(a)); }));
}
template <typename V> [[nodiscard]] int f22(int (*(*m)(int))(long), size_type u) {
  if (eat([m] __device__   { (void)(k); (void)(('c' & a)); if (int p = int(EVAL(fn, m(1)(2))); p == a) { int d = int(*"p"); } else { (void)(n); } }) == int(1'000)) { (void)(n); }
  if (int i = int(Arr<k>{}[0]); (long)ga) { if (int u = int(k); ADD(ga, 'c')) { (void)(k); } else { (void)(ga); } } else { Acc<int> n{int(int(sizeof(int(u)))), 2, 3}; }
  Int z = Int((ga));
  auto d([m] __device__ __host__  (int u) { int c = u; (void)(int(c) && ga); { using namespace g; (void)(k); } c; });
  FORALL(d, 3, auto z_ = [=](int b_, int c_) { return n; }; z_(1, 2));
  do { eat([d] DEV  (int) { (void)(n); return int(ADD(n, ga)); }); } while (eat([m, u, z] ATTR_D   { (void)(int('u' + m(1)(2))); eat(KERNEL(e) { return e; }); (void)(z); ga; }) && false);
  Box<int> y{int(1)};
  return (eat([=, a = Arr<2>{}[0] + y.v | int(sizeof(d)), i((Box<Box<int>>{{int(z)}}.v.v))] __attribute__((device))  (const int &e) mutable {  }));
}
namespace ns26 { using namespace g;
struct od23 { int s = eat([] HD { return 2; }); static int sq; void go(int m) { eat([=] __device__ { return s + m; }); } };
int od23::sq = eat([] __device__ { return 3; });
}
namespace ns30 { using namespace g;
template <class U, int N> static inline void f27(int j[], const U &q) noexcept {
  if constexpr (sizeof(a) > 2) { for (int u_ = eat([j] __host__ __device__  (const int &t) { for (int q = int([&j, t](int u, const int &z) { (void)(z); int p = int(sizeof(STR(z))); return int(ga); }(int(n), int(N))); q < int(k); ++q) { struct y { int c; int mf() { return c; } }; y l28{1}; } ga; }); u_ < eat([] __device__ (int b, P s, [[maybe_unused]] int c) {  k; }); ++u_) { eat(CAPTURE(j) (P i) -> void { (void)(static_cast<int>(static_cast<decltype(i) *>(nullptr) != nullptr)); k; }); } }
  g::Ty y{};
  while (eat(CAPTURE(y, j) (int (*i)(int), int, [[maybe_unused]] int u) { PASS(eat([=] __host__ __device__  (int (t)) mutable -> h::Int { using ty29 = decltype(j[1]); return int(fn(k)); })); })) break;
}
}
template /* [=] __device__ { */ <class Elem> void
f31(int m, /* } ) ; 
 */ int (P::*k)(int) const, // it's " odd
const int &w)
{
  eat([=] \
 __device__ (int
u) { (a == w, P{int(3), //\
 continued 
2}.m(1)); %>);
 \
 (void)(a  and  ga);
}
namespace ns34 { using namespace g;
struct od32 { struct t_ { int q; }; t_ mk(int q); int q; template <class T> struct Q_ { T t; void go(t_ w_) { eat([=] __device__ { return int(t) + w_.q; }); } }; };
od32::t_ od32::mk(int t) { eat([=] __device__ { return t + q; }); return {}; }
}
static int f35(h::Arr3 z, Box<Box<int>> m) {
  for (;;) { break; }
  { auto e = [m, t=(n ? 0 : ga)] __device__ () noexcept(noexcept(1)) -> int { lb36: ; return int(ga | k); }; eat(e); }
  [=]() mutable { auto s = [=] __device__  () { (void)(z[1]); (ga & n, Arr<k>{}[0]); static_assert(k > 0, "v"); return int(z[1]); }; return eat(s); }();
  (void)((Int)k);
  static constexpr int x = 2;
  return (PASS(fn)(x));
}
