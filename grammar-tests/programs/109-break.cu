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
void br1(int p) { enum Le_ { v_ }; Le_ w = v_; Box<Le_> bx_{}; Le_ *p_[2] = {}; eat([=] __device__ { return int(w) + int(bx_.v) + (p_[0] != nullptr) + v_; }); eat([=] HD (Le_ q_) ->
Le_ { return q_; }); eat([=] __device__ (Le_ q_) { return q_; }); }
namespace ns3::in <%
void br2(int z) { eat(<:=:> HD (auto b) <% return z; %>); eat([q_ = z:> HD { return q_; %>); eat([=] __device__ (int b) constexpr { return b; %>); }
%>
namespace ns5 { inline namespace v2 {
#define mu4_F(f, ...) f(__VA_ARGS__)
#define mu4_W(a_, b_) eat([=] __device__ { return a_; }), eat([=] __device__ { return b_ - a_; })
void mu4(int b, int j) { mu4_F(mu4_W, b, j); mu4_F(mu4_W, j + 1, fn(b)); mu4_F(eat, [j, b] __device__ { return b + j; }); }
}}
template <template <class> class C, class U> int f6(int y(int), volatile int q, C<U> (r)[3]) {
  eat([=] __attribute__((device))  () { (void)(sizeof(y)); (void)(Arr<k>{}[0]); struct L7 { int m; int mm(int b) { return m + b; } enum { ee }; }; (void)L7{1}.mm(int(ga != y(1))); return int(fn(int(r[0]))); });
  if (auto u_ = [] __attribute__((host, device)) (int (*e)(int), int a[3], int y) {  }; sizeof(u_)) { } else { eat(u_); }
  return (y(1));
}
int od8(int m, int s = eat([] __device__ { return 1; })) {
  return eat([m(Box<int>{int(n)})] __device__ __device__  (int w) { const auto & y = [m, w] __device__ __host__  (int (z), int (*y)(int)) { int ((d))(int(+m.get())); auto r = [m=static_cast<long>(Arr<k>{}[0])] __host__ __device__  (int a[3]) -> h::Int {  return int(ga); }; n; }; });
}
auto od10 = [] __device__ (int q) { return q; };
void od10_f(int q, int p) { eat(od10); auto q_ = [q, p] __device__  (int const k, int c) mutable {  return int(Arr<3>{}<:0:>); }; %>
__host__ int f14(g::deep::Ptr s, An e) noexcept(false) {
  do { eat([] __host__ __device__ __host__  () {  return int(k | k); }); } while (eat([&s] DEV  (int const b) -> Int { ; auto c = ([s, b] __attribute__((host)) __attribute__((device))  (long k) { (void)(sink(ga, ga, k)); return int(alignof(decltype(b))); }); return int(int(*"s")); }) && false);
  try { eat([s, e] HD  (int (*b)(int)) -> Box<int>::type {  return int(EVAL(PASS, ga)); }); } catch (int x) { eat([=] MAYBE  (int v) mutable noexcept(noexcept(1)) {  return int(int(true or k)); }); }
  { auto i = [=] __device__  (int q) mutable { for (;;) { break; } (void)(ga); do { int n[3] = {1, 2, 3}; } while (false && n <= n); }; eat(i); }
  auto && t = [=] ATTR_D  (auto &&a, int const z, P s) { auto m{[] __device__ __device__  (int const t) -> void {  }}; return int(ga || ga); };
  for (int d_ = eat([=, t='\n'] ATTR_D  ([[maybe_unused]] int x) { while (int v = int((Box<Box<int>>{{int(e.a)}}.v.v))) { auto [t, d] = P{int(int(false and v)), 2}; break; } (void)(static_cast<int>(static_cast<decltype(t) *>(nullptr) != nullptr)); a; }); d_ < eat([e, &s, t] __host__ __device__  ([[maybe_unused]] int j, P d, int (p)) { int (&x)[3] = g::garr; delete new int(static_cast<int>(static_cast<decltype(d) *>(nullptr) != nullptr)); (void)([&t](int k) { return int(a); }(int(j))); return int(n); }); ++d_) { eat([=, &s] __device__ (int const k) { { enum { x = 3 }; (void)(ga); } (void)(a); return int(int('t' + s->a)); }); }
  FORALL(k, 3, fn(int(sizeof(t)), ga));
  return (eat([=] PASS(__device__)  () { n; ; auto p([=] DEV  () { (void)(ga + a); ; eat([&] __device__   {  eat(t); }); int(sizeof(t)); }); return int('c' && a); }));
}
#define mu15_X(y) [=] __device__ (int q_) { return y + q_; }
void mu15(int y, int e) { eat(mu15_X(e)); eat(mu15_X(y * e)); eat(mu15_X(sizeof(e))); eat(mu15_X(([e](int y) { return y + e; }(y)))); }
struct C16 final {
  int z = 1;
  int x[3];
  union { int v; float q; };
  using Own = int;
  C16(h::Ty e, int w) {
    const auto & s = ([&] __host__ __device__ __host__ () mutable BODY(int(q); if constexpr (true) { (void)(a); } return int(int(int{} + a)); ));
    auto && y = [] __host__ __device__  () -> void { (void)(a); eat([=] { return ga; }); IF(a) { (void)(n); } a; };
    const auto & t = [=, &s, &e, &w] MAYBE () mutable BODY(int (&a)(int) = fn; if constexpr (false) { (void)(eat(s)); } );
  }
};
namespace ns27 { inline namespace v2 {
template <class T, class U = T> struct C23 final {
  int y = 1;
  void m24() {
    (void)(!n);
  }
  ~C23() {
    (void)(eat([=] PASS(__device__)  () noexcept(true) {  }) + eat([=] __host__ __device__ __host__  { int y = Box<int>{int(ga)}.v; int b = int('y' + k); (void)(tf<k>(PASS(fn)(n))); return int((long)(y)); }));
    { auto w = [c = int(Box<decltype(ga + 1)>::size)] __device__ (int e[3]) { using ty26 = decltype(c); return int(a < e[1]); }; eat(w); }
  }
};
}}
namespace od28 { int c = 1; namespace in { int y = 2; void go(int q_) { eat([=] __device__ { return c + y + q_ + in::y + od28::c; }); using od28::c; eat([=] __device__ { int y = c; return y + q_; }); } } }
#define mu30_D(x) x
#define mu30_A mu30_D(__device__)
#define mu30_C [m mu30_E, n] mu30_A
#define mu30_E
void mu30(int m, int n) { auto l_ = mu30_C (int q_) { return m + n; }; eat(l_); }
void br31(int e) { eat([=:> () __device__ { return e; }); eat([=] __device__ () __device__ <% return e; %>); auto l_ = [:> () __host__ <% %>; %>
