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
int f1(h::Ty z, struct P &r) noexcept(false) {
  PASS(eat([r, z] __device__ __device__  (auto &&m, int (e)) {  return int(Box<int>{int(int(m))}.v); }));
  Arr<k> j{};
  switch (eat([z] ATTR_D  (int a) {  k; })) { case 1: eat([=, i = [m = int(n)](int j, const int &i) { auto y = n; (void)(j); return int(int(y)); }(int(ga), int(j[0])) + 3 == n, r = ga + ::n] DEV  () { decltype(i + 1) w = 1; return int(P{.a = int(n), .b = 1}.a); }); break; default: eat([=] ATTR_D (long c) { if (eat([=] __device__ __host__  (int w) {  }) == ADD(1, z.a)) { (void)(r.b); } c; }); }
  (void)(eat([=] __host__ __device__ (unsigned, int const v) -> void {  }) + eat([=, v=P{int(1'000), 2}.a, z((Box<int>{int(2)}.template as<short>()))] __device__  (unsigned, int w) { { (void)(r.b); auto e = sizeof(j); } }));
  PASS(eat([=] __attribute__((host)) __attribute__((device))  ([[maybe_unused]] int r) -> typename Box<int>::type {  return int((Box<Box<int>>{{int(077)}}.v.v)); }));
  auto && [n, v] = P{int((Box<Box<int>>{{int(a)}}.v.v)), 2};
  return (('c'));
}
namespace ns3 {
inline int (f2)(int (*(n))[3], g::E d) {
  eat(HDLAMBDA(unsigned) { constexpr int n = k; for (int n = int(n > k); auto d : g::garr) { (void)(k); } ; });
  (void)(k);
  (void)(ga);
  for (int i_ = eat([=, a=P{int(Box<int>{int(a)}.get()), 2}] __device__ ([[maybe_unused]] int b) {  a.m(1); }); i_ < eat([n, d] ATTR_D (int i) -> void { (void)((long)(int(d)) > ga); }); ++i_) { eat([=, n=(int(*"d")), p = int(d)] PASS(__device__)  (unsigned) BODY( return int(p); )); }
  for (auto i : {eat([n, d] __device__  (int e) mutable noexcept(noexcept(1)) {  return int(-k); }), 2}) { eat([=, r = (int(d) ? a : k) + EVAL(fn, ga), j(&g::gv)] NOTHING __device__ (int a) mutable { PASS(auto
x_ = [e='\n', m = [](h::Int c, const int &p) { auto x = (p < p); (void)(k); return int(int(x)); }(int(i), int(a)) + int(*"j"), r] ATTR_D  () mutable { eat([=] __device__  (const auto &e) BODY( return int((Box<Box<int>>{{int(r)}}.v.v)); )); (void)(Arr<k>{}[0]); PASS(auto w_ = [m] __device__ __device__ () __attribute__((unused)) {  return int((k ? ga : k)); }); (void)sizeof(w_); }); (void)sizeof(x_); switch (eat([a] __device__ __device__ (h::Int i, int
n[3], h::Int s) __attribute__((unused)) {  })) { case 1: eat([=] HD  (int x) {  }); break; default: eat([=] __host__ __device__  (h::Int p, unsigned, int r) mutable {  return int(int('a' + (*n)[1])); }); } return int(i); }); }
  if constexpr (sizeof(a) > 2) { FORALL(w, 3, int q_ = int(d), r_ = ga; fn(q_, r_));
}
  (void)(k);
  auto v = g::e0;
  return (a);
}
}
namespace ns8::in {
#define mu7_T(x) x; x
#define mu7_S(x) #x
#define mu7_N(x)
void mu7(int p, int b) {
  mu7_T(eat([=] __device__ { return p + b; }));
  const char *s_ = mu7_S([=] __device__ { return p; });
  mu7_N([=] __device__ { return p; });
  eat([=] HD { return *s_; });
}
}
#line 1088
template <class T, int N> struct C11 {
  int m13(int i, T u) {
    delete new int(Arr<k>{}[0]);
    struct L14 { int e; int mm(int b) { return e + b; } enum { ee }; }; (void)L14{1}.mm(int(7 | int(u)));
    [=]() mutable { auto c = [i, u, this] __attribute__((host)) __attribute__((device))  (int v, long p, long m) BODY(auto k = P{int(a), 1}.b; return int(int(k) != v); ); return eat(c); }();
    (void)(ADD(n, 0x10) < i), (void)(ga > a);
    for (auto a : {eat([=, e=Box<int>{int(P{int(i), 1}.b)}, r(&g::gv)] NOTHING __device__  (int const t) { (void)(fn(PASS(ga), int(Box<decltype(N + 1)>::size))); return int((Int)this->val_()); }), 2}) { eat([=, *this] __device__ __device__  (int u) { (void)(N); return int(int(Box<decltype(C11::z + 1)>::size)); }); }
    return (tf<N>(i));
  }
  static int z;
  HD int val_() const { return 1; }
  HD int later(); int lt12 = 2;
};
#line 101
int f15(int *b, int z, int *y) noexcept(true) {
  eat([b, y, z] __attribute__((device))  (unsigned) {  return int(ga); });
  eat([=] __device__ __device__  (unsigned, int const w, int (*y)(int)) { (void)(n ? eat([] __attribute__((device))  () -> h::Int {  return int(P{.a = int(a), .b = 1}.a); }) : eat([=] __host__ DEV () {  return int(int('b' + k)); })); return int(b[0]); });
  int v = int((b[0])), *q = &v;
  (void)sizeof(int(int{} + z));
  switch (int u = int((*q, n)); u) { case k: { ; break; } default: (void)(v); }
  struct L16 { int y; int mm(int b) { return y + b; } enum { ee }; }; (void)L16{1}.mm(int(int('z' + y[0])));
  do { eat([=] PASS(__device__) (int (i), const int &u, int) { (void)(P{.a = int(*b), .b = 1}.a); if (int z = int(int(*"v"))) { (void)(n); } switch (int t = int(v != v); t) { case k: { (void)(i); break; } default: (void)(z); } return int(*b /* z */); }); } while (eat(CAPTURE(y)(int e[3]) { (void)(int('y' + *y)); const int c = int(ga /* e */); return int(e[1] == n); }) && false);
  return ([z](int m, h::Int k) { return int(1); }(int(*q), int(*y)));
}
template <class T, int N> inline int f17(T *e, An x, h::Arr3 &d, h::Id<T> t) {
  eat(KERNEL(z) { return z; });
  const auto y = P{.a = int(int(t.v)), .b = 1}.a;
  [&] { eat([t] NOTHING __device__  (int (*b)(int), unsigned) { static_assert(k > 0, "d"); eat([] __device__  (int r) -> void BODY( )); (void)(b(1)); return int(P{int(b(1)), 1}.m(1)); }); }();
  for (const auto & b : g::garr) { [[maybe_unused]] int n = int(int{} + n); }
  eat(KERNEL(m) { return m; });
  return (eat([=] __device__  (int s, int (q), int a[3]) { int y = (int)int(*e); (void)(EVAL(PASS, int(Box<decltype(int(t.v) + 1)>::size))); (void)(eat([=, m=x.a, u=Box<int>{int(int(t.v))}] __device__ __device__  (int b) { (void)(int('q' + k)); (void)(q); return int([](h::Int p, int r) mutable { return int(n); }(int(u.v), int(x.a))); }) + eat([] __host__ __device__  () mutable {  return int(k || k); })); }));
}
__host__ __device__ void f30(h::Fn *t, g::IV y) {
  (void)(ga ? eat([=] DEV (auto &&c, const int &m) {  return int(ADD(a, a)); }) : eat([=] __attribute__((host)) __attribute__((device)) (int w[3]) { (void)(y.a); return int(ga); }));
  if (int c = int(a)) { switch (eat([=] DEV  (int) { t(1); for (auto m : {eat([t] __host__ __device__  (int const w, h::Int u, [[maybe_unused]] int v) mutable { (void)(ADD([d(int(0))]() { return int(d); }(), Arr<3>{}[0])); return int(n); }), 2}) { eat([] __device__ __device__  (int w, int (*p)(int), P j) { ; return int(int(sizeof(j.a))); }); } typedef int p; p y31{}; })) { case 1: eat([y, c] __device__ (int (u), int (m)) { IF(n) { (void)(k); } (void)(static_cast<int>(static_cast<decltype(u) *>(nullptr) != nullptr) << m); (void)(P{int(Arr<k>{}[0]), 2}.m(1)); return int(y.a); }); break; default: eat([] DEV  () mutable { int q = k; return int((Box<Box<int>>{{int(ga)}}.v.v)); }); } } else (void)(c);
  int P::*p = &P::a;
  eat([=] MAYBE   {  return int(EVAL(fn, t(1))); });
}
namespace ns33 { namespace {
template <class T> void sp32(T i) {
  (void)(n ? eat([i] DEV  (P q) { int n = k; eat([i] __device__ __device__  (unsigned) mutable { int *q = &g::gv; }); eat([] __device__ (h::Int b, unsigned, int (*m)(int)) {  return int((a)); }); return int([=](int v) -> int { (void)(n); Arr<2, long> s{}; return int(0x10); }(int(n))); }) : eat([b=P{int(sink(10u, k, a)), 2}] __attribute__((device))  () mutable {  n; }));
  if (int i = int(tf<k>(a)); int(requires { i + 1; })) { try { eat([] __device__  (int w, unsigned) mutable {  w; }); } catch (int a) { eat([i] __device__  (P t, h::Int q, const int &r) { constexpr int a = a; return int(P{int(t.a), 1}.b); }); } } else { switch (eat([i] __device__ __host__  (int d) { (void)(int(((ga)))); })) { case 1: eat([=] __host__ __device__  () { (void)(a /* i */); Arr<2, long> j{}; { using namespace g; (void)(ga); } return int(int(false || ga)); }); break; default: eat([i] __attribute__((host, device))  () -> decltype(1 + 1) {  return int(a); }); } }
}
template <class T> void sp32(T *a) {
  (void)(ga);
}
}}
