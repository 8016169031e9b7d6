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
int (&od3(int (&m)[4], int z))[4] { eat([=] __device__ { return m[0] + z; }); return m; }
int (*od3_p(int z))(int) { eat([=] HD { return z; }); return nullptr; }
auto od3_t(int m) -> int (*)[3] { eat([=] HD { return m; }); return nullptr; }
#line 1055
class br6 { template <class T> static void go(T k) { eat([=] __device__ { return k; }); } template <class T> friend struct Fr_br6; void out(int m); protected: virtual void v() { eat([] __device__ { }); } };
void br6::out(int k) { eat([=] __device__ { return k; }); }
#line 57
template <class T, class U = T> struct C7 : Acc<T> {
  P x; int d = 1; int s = 1; union { int u; float p; }; HD int val_() const { return 1; }
  void m8(int i) {
    if (eat([x = {1, 2}, i, v=2.5] DEV  () { constexpr auto i = 3; return int(fn(n, int(sizeof(x)))); }) == static_cast<int>(n)) { (void)(int(this->x)); }
    P q{int(k), 1};
    (void)new auto([i, this, q] __host__ __device__ __host__ (P u) {  return int(k); });
  }
};
int f9(int m[3], int (P::*d)(int) const, int (*(*a)(int))(long), int j) noexcept(false) {
  auto && q = ([&, j, d, a] __device__ __device__  () {  });
  ((P{1, 2}.*d)(1) & k, ({ int k = int(j) + 1; int(sizeof(q)); }));
  int z{int((Box<Box<int>>{{int(k)}}.v.v))};
  using ty10 = decltype(k);
  return (eat([=, &j] __host__ __device__  (P q) { (void)((Box<Box<int>>{{int(z | q.a)}}.v.v)); return int(a(1)(2)); }));
}
class br11 { struct In { void go(int c) { eat([=] __host__ __device__ { return c; }); } struct Deep { static void go() { eat([] __host__ __device__ { }); } }; }; public: struct Pub { void go() { eat([] __host__ __device__ { }); } }; };
template <typename V> int f12(int ((a)), const P *y, Box<V> n) {
  (void)(ga);
  { auto s = [] __attribute__((device))  (int m[3], int const t) -> void {  }; eat(s); }
  for (auto b : {eat([y, n] HD (P w) {  }), 2}) { eat([&] __attribute__((host, device))  (auto &&q) { (void)(tf<g::gc>((b < y->m(1)))); b; }); }
  Arr<k> b{};
  int q = sizeof a;
  { auto w = [q] __attribute__((host, device))  (P v, long u) mutable {  q; }; eat(w); }
  struct L13 { int s; int mm(int b) { return s + b; } enum { ee }; }; (void)L13{1}.mm(int(k));
  return (eat([=] __host__ DEV  (int (*v)(int)) {  return int(Box<int>{int(ga)}.v); }));
}
void br14(int q, int n) { eat([&] __device__ { return q + n; }); eat([=, &n] __device__ { return q + n; }); eat([&, q] __device__ { return q + n; }); eat([&q] __device__ { return q; }); }
#define mu15_X(a) [=] __device__ (int q_) { return a + q_; }
void mu15(int a, int y) { eat(mu15_X(y)); eat(mu15_X(a * y)); eat(mu15_X(sizeof(y))); eat(mu15_X(([y](int a) { return a + y; }(a)))); }
#line 1088
auto br16(int x) { return eat([=] __device__ { return x; }); }
decltype(auto) br16b(int x) { return eat([=] __device__ { return x; }); }
auto br16c(int x) -> int { return eat([=] __device__ { return x; }); }
#line 91
class C17 {
public:
  enum { z = 4 }; int n = 1; HD int val_() const { return 1; }
  void m18(g::v1::IV s, decltype(g::gv) m) noexcept {
    switch (eat([=] __attribute__((host, device))  (h::Int q) __attribute__((unused)) -> decltype(g::gv) {  return int(int(g::e1)); })) { case 1: eat([=, *this] PASS(__device__)  (int t) BODY(for (;;) { break; } return int((s.a < m)); )); break; default: eat([=, this] __device__  (auto d, int j) { using ty19 = decltype(n); (void)([d, m]() -> int { [[maybe_unused]] int c = ({ int v = int(k) + 1; m; }); return int(7); }()); { using namespace g; (void)(ga); } return int((j < ga)); }); }
  }
  template <class M, int K = 2> void m20(int s, Box<int> b, const M &d) const;
};
template <class M, int K> void C17::m20(int s, Box<int> b, const M &d) const {
    (k, int(false || K));
    ;
    (void)(int('b' + n));
    int x[] = { eat([*this, d] __device__ __device__  (long s) -> unsigned long int BODY((void)(int(d)); return int(z & ga); )), eat([=, a(P{int((*this).n), 1}.m(1)), *this, w(this)] __device__ () __host__ __device__ { (void)(P{.a = int(7 < int(sizeof(w))), .b = 1}.a); (void)((Int)this->n); k; }) }; (void)x;
    (void)(static_cast<int>(int(false || this->val_())));
}
#line 1108
#define mu21_BEGIN eat([=] __device__ () {
#define mu21_END });
void mu21(int k, int s) {
  mu21_BEGIN
    int q_ = s;
    (void)(k + q_);
  mu21_END
  eat([k] __device__ { return k; });
}
#line 117
void od22(int y, int u) {
  int y_a[] = { y, u };
  for (auto y : y_a) if (y < u) eat([=] __device__ { return y < u; }); else eat([y_a] HD { return y_a[0]; });
  for (auto [y, u] : {P{1, 2}}) { int q_ = y + u; eat([=] __device__ { return q_; }); }
}
void br24(int k) { [=] { [&] { eat([&k] __host__ __device__ { return k; }); }(); }(); [] { struct L_ { int i; }; L_ q_{}; eat([=] __host__ __device__ { return q_.i; }); }(); }
