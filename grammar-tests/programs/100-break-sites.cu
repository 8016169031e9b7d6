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
template <class D> struct Crtp8 { int own; HD const D &self() const { return static_cast<const D &>(*this); }
  int go9() const {
    (void)((h::Int)(tf<3>(a)));
    (void)(int(*"0"));
    return 0;
  }
};
struct C7 : Crtp8<C7> {
  int p = 1; using Own = int; int val; HD int sf(int x) const { return x; }
private:
  void m10() const noexcept {
    (void)(int('0' + val));
  }
};
namespace ns23 {
int od20(int s, int x);
int od20(int x, int s /* other names */) { return eat([=] __device__ { return s - x; }); }
int od20(int s) { return eat([=] __device__ { return s; }); }
int od20(long s) { return eat([=] __device__ { return s; }); }
}
#define mu24_BEGIN eat([=] __device__ () {
#define mu24_END });
void mu24(int w, int a) {
  mu24_BEGIN
    int q_ = a;
    (void)(w + q_);
  mu24_END
  eat([w] __device__ { return w; });
}
#define mu25_LIST(V, A) V(A, int) \
  V(A, long)
#define mu25_ONE(A, T) void mu25_##T(T v, int t) { eat([=] A (T q) { return t + q + v; }); }
mu25_LIST(mu25_ONE, __device__)
#define mu26_D(x) x
#define mu26_A mu26_D(__device__)
#define mu26_C [=mu26_E ] mu26_A
#define mu26_E
void mu26(int /* } ) ; 
 */ c, int t) // it's " odd
{ auto l_ = mu26_C (int q_) { return c + t; }; eat(l_); }
#define mu27_BODY(i, ...) [=] __device__ (int i) { __VA_ARGS__ }
void mu27(int u, int b) {
  eat(mu27_BODY(b, int z_ = u; fn(z_, b);));
}
