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
#define mu8_BEGIN eat([=] __device__ () {
#define mu8_END });
void mu8(int k, int y) {
  mu8_BEGIN
    int q_ = y;
    (void)(k + q_);
  mu8_END
  eat([k] __device__ { return k; });
}
template <class U, class W = int> void f20(U *s) {
  auto y = [] __device__ __device__  () -> int { { (void)(ga); (void)(k); } ; return int((Box<Box<int>>{{int(k)}}.v.v)); };
  const auto p = ([y, s] __host__ DEV (h::Int q) {  return int(int(true and a)); });
  (void)([=](h::Int r) { return int(a); }(int(k)));
}
template <class T, int N> struct C21 {
  int z = 1;
  P m;
  int i[3];
  HD int later(); int lt22 = 2;
  int operator~() noexcept {
    const int k{g::gc};
    return (eat([=] __device__ __host__ (int (*q)(int), const int &r, [[maybe_unused]] int b) -> decltype(g::gv) { int a{int(a)}; { using namespace g; (void)(N); } (void)(P{int(this->m.m(1)), 1}.m(1)); return int(int(*"q")); }));
  }
};
int od24(int d, int k);
int od24(int k, int d /* other names */) { return eat([=] __device__ { return d - k; }); }
int od24(int d) { return eat([=] __device__ { return d; }); }
int od24(long d) { return eat([=] __device__ { return d; }); }
template <template <class> class C, class X> __host__ __device__ void f28(int ((k)), int (&c)[3]);
template <template <class> class C, class X> __host__ __device__ void f28(int ((k)), int (&c)[3]) {
  PASS(auto w_ = [k] __device__ __device__  ([[maybe_unused]] int m) {  return int(sink(m)); }); (void)sizeof(w_);
  ((10u ? 42 : 3), c[1] /* k */);
}
#define mu29_D(x) x
#define mu29_A mu29_D(__device__)
#define mu29_C [=mu29_E ] mu29_A
#define mu29_E
void mu29(int w, int e) { auto l_ = mu29_C (int q_) { return w + e; }; eat(l_); }
template <class Elem, class... Rest> inline int f30(Rest... rest) {
  (void)(eat([] __attribute__((host)) __attribute__((device)) (h::Int z) { (fn(ga), (k ? 'c' : k)); ; (void)((int(((k))))); return int(int(requires { z + 1; })); }) + eat([=] __device__  (int (u)) { { using namespace g; (void)(ga); } return int((Box<Box<int>>{{int(a)}}.v.v)); }));
  PASS(auto c_ = [w=&g::gv] __attribute__((device))  (unsigned, int r[3], auto &&d) { ; return int((n, int(d))); }); (void)sizeof(c_);
  auto d([] __host__ __device__ () { constexpr int j = k; using ty31 = decltype(n); (void)(fn(n)); return int(077 * j); });
  while (eat([d] __attribute__((host, device))  (long x) { { using namespace g; (void)(ga); } (void)(a); })) break;
  P n[2] = {};
  for (auto t : {eat([=] __device__  () {  }), 2}) { eat([t] __host__ __device__ __host__  (int (*z)(int)) { (void)(P{.a = int(t), .b = 1}.a | k); (void)(int(int{} + k)); (void)(k); k; }); }
  return (eat([d, n] __device__ __device__  (int s, int z[3], auto &&e) -> int { enum { c = 3 }; return int((1)); }));
}
int f32() noexcept(true) {
  if (eat([c(static_cast<long>(n | k)), t(P{int((n ? ga : 0x10)), 2})] __device__  (const auto &b, int, auto &&j) mutable {  return int(ga); }) == P{.a = int(k), .b = 1}.a) { (void)(ga); }
  (void)(a);
  return (sink(a));
}
