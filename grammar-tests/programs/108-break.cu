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
namespace { class br1 { public: class Q_ { int j; public: void go() { eat([=, *this] __device__ { return j; }); } }; private: class R_ { public: static int go(int s) { return eat([s] __device__ { return s; }); } int operator()(int) const { return eat([] __device__ { }); } operator int() { return eat([] __device__ { }); } }; }; }
}}
static int f3(decltype(1 + 1) w, h::Ty j, int *__restrict__ k, Box<int> x);
static int f3(decltype(1 + 1) w, h::Ty j, int *__restrict__ k, Box<int> x) {
  auto b{[j] __device__  () mutable { (void)(j.a); int m{int(ga)}; n; }};
  if (int b = int(w); w /* x */) { if (int j = int(b); Box<int>{int(ga)}.template as<short>()) { (void)(n); } else { (void)(b); } } else { auto c = [=] DEV  (int (*j)(int)) {  return int((int)k[0]); }; }
  if (eat([=] __device__ __device__  () constexpr { constexpr const char *m = "s"; Acc<int> /* [=] __device__ { */ i{int(Arr<3>{}[0]), 2, 3}; return int(2 && int(*m)); }) == j.a /* x */) { (void)(x.v); }
  const auto c = [x, w, b] ATTR_D (auto n, int (*t)(int)) {  t(1); };
  int e = int(int('x' + x.get())), *i = &e;
  for (int q_ = eat([c, j, a(ga)] // it's " odd
__device__ __device__  (const auto &b) constexpr -> unsigned long int { (void)(n /* c */); { struct m { int x; int mf() { return x; } }; m l4{1}; NoAssign q[2]; } (void)(int(Box<decltype(j.a + 1)>::size)); return int(int('j' + ga)); }); q_ < eat([k, w, c] __host__ __device__  (int, //\
 continued 
h::Int d) -> void { struct { int q; } w{1}; }); ++q_) { eat([=, m = int(*"i") + ga & n, t=Box<int>{int(j.a)}.v + g::b] __device__   {  }); }
  do { (void)((long)int(sizeof(b))); } while (false && int(true and j.a));
  return (e);
}
namespace ns6 { namespace {
class br5 { struct Pr { int y; }; enum En { e_ }; public: using Al = Pr; void go(Pr y, En b, Al *z_) { eat([=] __host__ __device__ { return y.y; }); eat([b, z_] __host__ __device__ { }); eat([] HD (Pr, En *) { }); } };
}}
void f7(Arr<g::gc, long> x, int (&k)[3]) noexcept;
void f7(Arr<g::gc, long> x, int (&k)[3]) noexcept {
  struct L8 { int d; int mm(int b) { return d + b; } enum { ee }; }; (void)L8{1}.mm(int(ga));
  (void)(k[1]);
}
#pragma nv_diagnostic push
#pragma nv_diag_suppress 20136
void br9(int j) { eat([&] __device__ { return j; }); }
#pragma nv_diagnostic pop
void br9_2(int j) { eat([&j] __device__ { return j; }); }
#pragma nv_diag_warning 20163
void br9_3(int j) { eat([=] __device__ () constexpr { return j; }); }
#pragma nv_diag_default 20163
template <template <class> class /* [=] __device__ { */ C, class T> class C10 {
public:
  static constexpr int i = 3;
 \
 T s;
  T x;
  HD int later(); int lt11 = 2;
  operator Int() const {
    for (;;) { break; }
    eat([] __device__  () { (i, /* c */ (0x10)); return int(i); });
    (void)(k /* 0 */);
    return 2;
  }
};
namespace ns14 {
void br13(int y) { struct L_ { int s; void go() { eat([=] __device__ { return s; }); } }; L_ l_{1}; eat([=] __device__ { return l_.s; }); eat([l_, y] __device__ { return y; }); }
}
void br15(int c) { struct L_ { int q; void go() { eat([=] __device__ { return q; }); } }; L_ l_{1}; eat([=] __device__ { return l_.q; }); eat([l_, c] __device__ { return c; }); }
namespace ns19 { inline // it's " odd
namespace v2 {
struct od16 { struct v_ { int r; }; /* c */ v_ mk(int r); int /* } ) ; 
 */ r; template <class T> struct /* c */ Q_ { T v; void go(v_ w_) { eat([=] __device__ { //\
 continued 
return int(v) + w_.r; }); } }; };
od16::v_ od16::mk(int v) { eat([=] __device__ /* c */ { return v + r; }); return {}; }
}}
#define mu20_CLS(N, M) struct N { int M; void go(int b) { eat([=] __device__ { return M + b; }); } };
mu20_CLS(mu20_A, mm)
mu20_CLS(mu20_B, n)
#define mu26_LIST(V, A) V(A, int) \
  V(A, long)
#define mu26_ONE(A, T) void mu26_##T(T u, int s) { eat([=] A (T q) { return s + q + u; }); }
mu26_LIST(mu26_ONE, HD)
inline \
 namespace ns28 {
void br27(int b) { NoDef b_[1] = {1}; NoAssign d_[2]; eat([=] __device__ { return b_[0].a + d_[0].a; }); eat([d_] __device__ { }); \
 NoDef o\
k_(1); \
 e\
at([o\
k_] __device__ { }); }
}
template <unsigned N, class X> __host__ int f29(h::Arr3 p, h::Id<X> d, h::Arr3 y, int (&u)[3]) {
  ;
  (void)(a);
  for (;;) { break; }
  (void)(SECOND(y[1], int(d.v)));
  eat(KERNEL(n) { return n; });
  switch (int d = int(int(Box<decltype(u[1] + 1)>::size)); d) { case k: { (void)(Box<int>{int((k ? p[1] : ga))}.template as<short>()); break; } default: (void)(y[1]); }
  (void)((P{int(ga), 1}.m(1)));
  ;
  return (g::gp.a);
}
