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
void f1(int P::*t) noexcept;
void f1(int P::*t) noexcept {
  try { Acc<int> w{int(ga), 2, 3}; } catch (int z) { (void)(Arr<k>{}[0]); } catch (...) { }
  (void)new auto([=] __host__ __device__  (h::Int y) { static_assert(k > 0, "a"); return int((7 ? a : y)); });
  (void)(ga ? eat([] __device__ __device__  (P u, int x, P p) -> h::Int {  return int(u.a <= k); }) : eat([t] HD  (int s) noexcept(noexcept(1)) -> const int { eat([=] { return ga; }); return int(SECOND(ga, n)); }));
  (void)(tf<k>(int(*"t")));
  if constexpr (sizeof(ga) > 2) { ; }
  try { eat([] __device__ (const int &w) {  return int(int(((a)))); }); } catch (int u) { eat([t] __host__ __device__ __host__  (int b, const int &i, unsigned) { for (const auto & a : g::garr) { (void)(k); } lb2: ; return int(tf<k>((P{1, 2}.*t))); }); }
}
template <class V> static void f3() noexcept;
template <class V> static void f3() noexcept {
  auto a([=] __attribute__((host, device))  (P s) { ; });
  eat2((n < int(sizeof(a))), CAPTURE(q((int(((n))))))(int j) { (void)(sink(k, 42, ga)); return int(fn(n, q)); }, fn(077));
  (void)(int(sizeof(STR(a))));
  for (auto v : {eat([=] __device__  () { { (void)(ga); (void)(k); } const int c = int(ga - int(sizeof(a))); }), 2}) { eat([] __host__ __device__ __host__  (P x) { for (auto z : g::garr) { (void)(k); } return int(int(*"x")); }); }
  eat([] __host__ __device__ __host__  () { Acc<int> p{int(1), 2, 3}; return int(p.f() || k); });
  eat([=] __host__ __device__  (h::Int q) -> int { int (*c)[3] = &g::garr; (void)(k); ; return int([&]() { (void)(eat(a)); return int((*c)[1]); }()); });
  if (int i = int(P{int(int(sizeof(a))), 1}.b)) { { using namespace g; (void)(n); } } else if (k) (void)(k);
}
__device__ int od4(int a) { auto l = [=] __device__ { return a; }; return l(); }
__global__ void od4_k(int *a) { auto l = [=] __device__ { return *a; }; *a = l(); }
void od4_h(int *a) { eat([=] __device__ { od4(*a); }); }
namespace ns10::in {
void od7(int c, int w) {
  int c_a[] = { c, w };
  for (auto c : c_a) if (c < w) eat([=] __device__ { return c < w; }); else eat([c_a] HD { return c_a[0]; });
  for (auto [c, w] : {P{1, 2}}) { int q_ = c + w; eat([=] __device__ { return q_; }); }
}
}
#define mu11_LIST(V) V(j) V(c) V(zz)
#define mu11_ONE(nm) int mu11_use_##nm(int nm) { auto l = [=] __device__ () { return nm; }; return eat(l); }
mu11_LIST(mu11_ONE)
#undef mu11_ONE
namespace ns18 { using namespace g;
int od16(int a, int u);
int od16(int u, int a /* other names */) { return eat([=] __device__ { return a - u; }); }
int od16(int a) { return eat([=] __device__ { return a; }); }
int od16(long a) { return eat([=] __device__ { return a; }); }
}
namespace ns20 <% inline namespace v2 <%
#define mu19_LIST(V) V(d) V(t) V(zz)
#define mu19_ONE(nm) int mu19_use_##nm(int nm) { auto l = [=] __device__ () { return nm; }; return eat(l); }
mu19_LIST(mu19_ONE)
#undef mu19_ONE
}%>
#line 1097
template <class T> void sp21(T i) {
  static_assert(k > 0, "a");
  auto s = (CAPTURE(i)  {  int(i); });
}
template <> void sp21(int k) {
  if constexpr (sizeof(k) > 2) { (void)(P{int(fn(n)), 1}.b); }
  try { eat([k] __device__ (unsigned) mutable { (void)(n); }); } catch (int d) { eat([=] __host__ __device__  (int (*z)(int), int, int b) {  return int([=]() { return int(b); }()); }); }
}
#line 105
namespace ns23 \
 <%
void mu22(int k, // it's " odd
int
d) {
#ifdef __NVCC__
  eat([=:> /* [=] __device__ { */ __device__ <% \
 return k; });
#else
 \
 eat([=] __host__ __device__ <% return d; \
 %>);
#endif
#if 2 > 1

eat([d] __device__
<% return d; });
#endif
  eat([=:> __device__ <%
#ifndef __NVCC__
    return /* [=] __device__ { */ k +
#else
    return d \
 +
#endif
      k; %>);
}
%>
template <class T> void sp29(T s) {
  { auto i = [s] __device__  (const int &t) { for (const auto & c : g::garr) { (void)(k); } return int(+int(s)); }; eat(i); }
  switch (eat([s] __host__ DEV  (const int &n) mutable { (void)(int(int{} + int(s))); (void)(a); a; })) { case 1: eat([s, j(static_cast<long>(int(true or n)))] __device__ __device__  (long p, int r) -> int { delete new int(fn(n)); return int(P{.a = int(n), .b = 1}.a); }); break; default: eat([=, v = Box<int>{int((n < k))}] __device__  (long e) mutable { (void)((Box<Box<int>>{{int(int(requires { e + 1; }))}}.v.v)); }); }
}
template <> void sp29(int e) {
  static const int y = 4;
  for (auto i : {eat([e] __device__  (auto &&p, const int &z, int) mutable {  return int(fn(077, ga)); }), 2}) { eat([=] __device__ __device__ ([[maybe_unused]] int e, int u, [[maybe_unused]] int n) { (void)((Box<Box<int>>{{int(a)}}.v.v)); constexpr auto t = 2; int s = ADD(0x10, ga); return int((0x10 ? 10u : i)); }); }
}
namespace {
template <typename V> [[nodiscard]] int f30(List<V, int> b, V *e, int p) {
  FORALL(k, 3, int q_ = n, r_ = ga; fn(q_, r_));
  PASS(eat([=] HD  (unsigned, const int &a, int (*i)(int)) {  return int((Int)a); }));
  for (int i = int((k, ga)); auto a : g::garr) { eat([] __host__ __device__  (int n) -> void { (void)(Arr<g::gc>{}[0]); k; }); }
  struct L31 { int u; int mm(int b) { return u + b; } enum { ee }; }; (void)L31{1}.mm(int(sink(int(sizeof(b)), p)));
  static auto y_s32 = [=] MAYBE  (unsigned) { (void)(alignof(decltype(b))) SEMI };
  return (int(requires { b + 1; }));
}
}
