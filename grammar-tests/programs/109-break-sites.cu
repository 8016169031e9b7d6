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
namespace ns5 { inline namespace v2 {
#define mu4_F(f, ...) f(__VA_ARGS__)
#define mu4_W(a_, b_) eat([=] __device__ { return a_; }), eat([=] __device__ { return b_ - a_; })
void mu4(int b, int j) { mu4_F(mu4_W, b, j); mu4_F(mu4_W, j + 1, fn(b)); mu4_F(eat, [j, b] __device__ { return b + j; }); }
}}
template <template <class> class C, class U> int f6(int y(int), volatile int q, C<U> (r)[3]) {
  eat([=] __attribute__((device))  () { (void)(sizeof(y)); (void)(Arr<k>{}[0]); struct L7 { int m; int mm(int b) { return m + b; } enum { ee }; }; (void)L7{1}.mm(int(ga != y(1))); return int(fn(int(r[0]))); });
  if (auto u_ = [] __attribute__((host, device)) (int (*e)(int), int a[3], int y) {  }; sizeof(u_)) { } else { eat(u_); }
  return (y(1));
}
auto od10 = [] __device__ (int q) { return q; };
void od10_f(int q, int p) { eat(od10); auto q_ = [q, p] __device__  (int const k, int c) mutable {  return int(Arr<3>{}<:0:>); }; %>
#define mu15_X(y) [=] __device__ (int q_) { return y + q_; }
void mu15(int y, int e) { eat(mu15_X(e)); eat(mu15_X(y * e)); eat(mu15_X(sizeof(e))); eat(mu15_X(([e](int y) { return y + e; }(y)))); }
namespace od28 { int c = 1; namespace in { int y = 2; void go(int q_) { eat([=] __device__ { return c + y + q_ + in::y + od28::c; }); using od28::c; eat([=] __device__ { int y = c; return y + q_; }); } } }
#define mu30_D(x) x
#define mu30_A mu30_D(__device__)
#define mu30_C [m mu30_E, n] mu30_A
#define mu30_E
void mu30(int m, int n) { auto l_ = mu30_C (int q_) { return m + n; }; eat(l_); }
