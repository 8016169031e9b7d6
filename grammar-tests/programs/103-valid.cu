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
template <class T> requires (sizeof(T) > 0) static void f1(h::Ty j) noexcept(true) {
  delete new int((j.a));
  while (eat([=] ATTR_D (auto k) mutable {  return int(Arr<g::gc>{}[0]); })) break;
}
namespace ns5 {
inline int f4(const P *u, int ((c)), unsigned long int d) {
  (void)(P{int(c == ga), 1}.b);
  (void)(int(d) ? eat([] NOTHING __device__
(unsigned) { (void)(k); (void)(1 < a), (void)(a >
a); (void)(Arr<k>{}[0]); return int(int(requires { 0 + 1; })); }) :
eat([u, d] __host__ __device__ __host__  (int k) { do { (void)(a); } while (false && (Box<Box<int>>{{int(ga)}}.v.v)); (void)sizeof(ga != n); (void)(int(d)); }));

return (P{int(int(d)), 2}.m(1));
}
}
int (f6)(decltype(g::gv) e, int p, int m) {
  auto && b{CAPTURE(=, d = m, m(a)) ([[maybe_unused]] int b) { if (int i = int(Arr<k>{}[0]); d - e) { (void)(n); } else { (void)(e); } return int(ga < e); }};
  eat([=] __host__ DEV  (h::Int y) -> long { (void)(eat(b)); return int(m && e); });
  return (eat(b));
}
namespace ns8 { inline namespace v2 {
#define mu7_X(i) [=] __device__ (int q_) { return i + q_; }
void mu7(int i, int x) { eat(mu7_X(x)); eat(mu7_X(i * x)); eat(mu7_X(sizeof(x))); eat(mu7_X(([x](int i) { return i + x; }(i)))); }
}}
namespace ns10 { using namespace g;
template <class T> void sp9(T m) {
  (void)new auto([=, q=P{int(ga), 2}.b] __device__ () -> unsigned long int {  return int(sizeof(decltype(m))); });
  X q{};
}
template <class T> void sp9(T *e) {
  (void)new auto([] __device__ __host__  (int t[3]) { (void)(ga /* t */); return int(n); });
}
}
[[nodiscard]] int f11(int u) {
  eat([=] __host__ DEV  () {  return int(('c' ? ga : u)); });
  (void)((n ? n : 7) < n), (void)(n > k);
  (void)(CAT(f, n)((Box<Box<int>>{{int(u)}}.v.v)));
  static constexpr int a = 2;
  return (eat([u] ATTR_D (int (q)) { lb12: ; a; }));
}
template <class U, int N> __host__ void f20(const int i) noexcept(false);
template <class U, int N> __host__ void f20(const int i) noexcept(false) {
  (void)(sizeof(i));
  (void)(int(sink(i, i)));
}
template <class T> struct od21;
template <class R, class... A> struct od21<R(A...)> { int z; int go(R t) const { return eat([=] __device__ { return z + int(t); }); } };
template <class T, int N> struct od21<T[N]> { static void go(T (&z)[N]) { eat([=] __device__ { return int(z[0]) + N; }); } };
class C24 {
public:
  void m25(Wrap<Box, int> e, int k(int), int &x, int z) noexcept {
    ;
  }
  template <class M, int K = 2> int m26();
  int b = 1;
};
template <class M, int K> int C24::m26() {
    while (eat([=] __device__  (int (p)) -> Int { int z = a; int P::*m = &P::a; int (*a)[3] = &g::garr; return int(sizeof z); })) break;
    using ty27 = decltype(K);
    return (eat([] __attribute__((device)) (auto z, long s) { static_assert(K > 0, "y"); return int(int(z)); }));
}
