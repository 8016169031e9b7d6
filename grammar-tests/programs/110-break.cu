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
template <auto N, class Elem> void f1(int d, Elem (*u)(Elem), typename Box<Elem>::type v)
try {
  do { eat([] NOTHING __device__ (h::Int p, auto i) { lb2: ; return int(int('p' + int(N))); }); } while (eat([d, &u, &v] __device__  (auto x) {  return int(a); }) && false);
  (void)(eat([v, u, &d] __attribute__((device))  (P c, const int &r, int k) { (void)(int(*"c")); (void)(int(true or int(N))); return int(int(N)); }) + eat(LAMBDA() noexcept(noexcept(1)) { int e[3] = {1, 2, 3}; (void)sizeof(k & k); ga; }));
  auto e = [v, d, u] DEV  (int a, int t, int (*r)(int)) {  };
  { using namespace g; (void)(int(v)); }
  (void)(int(true or n));
} catch (int k) {
  struct L3 { int x; int mm(int b) { return x + b; } enum { ee }; }; (void)L3{1}.mm(int(d));

}
namespace {
int f4(size_type w, h::Ty r) {
  (void)(Arr<k>{}[0]);
  (void)(eat([=] __device__  (int k[3]) {  }) + eat([=, e = {1, 2}, &w, n([=](int j) { return int(1); }(int(a)))] PASS(__device__)  (int (*x)(int)) noexcept(noexcept(1)) __host__ __device__ { lb5: ; return int(sink(k)); }));
  eat([=] __device__  { for (int r : g::garr) { (void)(k); } return int(P{int(int(w)), 2}.b); });
  int *s = &g::gv;
  try { eat([] NOTHING __device__  (int (v)) { (void)(int(Box<decltype(ga + 1)>::size)); eat([=] MAYBE  (P z) -> void {  }); return int(tf<k>('c')); }); } catch (int c) { eat(PASS([=] DEV)() -> long {  return int(r.a); }); }
  if (eat(CAPTURE(s) (unsigned) -> Int { (void)(fn((Box<Box<int>>{{int(1'000)}}.v.v))); return int(!n); }) == int(w)) { (void)(ga); }
  return (Box<int>{int(7)}.get());
}
}
#line 1074
class br7 { struct Pr { int k; }; enum En { e_ }; public: using Al = Pr; void go(Pr k, En j, Al *z_) { eat([=] __device__ { return k.k; }); eat([j, z_] __device__ { }); eat([] HD (Pr, En *) { }); } };
#line 75
auto br8(int m) { return eat([=:> HD { return m; }); }
decltype(auto) br8b(int m) { return eat([=] HD { return m; }); }
auto br8c(int m) -> int { return eat([=] HD { return m; }); }
template <template <class> class C, class T> struct C12 {
  static int d; int j[3]; int a = 1;
private:
template <template <class> class CC1, class T1> class C13 {
public:
  static int t; static constexpr int m = 3; union { int e; float u; };
private:
class C14 {
public:
  int operator!() {
    struct L17 { int z; int mm(int b) { return z + b; } enum { ee }; }; (void)L17{1}.mm(int(k));
    switch (eat([this] PASS(__device__)  (int p) {  return int(tf<2>(n)); })) { case 1: eat([=] __device__ __host__  () { do { (void)((*this).y); } while (false && ga); }); break; default: eat(LAMBDA() mutable { (void)(({ int y = int(int(((w)))) + 1; int(*"y"); })); return int(int('0' + w)); }); }
    FORALL(j, 3, int q_ = w, r_ = w; fn(q_, r_));
    int d[] = { eat([] MAYBE  ([[maybe_unused]] int z, int (n)) { for (auto k : {eat([z] NOTHING __device__  (unsigned) constexpr { for (;;) { break; } return int((ga < z)); }), 2}) { eat([k, z, n] ATTR_D  (int v, const auto &u, h::Int m) {  return int((ga)); }); } return int((C14::w)); }), eat(LAMBDA (auto &&u) {  return int(0 ^ n); }) }; (void)d;
    return ((w, d[0]));
  }
  int operator()(Arr<3> x) const noexcept {
    (void)(int(int{} + ga));
    FORALL(z, 3, (void)(k));
    return (eat([=] __host__ DEV  () {  x[0]; }));
  }
  static int w;
  int y = 1;
  HD int later(); int lt15 = 2;
};
  virtual int m19(int e, T1 &&b, int *const r, struct P &i) {
    (void)([n(int(7))]() -> int { (void)(C13::t); (void)(ga); return int(m); }());
    { auto q = [=] __device__  () {  }; eat(q); }
    [=]() mutable { auto w = [=, x = {1, 2}, e=&g::gv] __device__  (auto q) {  return int(i.b || ga); }; return eat(w); }();
    (void)(int(int{} + n));
    return (eat([=] HD (P a, int const c) { (void)(C13::t); (void)(ga) SEMI for (;;) { break; } return int(a.a); }));
  }
public:
  void m20(const int p, h::Arr3 &v) {
    (void)(eat([=] PASS(__device__)  () { (void)(ga); const auto m([v, this, p] __host__ DEV  (const int &k, int u) { const int x{3}; for (int x : g::garr) { (void)(p); } return int(k); }); return int(int(((n)))); }) + eat([p, v] __attribute__((host, device))   {  return int(EVAL(PASS, v[1])); }));
    [&] { eat([v, this, &p] DEV (int a) { if (int y = int(~ga); ADD(v[1], ga)) { (void)(p); } else { (void)(m); } eat([=] __host__ __device__  (int const i) { (void)(m == n - k); (void)(Arr<m>{}[0]); (void)(Box<int>{int(int(u))}.template as<short>()); return int(i); }); return int(static_cast<int>(static_cast<decltype(a) *>(nullptr) != nullptr)); }); }();
    auto m(PASS([=] DEV) (unsigned, auto &&w) { (void)(int(w) < n), (void)(v[1] > int(u)); return int(EVAL(fn, k)); });
    ;
    [&] { eat([p, m, &v, this] __device__  () -> void { switch (int a = int((Box<Box<int>>{{int(p)}}.v.v)); a) { case k: { (void)(n); break; } default: (void)(C13::t); } for (int e = int(ga); e < int(v[1]); ++e) { (void)(eat(m)); } v[1]; }); }();
  }
};
public:
  void m21(List<T, int> p) const {
    (void)new auto([p, *this] __host__ DEV  (h::Int j) __attribute__((unused)) { Arr<k> w{}; int (P::*x)(int) const = &P::m; int e = int(true or n); return int(int(true || d)); });
    (void)(int(sizeof(p)));
    (void)(Arr<k>{}[0]);
  }
  template <class M> int m22(h::Id<M> e) const noexcept;
private:
  void m23(short unsigned e) {
    int i = k;
    (void)(({ int q = int(this->j[0] << this->j[0]) + 1; ~a; }));
  }
};
template <template <class> class C, class T>
template <class M> int C12<C, T>::m22(h::Id<M> e) const noexcept {
    (void)(sink()) SEMI
    const auto & a{[this, r=&g::gv] MAYBE (unsigned, int p, int const q) {  return int(Box<int>{int(d)}.template as<short>()); }};
    try { const auto & x([] __device__ __device__  (int a, h::Int b) {  }); } catch (int x) { delete new int(int(sizeof(int(e.v)))); } catch (...) { }
    return (C12::d < int(e.v));
}
void br24(int a, int i) { eat([&] HD { return a + i; }); eat([=, &i] HD { return a + i; }); eat([&, a] HD { return a + i; }); eat([&a] HD { return a; }); }
namespace ns26 { namespace {
void br25(int v) { eat([=] () __device__ { return v; }); eat([=] __device__ () __device__ { return v; }); auto l_ = [] () __host__ { }; }
}}
void br27(int a) { eat([=] HD (auto y) { return a; }); eat([q_ = a] HD { return q_; }); eat([=] __device__ (int y) constexpr { return y; }); }
class C28 <%

void m29(int P::*w) const {
    eat(<:] __host__ DEV  (int (*z)(int), int const w, int t) <% /* } ) ; 
 */ static_assert(k /* c */ > 0, "z"); });
  %>
public:
  void m30(size_type u, Box<int> a) const {
    auto p = (<:] __attribute__((host)) __attribute__((device))  () { if (int u = int(C28::m > n)) {
(void)(ga); } else if (u) (void)(C28::m); \
 return \
 int(static_cast<int>(ga)); });
    eat(KERNEL(w) <% return w; \
 %>);
  }
  int m31(int *__restrict__ s, const P *j,
int \
 (*a)(int)) /* [=] __device__ { */ {
    auto k /* } ) ; 
 */ = ([this, &a:> __attribute__((host)) __attribute__((device))  () mutable <%  return int(int(int<%} + ga)); });
 //\
 continued 
for (int x = int((eat(k))); x < /* c */ int(a(1));
++x) { Acc<int> \
 s<%int(fn(x)), 2, 3%>; %>
    (void)(ga /* } ) ; 
 */ /* j */);
    (void)sizeof( compl n);
 /* c */ eat([=, v = {1, 2%>:> __device__  () -> Box<int>::type {  return int(sink(1'000, n, C28::m));
%>);
    return (fn(int(sizeof(k))));
  %>
  int e
= \
 1; static int m;
};
[[nodiscard]] int (f32)() noexcept(false) {
  (void)(a);
  h::Fn *z = fn;
  if (int k = int(::g::gc); fn(ga, k)) { if (eat([=, e = {1, 2}, w = {1, 2}] MAYBE  ([[maybe_unused]] int j, const auto &u) { switch (int b = int(int('k' + (*z)(2))); b) { case 3: { (void)(a); break; } default: (void)((*z)(2)); } return int(fn(z(1))); }) == a * (*z)(2)) { (void)(a); } } else { for (int j_ = eat([=] __attribute__((device))  () __device__ {  }); j_ < eat([=] __device__ __host__  (h::Int i, P p) -> int {  return int(ga | k); }); ++j_) { eat([=] __device__ () mutable noexcept(noexcept(1)) { int u{int(k + a)}; return int(fn(k)); }); } }
  while (eat([=] HD  {  })) break;
  auto r = [=] __attribute__((host)) __attribute__((device))  () {  return int(a == n); };
  { auto w = [r] __attribute__((host)) __attribute__((device))  () { (void)(int(sizeof(r)) /* r */); }; eat(w); }
  (void)(int(false and k));
  return (k);
}
void br33(int s, int d) { eat([&] __device__ { return s + d; }); eat([=, &d] __device__ { return s + d; }); eat([&, s] __device__ { return s + d; }); eat([&s] __device__ { return s; }); }
auto br34 = [](int x) { return eat([=] __device__ { return x; }); };
int br34_f(int x, int b = [](int q_) { return eat([q_] __device__ { return q_; }); }(1));
namespace ns36 {
auto br35 = [:>(int d) { return eat([=] __device__ { return d; }); };
int br35_f(int d, int m = [](int q_) { return eat([q_] __device__ { return q_; }); %>(1));
}
