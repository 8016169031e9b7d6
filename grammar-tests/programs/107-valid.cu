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
template <template <class> class C, class T> class C1 {
public:
  int p = 1; int x[3]; using Own = int;
  template <class M, int K = 2> void m2(h::Arr3 &y, int (*(*i)(int))(long)) const {
    Arr<2, long> a{};
    const auto & e{[this] __host__ __device__ __host__  (const int &d) -> int { (void)(this->p); return int(ADD(K, n)); }};
    [=]() mutable { auto t = [a, x = P{int(Box<int>{int(int(sizeof(e)))}.get()), 2}, i] __device__ __device__  (int const j) { int (&p)[3] = g::garr; while (int t = int(x.m(1) + int(a.e[0]))) { int k = ga; break; } eat([=] __attribute__((device)) (P t) { auto x = 10u > p[1]; return int(Arr<g::gc>{}[0]); }); return int((int(a.e[0]) < p[1])); }; return eat(t); }();
  }
  void m3(int r) noexcept;
};
template <template <class> class C, class T>
void C1<C, T>::m3(int r) noexcept {
    auto v = [=, k=-k + r > n] MAYBE  () __attribute__((unused)) { for (int w = int(k); w < int(int(false || a)); ++w) { (void)(ga); (void)(w); } int a{int(ga /* k */)}; };
    (void)(fn(Arr<k>{}[0], 1'000 < ga));
    (void)(eat(v));
}
inline namespace ns5 {
void mu4(int y, int b) {
#ifdef __NVCC__
  eat([=] __device__ { return y; });
#else
  eat([=] __host__ __device__ { return b; });
#endif
#if 2 > 1
  eat([b] __device__ { return b; });
#endif
  eat([=] __device__ {
#ifndef __NVCC__
    return y +
#else
    return b +
#endif
      y; });
}
}
#define mu6_X(q) [=] __device__ (int q_) { return q + q_; }
void mu6(int q, int i) { eat(mu6_X(i)); eat(mu6_X(q * i)); eat(mu6_X(sizeof(i))); eat(mu6_X(([i](int q) { return q + i; }(q)))); }
int f7(const P *x, g::v1::IV r) {
  auto && s = ([=] __device__ __device__  (long u) {  });
  int (*b)[3] = &g::garr;
  { eat([r, b, s] PASS(__device__) () { r.a; (void)(static_cast<int>(static_cast<decltype(b) *>(nullptr) != nullptr)); return int(k < (*b)[1]); }); [&] { eat([=] MAYBE   { int &p = g::gp.a; if (int w = int(p)) { int q = int(Box<decltype(x->m(1) + 1)>::size); } else if (n) (void)(x->m(1)); return int(fn(x->a, ga)); }); }(); }
  ;
  PASS(eat([r] __host__ __device__ __host__  (int) mutable { IF(ga) { (void)(a); } constexpr auto p = 3; (void)(r.a); return int((Box<Box<int>>{{int(n)}}.v.v)); }));
  return (a | (*b)[1]);
}
namespace ns9 { namespace {
__host__ void f8(int r[], int c, int i) noexcept(false) {
  eat(KERNEL(j) { return j; });
  (void)(eat([c, z((k < i)), n = 2.5] MAYBE (auto &&p, long m, int) noexcept(noexcept(1)) { static_assert(k > 0, "d"); }) + eat([i] __host__ __device__  () { (void)(n * a); enum { b = 3 }; for (;;) { break; } }));
  static const int p = 4;
  eat([r, i] __host__ __device__ __host__ (int (y), int (p), int a[3]) -> decltype(1 + 1) { Acc<int> u{int((k, r[1])), 2, 3}; eat([=] { return a[1]; }); return int(fn(ga)); });
  do { eat([=] NOTHING __device__  (int w) BODY( return int(fn(1, k)); )); } while (eat([=] PASS(__device__)  (int c, unsigned, [[maybe_unused]] int z) { FORALL(p, 3, auto z_ = [=](int b_, int c_) { return c; }; z_(1, 2)); return int(static_cast<int>(static_cast<decltype(c) *>(nullptr) != nullptr)); }) && false);
  (void)(c ? eat([=] __device__  () -> Int BODY((void)(int(int{} + n)); return int(p); )) : eat([i] __attribute__((host)) __attribute__((device))  () {  return int(static_cast<int>(3)); }));
}
}}
namespace ns14 { inline namespace v2 {
template <class T> class C10 {
public:
  static constexpr int t = 3; int r = 1; HD int val_() const { return 1; }
  void m11(unsigned long int k) & noexcept {
    (void)(int(k));
    PASS(eat([] __device__  () { int (&j)(int) = fn; (void)(fn(int('j' + j(1)))); }));
    (void)((this->val_() != ga ? int(*"k") : (Box<Box<int>>{{int(int(k))}}.v.v)));
  }
  int m12(An n, Wrap<Box, int> m, T *d, int i) const;
  int m13() const {
    (void)(val_());
    return (eat([=] ATTR_D  (long e, h::Int n) { (void)(t) SEMI if (int p = int(n + n); fn(n)) { (void)(ga); } else { (void)(a); } return int(int(sizeof(STR(n)))); }));
  }
};
template <class T>
int C10<T>::m12(An n, Wrap<Box, int> m, T *d, int i) const {
    auto b([i, this, d, m] __host__ DEV  (h::Int a) { volatile int c = -ga; k; });
    auto x = [=] __device__ __device__ (const int &n) -> typename Box<int>::type { auto p = ([=] __host__ __device__  () { (void)(r); return int(fn(t)); }); int i = int((Int)m.c.v), *a = &i; return int([=](int d) { (void)(d); (void)(int(sizeof(b))); return int(k); }(int(this->val_()))); };
    (void)(ADD(int(int{} + int(*d)), int(sizeof(b))));
    eat([=] MAYBE () { (void)(tf<k>(sink())); return int(t); });
    return (Arr<t>{}[0]);
}
template struct C10<int>;
}}
class C15 {
public:
  auto m16(int c, h::Arr3 i, Arr<g::gc, long> b, int s) const noexcept -> int;
  int m19(volatile int w, int y) {
    do { eat([r=&g::gv, *this, w] DEV (int (*s)(int)) {  return int(fn(ga)); }); } while (eat([=] HD   {  return int(w); }) && false);
    return (y);
  }
  enum { m = 4 };
  int p = 1;
  int u = 1;
  HD int val_() const { return 1; }
};
auto C15::m16(int c, h::Arr3 i, Arr<g::gc, long> b, int s) const noexcept -> int {
    auto v{[=] MAYBE  (P m, h::Int y) { lb17: ; return int(({ int t = int(int(b[0])) + 1; 3; })); }};
    if (eat([=] ATTR_D  (int j) -> void { (void)(int('i' + s)) SEMI (fn(c), sink(n, u)); struct L18 { int s; int mm(int b) { return s + b; } enum { ee }; }; (void)L18{1}.mm(int(-m)); i[1]; }) == c) { (void)(k); }
    delete new int((c));
    return (eat([=] PASS(__device__)  () noexcept(true) { g::deep::D m{}; }));
}
template <class T> struct C20 final : Acc<T> {
  T w;
  int i = 1;
  static constexpr int j = 3;
  using Acc<T>::z;
  int operator()(short unsigned z, h::Fn *e) const noexcept {
    if (int r = int(tf<j>(ga))) { (void)(int(this->w)); } else if (ga) (void)(n);
    eat([=] __attribute__((host, device))  () noexcept(noexcept(1)) {  return int(a); });
    while (eat([=, *this] __attribute__((device))  (int (*v)(int)) { (void)(static_cast<int>(static_cast<decltype(v) *>(nullptr) != nullptr)); auto c = n; })) break;
    return (eat([e] __attribute__((device))  (int (t)) -> void {  }));
  }
};
template <> struct C20<int> {
  int j;
  void m22([[maybe_unused]] int v, g::E x) const {
    (void)(v > k - k);
    auto n([v, x] __device__  () mutable -> decltype(1 + 1) { (void)((ga, int(x)) != ga); lb23: ; return int(v); });
    int b[2][2][2][2][2][2][2] = {};
    k;
  }
  template <class M> void m24(Box<Box<int>> k) {
    auto d{[k] __device__  (auto z, P x) { int *u = &g::gv; }};
    auto t{[k, d, *this] __device__ (int u) -> void { (void)(int(int{} + eat(d))); }};
  }
};
__host__ int f25(int q, const P *v, char const *p, int *__restrict__ c) noexcept(false) {
  Acc<int> y{int(PASS(fn)(c[0])), 2, 3};
  int m(int);
  eat([c] __device__ (auto p) { (void)(c[0]); });
  return (tf<k>(m(3)));
}
[[nodiscard]] int f26() {
  auto x = [] __host__ __device__  (int n, int y) noexcept(noexcept(1)) { auto s = tf<k>(n); P w{int((Box<Box<int>>{{int(a)}}.v.v)), 1}; return int(y && w.m(2)); };
  try { eat([=, d = sink(ga, a), e=&g::gv] __device__ ([[maybe_unused]] int m) -> void { (void)(int('m' + d)); ; }); } catch (int j) { eat([=, b(Box<int>{int(int(*"x"))}), v=int(sizeof(x))] DEV (h::Int e) -> long {  return int(k + k); }); }
  try { (void)new auto(PASS([=]) HD(P w, const int &k, unsigned) mutable {  k; }); } catch (int s) { int q(int(k - n)); } catch (...) { }
  try { eat([=, i = n + [=](int n, int q) { return int(7); }(int(n), int(ga)), u = P{int(int(int{} + k)), 2}] __device__  (h::Int j) { for (;;) { break; } (void)(int(((eat(x)))) | i); switch (int a = int(alignof(decltype(j))); a) { case 3: { const int i = g::gc; break; } default: (void)(i); } k; }); } catch (int v) { eat([x] __device__ () -> void { (void)((a ? int('x' + ga) : (n))); }); }
  return (Box<int>{int(eat(x))}.v);
}
namespace {
auto f33(struct //\
 continued 
P &b, h::Arr3 &e)
noexcept(true) -> int {
  int y = \
 sizeof(b);
  constexpr int m = 2;
  (ga, \
 b.b);

if (eat(CAPTURE() (const auto
&d, const int &w) <% [=]() mutable { auto //\
 continued 
a = [] __attribute__((host, device)) (int // it's " odd
i[3:>) /* } ) ; 
 */ { (void)(k //\
 continued 
/* i */); return int((ga
< k)); // it's " odd
%>; return
eat(a); }(); decltype(m + \
 1) t = 1; return int(<:&](int k) // it's " odd
{ (void)(n); (void)(w); //\
 continued 
return int(int(d)); %>(int(a))); %>)
== y) { (void)(a); }
  eat2( not k, [=] MAYBE  (int r) { auto k = "q"; return \
 int(a); %>,
m  and  n);
  int (*a)(int) = fn;
  (void)(k);
  for (int m = //\
 continued 
int(ga); m < int(ga); ++m) <% // it's " odd
do \
 { (void)(m); %> while //\
 continued 
(false && <:e, b:>(int t) \
 noexcept \
 { (void)(ga);
return int(42); }(int(a(1)))); [&:> { eat(PASS([=:> DEV) (auto &&b) <% for (const auto & t : // it's " odd
g::garr) <% (void)(ga); %> return \
 int((Box<Box<int>><%{int(k)%>}.v.v)); }); }(); \
 %>
  return (eat(<:m, e:> PASS(__device__) (int (u)) BODY( return int(u & u); /* [=] __device__ { */ )));
}
}
class C35 final {
public:
  int d = 1; int a = 1; union { int q; float b; }; using Own = int; HD int val_() const { return 1; }
  static int m36(An c, h::Int p) {
    IF(c.a) { (void)(n); }
    auto j = ([=] __device__  () {  n; });
    PASS(auto v_ = CAPTURE(p, c) () mutable {  return int(Box<int>{int(k)}.v); }); (void)sizeof(v_);
    (void)(int(*"c"));
    (void)(eat([c, p] __attribute__((host)) __attribute__((device)) () -> h::Int { { (void)(p); Int s = Int((p, p)); } return int(k); }) + eat([=, s=static_cast<int>(static_cast<decltype(p) *>(nullptr) != nullptr) + n, n=fn(p) + Arr<k>{}[0]] __device__  (int w, P x, int t) { const int u = g::gc; return int(k && ga); }));
    return (Box<int>{int(0x10)}.get());
  }
};
struct C37 final {
  static constexpr int a = 3; int j = 1; union { int n; float p; }; using Own = int;
  void m38(h::Arr3 k, int w[]) const;
};
void C37::m38(h::Arr3 k, int w[]) const {
    struct L39 { int y; int mm(int b) { return y + b; } enum { ee }; }; (void)L39{1}.mm(int(int(false or int(p))));
}
