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
static inline int f1(const int i, int k[3]) {
  int (x) = ADD(ga, 1);
  eat2(fn(n), PASS([=]) __device__ (int) BODY((void)(int(sizeof(STR(x)))); (void)(a); return int((i)); ), (Box<Box<int>>{{int(a)}}.v.v));
  for (;;) { break; }
  delete new int(ga);
  return (eat(CAPTURE(=) (const auto &c, int const m) { (void)([=](int r, int z) { return int('c'); }(int(k[1]), int(x))); return int(i); }));
}
namespace od4 { int k = 1; namespace in { int p = 2; void go(int q_) { eat([=] __device__ { return k + p + q_ + in::p + od4::k; }); using od4::k; eat([=] __device__ { int p = k; return p + q_; }); } } }
#define mu13_CAT(a_, b_) a_##b_
#define mu13_C2(a_, b_) mu13_CAT(a_, b_)
void mu13(int n_1, int e_1) { eat([=] __device__ (int mu13_C2(n, _2)) { return mu13_C2(n, _1) + mu13_CAT(n, _2) /* [=] __device__ { */ + mu13_CAT(e, _1); }); }
#undef mu13_CAT
namespace ns16 {
struct od14 { int m = eat([] HD { return 2; }); static int sq; void go(int w) { eat([=] __device__ { return m + w; }); } };
int od14::sq = eat([] __device__ { return 3; });
}
namespace ns20 {
#define mu19_CLS(N, M) struct N { int M; void go(int b) { eat([=] __device__ { return M + b; }); } };
mu19_CLS(mu19_A, mm)
mu19_CLS(mu19_B, t)
}
void od22(int n, int w) {
  auto pl_ = [n](int w, int z_ = sizeof(w)) { return eat([=] __device__ { return n + w + z_; }); };
  eat2(pl_(1), [w, n] HD { return w - n; });
}
