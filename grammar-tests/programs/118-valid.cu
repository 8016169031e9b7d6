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
inline namespace ns2 {
static int f1(ga_ns::Al k) {
  (void)(int(*"k"));
  (void)(k.a ? eat([k] __attribute__((host, device)) (int b) { Arr<2> p{}; (void)(fn(a, Arr<2>{}[0])); return int(n); }) : eat([=] __device__  (P i) { (void)(k.a); for (int i = int(ga); i < int((i ? a : a)); ++i) { int y = ({ int n = int(i) + 1; 1; }); } (void)((int)k.a); return int(P{.a = int(k.a), .b = 1}.a); }));
  (void)(fn(g::gv));
  return (eat(LAMBDA (h::Int b, const auto &z, P q) {  return int(int(a)); }));
}
}
template <auto N, class Elem> requires (sizeof(Elem) > 0) int f3() {
  auto y = [=] MAYBE (int a, h::Int k, const auto &m) { constexpr auto n = 2; };
  if (int y = int((k < k)); P{.a = int(n), .b = 1}.a) { (void)sizeof(n | k); } else { eat([=, j=1.5f] ATTR_D  (P m, int p, [[maybe_unused]] int x) -> void {  m.a; }); }
  Arr<g::gc> n{};
  return (g::gv);
}
template <class T, int N> class C4 {
public:
  T e; union { int r; float b; };
  virtual int m5(Arr<g::gc, long> m, Box<int> p);
};
template <class T, int N>
int C4<T, N>::m5(Arr<g::gc, long> m, Box<int> p) {
    int d[] = { eat([=] __attribute__((host)) __attribute__((device)) () { int (P::*m)(int) const = &P::m; }), eat([=] PASS(__device__)  (int p) -> decltype(g::gv) {  return int([j(int(1))]() mutable { (void)(ga); return int(k); }()); }) }; (void)d;
    eat([=] PASS(__device__)  () -> int { int j = int(FIRST(int(b), N)), *k = &j; return int(*k + int(m[0])); });
    return (p.get());
}
void f6(Arr<g::gc, long> u, unsigned long int y) {
  (void)(int(Box<decltype(a + 1)>::size) != ga);
  FORALL(w, 3, (void)(a));
  (void)(-ga);
  Box<int> b{int(1)};
}
namespace ns9 { namespace {
template <template <class> class C, class T> struct C7 : Acc<T> {
  void m8() const {
    try { eat([=, *this] __device__  (int const v, auto a) -> unsigned long int { int x = int(g::gv), *m = &x; return int(static_cast<int>(static_cast<decltype(x) *>(nullptr) != nullptr)); }); } catch (int y) { eat(CAPTURE(=, *this) (int a) -> void {  z; }); }
    v;
    while (eat([i((PASS(v))), c=(ga < n) + ADD(n, z)] __attribute__((device))  (int d) { ; return int((n)); })) break;
    { using namespace g; (void)(this->f()); }
  }
  static constexpr int v = 3;
  using Own = int;
  using Acc<T>::z;
};
}}
template <template <class> class C, class T> struct C10 final {
  int r[3];
  int v = 1;
  static constexpr int t = 3;
  HD int later(); int lt11 = 2;
  int operator-=(Box<Box<int>> u) const {
    using c = int; c y13 = c(3);
    eat(KERNEL(p) { return p; });
    for (int i = int(int(*"u")); i < int(y13); ++i) { (void)(int('i' + a)); eat([i] MAYBE () { int m = n; (void)(tf<t>(a * t)); (void)(EVAL(PASS, (m))); return int(ga <= k); }); }
    { auto w = [u, y13] __host__ __device__ () {  return int(y13 && u.v.v); }; eat(w); }
    return ((t < ga));
  }
};
template /* c */ <typename X> inline int f31(const \
 X
&v, Arr<g::gc, long> i) noexcept(true) /* [=] __device__ { */ {
  switch (eat(<:=, k=(int(i<:0]))] __device__  (int i) -> decltype(1 // it's " odd
+ 1) <% (void)((Int)n); return int(fn(n)); %>)) { case 1: eat(<:=, n =
int('v' + k) + k * k:> PASS(__device__)  (int t) { switch (int z = int(int(Box<decltype(t + 1)>::size)); z) { case 3: { (void)(int(i<:0])); break; %> default: \
 (void)(ga); %> const \
 int s{3}; P
z<:2:> \
 = <%%>; return int(ga * z[0:>.a); }); break; default: /* } ) ; 
 */ eat([=] __device__  (int (*z)(int)) BODY(struct L32 { int p; int
mm(int b) { return p
+ \
 b; } \
 enum {
ee }; };
(void)L32<%1%>.mm(int(fn(int(i[0:>)))); /* } ) ; 
 */ (void)(fn(ga // it's " odd
 and  \
 a, sink(z(1), 0, a))); auto j = g::e0; return int(fn(int(v), 'c')); )); }
  { auto \
 b //\
 continued 
= [=:> HD (int y)
mutable /* } ) ; 
 */ <% \
 <%
(void)(a);
(void)(n); %> (void)(n || /* [=] __device__ { */ int(v) && int(v)); }; eat(b);
}
  eat(KERNEL(u) <% return \
 u; });
  (void)(k);
  return (int(v) & n);
%>
namespace {
struct C36 {
  void m37(int (*(*j)(int))(long), An b, int) const;
  P k;
  enum { j = 4 };
  enum { i = 4 };
  HD int val_() const { return 1; }
};
void C36::m37(int (*(*j)(int))(long), An b, int) const {
    if (int x = int((Box<Box<int>>{{int(ga)}}.v.v)); alignof(decltype(x))) { for (int z = int(sink(a, 1)); z < int(P::sa); ++z) { int s = a /* j */; } } else { for (int i : g::garr) { (void)(ga); } }
}
}
