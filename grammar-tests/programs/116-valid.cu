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
struct od3 { int j = eat([] HD { return 2; }); static int sq; void go(int z) { eat([=] __device__ { return j + z; }); } };
int od3::sq = eat([] __device__ { return 3; });
static inline decltype(1) f5(const int &w, Int y, Arr<3> m, g::deep::Ptr k) noexcept(true) {
  (void)(m[0]);
  (void)(m[0] ? eat([=] __device__ (unsigned) { int k[2][2][2][2][2][2][2] = {}; auto c = CAPTURE(=)(int i, [[maybe_unused]] int j, int w) {  return int(g::garr[1]); }; return int(int(int{} + a)); }) : eat([k, m, y] PASS(__device__)  () -> void { int p = h::Int(m[0]); (void)((int)p); a; }));
  (void)([t = int(a)]() noexcept { const int m{3}; return int(ga); }() & y);
  int P::*v = &P::a;
  return (int((((P{1, 2}.*v)))));
}
auto od6 = [] __device__ (int w) { return w; };
void od6_f(int w, int v) { eat(od6); auto q_ = CAPTURE(=) (auto &&t, int const d) noexcept { if (int v = int((0 ? ga : ga)); int(((d)))) { (void)(v); } else { (void)(a); } auto q = ([] __device__ __host__  (long j) -> int { (void)([b{int(n)}](int i, int k) noexcept { return int(b); }(int(n), int(a))); (void)(static_cast<int>(static_cast<decltype(j) *>(nullptr) != nullptr) + ga); return int(j /* j */); }); return int(int(Box<decltype(int(t) + 1)>::size)); }; }
inline namespace ns11 {
template <class T, int N> int f10(int *const z) noexcept {
  (void)(N != ga);
  int (&r)[3] = g::garr;
  int (*(y))(int) = fn;
  return (*z);
}
}
inline namespace ns13 /* c */ {
template <class T> void sp12(T q) {
  (int('q'
+ n), fn(int(q)));
  try <% eat([:> __host__ __device__
(P w) BODY(switch (int p = //\
 continued 
int(::a); p) { case k: { (void)(ga); break; } default: (void)(n); } do { (void)(n); } while (false && int(((ga)))); return int(tf<k>(w.a)); )); } catch (int e) { eat([] __attribute__((host)) __attribute__((device))  (int) { (void)(int(Box<decltype(k + 1)>::size)); return int(n > k); }); }
}
template <> void sp12<int>(int e) {
  if (auto c_ = [=] \
 __device__ __device__ /* c */ (const int &w) { (void)(a) SEMI e; };
sizeof(c_)) \
 { } else { eat(c_); }
  auto u = [=] __device__  () noexcept(true) { eat2(e, PASS([=]) HD ([<:maybe_unused:>:> int b, const int &j) mutable <% IF(ga) { (void)(e); } { (void)(e); (void)(j); %> int d = (b ? b : n); return int(j); }, int(*"e")); return int((Box<Box<int>>{{int(n)}}.v.v)); };
}
template <class T> void /* [=] __device__ { */ sp12(T *w) {
  eat([=] __device__  (auto y, [[maybe_unused]] int n, int i) -> unsigned long \
 int { int &d = g::gp.a; return \
 int(EVAL(PASS, 0x10)); });
}
template void sp12<long>(long);
}
template <class Elem, int N> auto f14(Box<Elem> u) -> int {
  for (;;) { break; }
  for (int t_ = eat([u] __attribute__((host)) __attribute__((device))  () -> void {  n; }); t_ < eat([=] __device__ __host__  (int t) mutable { (void)(k); }); ++t_) { eat([=] __device__  () { (void)(P{int(ga < a), 2}.a); k; a; }); }
  return (eat([u] PASS(__device__)  (int const a, int d) -> void BODY( ga; )));
}
namespace ns18 { inline namespace v2 {
int od15(int d, int b);
int od15(int b, int d /* other names */) { return eat([=] __device__ { return d - b; }); }
int od15(int d) { return eat([=] __device__ { return d; }); }
int od15(long d) { return eat([=] __device__ { return d; }); }
}}
void mu19(int y, int q) {
#ifdef __NVCC__
  eat([=:> __device__ { return y; });
#else
  eat([=] __host__ __device__ { return q; %>);
#endif
#if 2 > 1
  eat([q] __device__ <% return q; });
#endif
  eat(<:=] __device__ {
#ifndef __NVCC__
    return y +
#else
    return q +
#endif
      y; %>);
%>
int f20(decltype(g::gv) m, int s, void (*d)(int, char), h::Ty c) {
  (void)(c.a ? eat(CAPTURE(=) () -> void { if (int q = int(int(sizeof(d)) == c.a)) { int r = n; } else (void)(q); }) : eat([m, s] __device__  (int (*q)(int)) mutable { (void)(int(((n)))); return int(int(sizeof(STR(s)))); }));
  eat2((a, k), [=] __host__ __device__ (long u) {  n; }, sink(int(sizeof(d))));
  (void)(sink());
  { using namespace g; (void)(n); }
  (void)(a);
  auto u([] __attribute__((device)) (int c) mutable -> int { [&] { eat([=] __attribute__((host)) __attribute__((device))  ([[maybe_unused]] int m) -> int {  return int(n); }); }(); int e[3] = {1, 2, 3}; return int((Box<Box<int>>{{int(c)}}.v.v)); });
  (void)(fn((s ? s : c.a), n));
  return (eat([m, c, d] DEV  (int const q) -> typename Box<int>::type { (void)(ga); FORALL(s, 3, fn(ga, k)); return int(tf<3>(n)); }));
}
__host__ int f21(short unsigned m, int (*x)(int), ga_ns::Al i) noexcept(true) {
  eat([r=ADD(7, x(1))] __device__  (const int &y, P c) mutable { Acc<int> d{int(ga), 2, 3}; return int(int(Box<decltype(ga + 1)>::size)); });
  eat([s=n + n, x] __device__  () noexcept {  return int((k)); });
  while (eat([=] __attribute__((device))  () BODY(int n = int(PASS(42)), *u = &n; auto v = ([=] __device__  (int const p) {  return int(p); }); return int(static_cast<int>(static_cast<decltype(u) *>(nullptr) != nullptr)); ))) break;
  eat([=] __host__ DEV  (int w, long q) {  return int(k); });
  return (n);
}
template <class D> struct Crtp23 { int own; HD const D &self() const { return static_cast<const D &>(*this); }
  int go24(D u) const {
    auto m = ([*this, u] __device__ (int s) {  return int(Arr<2>{}[0]); });
    PASS(eat([=, x=P{int(n), 2}.m(1)] __device__  (P j, int e, unsigned) mutable -> void { (void)(sizeof(u)); int c = (Box<Box<int>>{{int(k)}}.v.v); int u = int(e), *w = &u; }));
    return 0;
  }
};
struct C22 : Crtp23<C22> {
  void operator()(int n(int), int t(int), int e) const {
    for (int m = int(int(false or ga)); m < int(int(j) - a); ++m) { (void)(eat([] __device__   { if (int w = int(ga); k) { (void)(ga); } else { (void)(ga); } (void)(k == ga - k); (void)(sizeof 0 || ga); }) + eat([=] PASS(__device__)  (int (a), [[maybe_unused]] int c, int) { eat([s(P{int(static_cast<int>(static_cast<decltype(t) *>(nullptr) != nullptr)), 2}), e, q=sink(this->val_(), own, m) + int(*"t"), a, m] MAYBE (int z, int (*d)(int), int t[3]) {  return int(tf<k>(d(1))); }); Acc<int> q{int(Arr<k>{}[0]), 2, 3}; (void)sizeof(this->val_()); return int(int(((m)))); })); P t[2] = {}; }
    const auto j = [] __device__  () { (void)(ga); struct L26 { int c; int mm(int b) { return c + b; } enum { ee }; }; (void)L26{1}.mm(int(ga)); IF(ga) { (void)(ga); } return int(P{int(077), 2}.a); };
    delete new int(tf<2>(0));
    (void)(fn(int(sizeof(j)), own) * this->val_());
  }
  int u = 1; union { int x; float j; }; HD int val_() const { return 1; } int val; HD int sf(int x) const { return x; }
};
namespace od27 { int y = 1; namespace in { int z = 2; void go(int q_) { eat([=] __device__ { return y + z + q_ + in::z + od27::y; }); using od27::y; eat([=] __device__ { int z = y; return z + q_; }); } } }
template <class U> void f29(unsigned long int m, U &&k) noexcept(true) {
  int ((z))(int(3 == ga));
  auto b = g::e0;
  ;
}
