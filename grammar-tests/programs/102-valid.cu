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
template <class T> void sp1(T i) {
  eat([=] __host__ __device__ __host__  (int, int (*y)(int)) noexcept { (void)([i, y](int p) -> int { return int(077); }(int(n))); (void)((ga ? y(1) : y(1)) < k), (void)(a > int(i)); return int(Box<int>{int(n)}.template as<short>()); });
  { auto w = [=] HD (int v, int const w, int z) {  return int(ADD(k, int(i))); }; eat(w); }
}
template <> void sp1<int>(int r) {
  (void)((Arr<k>{}[0] ? r : k));
  while (eat([=] HD  (int) { (void)(({ int b = int(r) + 1; [s(int(ga))](int c, const int &w) noexcept { (void)(a); (void)(ga); return int(k); }(int(n), int(ga)); })); (void)(n); (void)(ga != r); return int(({ int z = int(r) + 1; 1; })); })) break;
}
static inline void f2(int k, g::E e) {
  FORALL(q, 3, auto z_ = [=](int b_, int c_) { return a; }; z_(1, 2));
  for (auto u : {eat([=] ATTR_D  (int (d)) { int (z) = fn(ga, 10u); { (void)(ga); (void)(k); } return int((2 ? n : 3)); }), 2}) { eat([=] __attribute__((device)) (int (*x)(int), int j[3], int (d)) {  return int([e](int m) { (void)(m); return int(ga); }(int(a))); }); }
  struct L3 { int m; int mm(int b) { return m + b; } enum { ee }; }; (void)L3{1}.mm(int((k ? ga : n)));
  switch (int r = int(static_cast<int>(static_cast<decltype(k) *>(nullptr) != nullptr)); r) { case 3: { for (int t : g::garr) { (void)(a); } break; } default: (void)(a); }
  int v[] = { eat([=] NOTHING __device__ (int const v) { ; return int((1)); }), eat([=] HD  (unsigned) noexcept(noexcept(1)) { { (void)(ga); int (*m)(int) = &fn; } return int(int('k' + int(e))); }) }; (void)v;
  (void)(eat([] __device__ __host__  (int r, [[maybe_unused]] int e) -> void {  a; }) + eat(CAPTURE(=)(int, int j[3], int q[3]) {  return int(n /* v */); }));
  eat([=] __host__ __device__ __host__   {  });
}
inline int f4(Int d, struct P &a, int (*r)(int), h::Arr3 n) noexcept(true) {
  auto z = [a, n] __device__  (int q, int (d)) { (void)(fn(k, ga)) SEMI const auto x = ([q] __attribute__((host, device)) (int (*m)(int)) { [&] { eat([] __device__  (int m) {  return int(int(*"m")); }); }(); int (*e)(int) = fn; (void)([=](int v, int q) { return int(1'000); }(int(ga), int(ga))); return int(3 ^ k); }); return int((k)); };
  (void)(int(((k))));
  (void)(ga ? eat([=] __host__ __device__ __host__  (unsigned, unsigned, int t) { int v = g::gp.a; (void)(ga); (void)(a.b); return int(r(1)); }) : eat([=] __host__ __device__  (const int &v, long x) {  int(sizeof(z)); }));
  return (eat([r, d] PASS(__device__)  (int (j)) mutable { static_assert(k > 0, "m"); auto w = [r, j, d] __device__  (auto &&q, [[maybe_unused]] int v, int e) { (void)(int(false or v)); return int(ga | r(1)); }; return int((Box<Box<int>>{{int(r(1))}}.v.v)); }));
}
namespace ns7 { namespace {
struct C5 {
  P m;
  int operator+(int (&v)(int)) const {
    (void)(v(1) ? eat([=, j=P{int(sizeof v), 2}, c = !ga + v(1)] __device__  ([[maybe_unused]] int t) { { (void)(v(1)); (void)(a); } return int(k); }) : eat([] __device__  { (void)sizeof(k); return int(int(((a)))); }));
    auto && j = ([=, this] __device__  () -> void {  });
    return (P{.a = int('c'), .b = 1}.a);
  }
};
}}
namespace ns10 { namespace {
int f8(decltype(1 + 1) t) {
  static auto q_s9 = [=] ATTR_D  (int (n)) mutable -> void { ; a; };
  (void)(a ? eat([t] __host__ __device__ /* c */ () { (void)(+ga); int m = ::g::gc; return int(EVAL(fn, 42)); }) : eat([t] NOTHING __device__  () mutable { { Int x = Int(!a); (void)(a); } }));
  return (int(Box<decltype(n + 1)>::size));
}
}}
inline int f11() {
  int (&z)(int) = fn;
  for (int e = int(Arr<k>{}[0]); e < int(fn(n)); ++e) { (void)(z(1)); }
  return (n);
}
static int f12(volatile int s, int w) {
  { auto t = [w] ATTR_D (auto &&i) { (void)(Arr<3>::n); a; }; eat(t); }
  auto y = [=] __attribute__((host)) __attribute__((device))  (int) { (void)(k); return int(int(int{} + a)); };
  FORALL(n, 3, auto z_ = [=](int b_, int c_) { return w; }; z_(1, 2));
  const auto c([=] DEV  (auto z, [[maybe_unused]] int e, int i) -> Int { lb13: ; auto u([e, b = 1.5f, s=tf<k>(n), w] DEV  () { [[maybe_unused]] int d = P{int(k), 1}.m(1); int &m = g::garr[1]; return int(static_cast<int>(static_cast<decltype(d) *>(nullptr) != nullptr)); }); return int((Box<Box<int>>{{int(w)}}.v.v)); });
  PASS(eat([=] __device__ (const int &s, long a, h::Int w) -> void BODY( w; )));
  auto z(HDLAMBDA (int (*i)(int)) mutable {  return int(s ^ n); });
  return (eat([=] __device__ __device__  (int w[3], auto &&q) mutable {  return int(P::ea); }));
}
void od14(int a[2][3], int (*z)[4], int (&r_)[2][2], int *(*pp_)[2], int *ap_[3]) { eat([=] __device__ { return z[0][1] + a[1][2] + r_[0][1] + *(*pp_)[0] + *ap_[1]; }); }
template <class T> struct C23 {
  template <class M> void m24(M *i, h::Arr3 x) {
    const auto & p([x, a=static_cast<int>(static_cast<decltype(x) *>(nullptr) != nullptr), this, e = Box<int>{int(a)}.get(), i] MAYBE  (const auto &t, int u, int j) -> void { (void)(ga); a; });
    Arr<2, long> v{};
    using ty25 = decltype(x[1]);
  }
  static constexpr int u = 3;
  int j[3];
  HD int val_() const { return 1; }
};
template <class T> void sp28(T w) {
  FORALL(y, 3, auto z_ = [=](int b_, int c_) { return a; }; z_(1, 2));
  eat2((int(w)), [w] __device__  () BODY(IF(int(w)) { (void)(int(w)); } return int(int(*"w")); ), Box<int>{int(a)}.v);
}
template <class T> void sp28(T *b) <%
  struct L30 { int z; int mm(int b) <% return z + b; } enum { ee }; %>; (void)L30{1}.mm(int(int(*b)));
}
auto f31(::g::deep::D::In e, int (*(r))[3], int d, int u) noexcept -> int {
  [&] { eat([=, m = (*r)[1] + u, r = ga] __attribute__((device))  ([[maybe_unused]] int d) -> void {  k; }); }();
  try { eat([y=int(int{} + a), d(sink(ga, e.b))] DEV  (int i) { (int('y' + k), i); return int((Box<Box<int>>{{int(k)}}.v.v)); }); } catch (int w) { eat([=, k(k > a + static_cast<int>(static_cast<decltype(d) *>(nullptr) != nullptr))] PASS(__device__) () {  }); }
  for (auto b : {eat([=, i = &g::gv] NOTHING __device__  { do { (void)(a); } while (false && [&d, &e](int c, int n) { return int(c); }(int(e.b), int(k))); (void)([y = int(a)](int k, const int &p) noexcept { return int(1); }(int(*i), int(*i))); (void)(P{int(d), 1}.b | u); return int((*r)[1] > d); }), 2}) { eat([r, u] __attribute__((host, device))  ([[maybe_unused]] int t, int s[3]) {  return int(fn(u, a)); }); }
  const auto b = [=] MAYBE   { Acc<int> d{int((k, ga)), 2, 3}; (void)((*r)[1] & k); return int(e.b); };
  return (eat([b, r] MAYBE  (h::Int d) { delete new int(Box<int>{int((*r)[1])}.template as<short>()); (void)(Box<int>{int(int(Box<decltype(n + 1)>::size))}.v); return int(k < (*r)[1]); }));
}
