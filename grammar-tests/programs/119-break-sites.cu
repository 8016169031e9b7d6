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
int od18(int t, int w);
int od18(int w, int t /* other names */) { return eat([=] __device__ { return t - w; }); }
int od18(int t) { return eat([=] __device__ { return t; }); }
int od18(long t) { return eat([=] __device__ { return t; }); }
namespace ns21 { inline namespace v2 {
void f20(int[2]) {
  (void)(k ? eat([] PASS(__device__)  (auto &&m) {  return int((ga, n)); }) : eat([] __device__ () mutable { (void)(a); return int(k); }));
  { auto z = [] __device__ __host__ () { NoAssign t[2]; ; return int(int(false and a)); }; eat(z); }
  [&] { eat([=] MAYBE  (P m) mutable noexcept(noexcept(1)) BODY( return int((a)); )); }();
  for (;;) { break; }
}
}}
__host__ auto f26(int w, int v, int c, ::g::deep::D::In i) -> int {
  ((n ? 42 : 10u), k * n);
  (void)(Int(a)) SEMI
  if (int i = int(sink(ga, n)); Arr<k>{}[0]) { PASS(eat([v, c, w] __device__ __host__  (int const k) -> void {  })); } else { try { eat([=] __host__ DEV   { (void)((v, i)); return int(w); }); } catch (int c) { eat([x = 3 || i + (k, k)] __device__  (unsigned, int d, const int &b) {  return int((b, k)); }); } }
  struct a { int k; int mf() { return k; } }; a l27{1};
  while (eat([] MAYBE   { Arr<2, long> y{}; enum g::E x = g::e0; (void)(+int(y.e[0])); })) break;
  Arr<k> d{};
  return (eat([=] MAYBE (const int &v) {  if constexpr (true) { (void)(ga); } return int(i.b); }));
}
