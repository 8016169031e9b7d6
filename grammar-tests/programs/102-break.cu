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
void br1(int j, int r) { eat([&] __device__ { return j + r; }); eat([=, &r] __device__ { return j + r; }); eat([&, j] __device__ { return j + r; }); eat([&j] __device__ { return j; }); }
void br2(int m, int t) { eat([&] HD { return m + t; }); eat([=, &t] HD { return m + t; }); eat([&, m] HD { return m + t; }); eat([&m] HD { return m; }); }
namespace ns4::in {
struct { int d; void go(int y) { eat([=] __device__ { return y + d; }); } struct N_ { void go() { eat([] __device__ { }); } }; } br3;
typedef struct { void go() { eat([] __device__ { }); } } br3_t;
}
inline namespace ns6 {
#define mu5_X(c) [=] __device__ (int q_) { return c + q_; }
void mu5(int c, int u) { eat(mu5_X(u)); eat(mu5_X(c * u)); eat(mu5_X(sizeof(u))); eat(mu5_X(([u](int c) { return c + u; }(c)))); }
}
auto od7 = [] __device__ (int z) { return z; };
void od7_f(int z, int v) { eat(od7); auto q_ = [=] __host__ __device__  (int (*u)(int)) { (void)(ga); struct L10 { int d; int mm(int b) { return d + b; } enum { ee }; }; (void)L10{1}.mm(int(fn(k))); (void)(k); }; }
#define mu11_LIST(V) V(s) V(e) V(zz)
#define mu11_ONE(nm) int mu11_use_##nm(int nm) { auto l = [=] __device__ () { return nm; }; return eat(l); }
mu11_LIST(mu11_ONE)
#undef mu11_ONE
template <class T, class U = T> \
 s\
truct C12 {
  static c\
onstexpr int y = 3; union { int d; float j; }; HD int val_() const { return 1; }
  auto m\
13(typename Acc<Box<T>>::type::type w, \
 List<T, int> \
 v, const U &c) const n\
oexcept -> int {
    if \
 (eat([&, z="str", &p = c] MAYBE (const int &s, int d, int y[3]) { (void)(sizeof s); \
 return int((z, 1)); }) == d == int(sizeof(v))) { (void)(int(sizeof(v))); }
    s\
witch (eat([] __device__ __host__  (int b, [[maybe_unused]] int s) {  return int(ga); })) { case 1: eat([=] __host__ DEV  (P c) \
 {  return \
 int((y)); }); break; default: eat([&] __device__ () mutable { int P::*j = &P::a; (v\
oid)((int(sizeof(v)))); ; if constexpr (t\
rue) { (void)(int(c)); } \
 return int((int(s\
izeof(v)) < k)); }); }
    return (a);
  }
};
#define mu14_T(x) x; x
#define mu14_S(x) #x
#define mu14_N(x)
void mu14(int u, int w) {
  mu14_T(eat([=] __device__ { return u + w; }));
  const char *s_ = mu14_S([=] __device__ { return u; });
  mu14_N([=] __device__ { return u; });
  eat([=] HD { return *s_; });
}
template <typename V> static inline auto f15(V (&r)[2]) noexcept(false) {
  eat([=] __attribute__((device)) (int j[3]) { decltype(j[1] + 1) y = 1; });
  (void)(sink(k, a));
  (void)(k);
  (void)new auto([k=fn(k), r] ATTR_D  (int, int m) -> int BODY(do { int e = (Int)(int(r[1])); } while (false && ga); NoAssign q[1][1]; return int(3 - a); ));
  const int w = int(int(*"r"));
  eat(KERNEL(v) { return v; });
  return int(a);
}
void br16(int y) { int ar_[2] = {}; eat([q_ = ar_] __device__ { }); eat([q_ = {1, 2}] __device__ { }); std::initializer_list<int> il_ = {1}; eat([q_ = il_] __device__ { }); eat([il_] __device__ { }); eat([q_ = "s", r_ = &ar_[0]] __device__ { }); }
namespace od17 { int m = 1; namespace in { int a = 2; void go(int q_) { eat([=] __device__ { return m + a + q_ + in::a + od17::m; }); using od17::m; eat([=] __device__ { int a = m; return a + q_; }); } } }
#define mu22_X(i) [=] __device__ (int q_) { return i + q_; }
void mu22(int i, int q) { eat(mu22_X(q)); eat(mu22_X(i * q)); eat(mu22_X(sizeof(q))); eat(mu22_X(([q](int i) { return i + q; }(i)))); }
template <class Elem, class... Rest> int f23(Elem (p)[3], int w, Wrap<Box, int> q, char const *x, Rest... rest);
template <class Elem, class... Rest> int f23(Elem (p)[3], int w, Wrap<Box, int> q, char const *x, Rest... rest) {
  auto j([&, w] __device__  (auto &&b, int) {  });
  int s[] = { eat([=] __attribute__((host)) __attribute__((device)) (int e[3], int const z, int a) { (void)((int(sizeof...(rest)) < int(sizeof...(rest)))); return int(n); }), eat([=] __host__ __device__ (int const c, const int &p, [[maybe_unused]] int r) {  return int(tf<k>(int(sizeof...(rest)))); }) }; (void)s;
  switch (int z = int(Arr<g::gc>{}[0]); z) { case k: { for (;;) { break; } break; } default: (void)(int(*x)); }
  (void)(q.c.v /* rest */ == k);
  int v = s[0];
  auto r = [] { return 1; };
  if (auto y_ = [p, q] DEV   { int (&r)(int) = fn; using ty24 = decltype(n); return int(+int(p[0])); }; sizeof(y_)) { } else { eat(y_); }
  return (r() + n);
}
template <class T, class U = T> struct C25 {
  int m = 1; static constexpr int r = 3; HD int later(); int lt26 = 2;
  int operator!() const {
    PASS(auto w_ = [&] DEV  () constexpr { (void)(int(sizeof((a, ga)))); return int([u = int(ga)] { (void)(n); return int(2); }()); }); (void)sizeof(w_);
    for (auto & c : g::garr) { eat([*this, c] __host__ __device__ __host__ (int (*a)(int)) { int (*j)[3] = &g::garr; }); }
    return (int(int{} + k));
  }
  static void m28() noexcept;
protected:
  int operator~() {
    (void)(Arr<3>::n);
    while (eat(CAPTURE(=) (long t) constexpr { switch (eat([=, &x = t, p=10'000L, &t] __device__  (unsigned) {  return int(int(true and k)); })) { case 1: eat([this, &t] HD   { struct v { int s; int mf() { return s; } }; v l30{1}; }); break; default: eat([=] __device__ __host__  () constexpr -> const int {  return int(int(false || t)); }); } IF(r) { (void)(m); } NoDef u[1] = {NoDef(1)}; })) break;
    static thread_local int i = 2;
    return (P{int(ga), 2}.b);
  }
};
template <class T, class U>
void C25<T, U>::m28() noexcept {
    auto s([=] PASS(__device__)  (int w) constexpr { (void)(sink(w, w)); });
}
