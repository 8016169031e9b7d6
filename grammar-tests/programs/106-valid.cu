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
namespace std { template <class T> struct tuple_size; template <unsigned long I, class T> struct tuple_element; }
struct Tup { int a; long b; template <unsigned long I> HD auto get() const { if constexpr (I == 0) return a; else return b; } };
template <> struct std::tuple_size<Tup> { static constexpr int value = 2; };
template <> struct std::tuple_element<0, Tup> { using type = int; };
template <> struct std::tuple_element<1, Tup> { using type = long; };
struct Bits { int a : 3; unsigned b : 5; int c; };
struct Op { int v; HD Op operator+(Op o) const { return {v + o.v}; } HD Op operator-() const { return {-v}; } HD Op operator*(int o) const { return {v * o}; } HD int operator()(int i) const { return i; } HD int operator()() const { return v; } HD int operator[](int i) const { return v + i; } HD Op &operator+=(int i) { v += i; return *this; } HD Op &operator++() { return *this; } HD Op operator++(int) { return *this; } HD bool operator==(Op o) const { return v == o.v; } HD bool operator<(Op o) const { return v < o.v; } HD bool operator!() const { return !v; } HD const Op *operator->() const { return this; } HD int operator*() const { return v; } HD Op operator<<(int) const { return *this; } HD Op operator,(Op o) const { return o; } HD explicit operator bool() const { return v; } };
HD inline Op operator|(Op o, int i) { return {o.v | i}; }
HD inline Op operator%(Op o, Op q) { return o; }
template <class T> struct Ded { T v; HD Ded(T t) : v(t) {} template <class U> HD Ded(T t, U) : v(t) {} };
template <class T> Ded(T *) -> Ded<long>;
template <class T> HD int by(const T &t) { return sizeof(t); }
HD inline int cr(const int &x) { return x; }
template <class T> HD T &&mv(T &t) { return static_cast<T &&>(t); }
template <class T> constexpr int vt = sizeof(T);
template <int N> constexpr int vn = N;
template <class T> using Same = T;
template <class T, class...> using First = T;
template <class T> using PtrTo = T *;
template <bool B, class T = void> struct En {};
template <class T> struct En<true, T> { using type = T; };
template <bool B, class T = void> using En_t = typename En<B, T>::type;
HD constexpr int operator""_u(unsigned long long x) { return int(x); }
HD constexpr int operator""_s(const char *, unsigned long n) { return int(n); }
enum class Col : unsigned char { red, green = 3 };
enum Plain : int { pl0, pl1 };
namespace o1 { struct T1 { using N = int; struct In { int a; using M = long; }; template <class Q> struct Tm { Q q; using V = Q; }; enum Ev { v0 }; }; using T2 = T1::In; inline namespace o2 { template <class T> struct Q1 { T a; }; struct Q2 { int a; }; } namespace o3 = ::g::deep; int over(int); int over(long); }
template <class A, class B> struct Both { A a; B b; };
template <class A, class B> HD Both<A, B> both(A a, B b) { return {a, b}; }
struct Range { int lo, hi; HD int *begin() const { return nullptr; } HD int *end() const { return nullptr; } HD int size() const { return hi; } };
struct Pol { int n; }; template <int N> struct PolN {};
namespace kk { template <class P, class F> void parallel_for(P p, const F &f) {} template <class P, class F> void parallel_for(const char *, P p, F f) {} template <class P, class F, class R> void parallel_for(const char *, P p, F f, R &r) {} template <class P, class F> void forall(Range r, F &&f) {} template <class F> HD int call(F f, int n = 1) { return n; } template <class F> struct Functor { F f; }; template <class F> Functor(F) -> Functor<F>; template <class F> Functor<F> make(F f) { return {f}; } struct Graph { template <class F> Graph &then(F f) { return *this; } template <class F> Graph &operator<<(F f) { return *this; } template <class F> int operator[](F f) { return 1; } template <class F> int operator+=(F f) { return 1; } int n; }; }
#define K_LAMBDA [=] __host__ __device__
#define K_DEV [=] __device__
#define K_CLASS [=, *this] __device__
#define LOOP_BEGIN(r, i) kk::forall<PolN<4>>(r, [=] __device__ (int i) {
#define LOOP_END });
#define LOOP3(i, j, l, ...) kk::parallel_for(Pol{3}, [=] __device__ (int i, int j, int l) noexcept __VA_ARGS__)
#define DEVFOR(n, i, block) if (true) { kk::forall<Pol>(Range{0, n}, [=] __host__ __device__ (int i) block); }
#define LOOP_IF(c, ...) if (c) kk::parallel_for(Pol{1}, __VA_ARGS__); else (void)0
struct u1 { int m_; template <class T> int operator&=(T b) const { int s = 1; FORALL(n, 3, int q_ = n, r_ = n; fn(q_, r_));
  const auto & j = [b] __device__  () mutable {  return int(-k); };
  PASS(eat([this] __device__ __device__  (P s, const int q, auto &&z) { 
#if defined(__CUDACC__)
  { (void)(int(sizeof(q))); }
#else
  { (void)(k); }
#endif
  int u = int(static_cast<int>(static_cast<decltype(s) *>(nullptr) != nullptr)); ga; })); return 1; } };
static inline void f2(int p, h::Fn *u, decltype(g::gv) e, decltype(g::gv) m, ...) {
  [=]() mutable { auto j = [n((p))] __device__ (auto &&r) BODY(if (auto m_ = [=] __device__  (int w = fn(1)) {  a; }; sizeof(m_)) { } else { eat(m_); } return int([b{int(k)}]() { (void)(ga); (void)(b); return int(k); }()); ); return eat(j); }();
  (void)sizeof(int(((k))));
  for (auto & c : g::garr) { eat([c, u, m] __host__ __device__ () { (void)(int(requires { c + 1; })); delete new int(fn(c, 'c')); ; return int(u(1)); }); }
  int a[] = { eat([p, e, m] ATTR_D  (const int &j) -> void { auto && n([e, j] __host__ DEV  (int u) -> Box<int>::type { _Pragma("unroll") for (int p = int(Int(k)); p < 3; p += 2) { int t[3] = {1, 2, 3}; continue; } static_assert(3 > 0, "p"); return int(int(int{} + u)); }); }), eat([p, m] __device__ () { (void)(ga || p); { int x = int(({ int q_ = int(n); switch (q_) { case 1: q_ = 2; } q_; })); h::Fn &z = fn; { int v = x; (void)v; } (void)(x); } }) }; (void)a;
  if (auto s_ = [=] __device__  (int t) { static_assert(k > 0, "d"); if (int(int(((k))))) { constexpr int j = 2; } else if (int(h::Int(t))) { (void)(m); } else { (void)(u(1)); } return int(p); }; sizeof(s_)) { } else { eat(s_); }
  eat(eat2(1, PASS([=]) HD (int y) {  return int(n); }, eat([=] __attribute__((device)) (long e) mutable {  })));
  goto w5; w5: eat([=] __device__ <typename... Ts> (g::E j, auto u, Ts... x) noexcept {  return int((Box<Box<int>>{{int(int(u))}}.v.v)); });
  auto v = [=] DEV  () -> long {  return int([=](const int &r, const int &a) { (void)(m); return int('c'); }(int(u(1)), int(ga))); };
}
struct C6 {
  static int a;
  int m = 1;
  int r = 1;
  HD int val_() const { return 1; }
  void m7(int *const y) const noexcept {
    for (int i :
Range{0, 1})
{ (void)(C6::a); }
    eat([k=n + ::a, y, r(C6::a), this] MAYBE <class T>(int a[3], o1::Q1<Box<int> * const> P::** const &&j, T t) { (void)(SECOND(Int(m), n)); if (int
m =
int(int(sizeof(j)) * a[1])) { (void)(int(t)); } a[1]; });
    Box<int>
c = {int(C6::a)};
    (void)(P{.a = int(ga), .b = 1}.a < *y), (void)(this->m > ga);
  }
};
namespace ns9 { namespace {
template <int N, class X = int> auto f8(const X &r, Box<X> p, Arr<2, X> const &i) noexcept(true) -> int {
  for (auto j : g::garr) { eat([=] PASS(__device__)  (const int &t) { _Pragma("unroll") for (int w = int(SECOND(x_y, (int(3)))); w < 3; w += 2) { (void)(ga); continue; } if (int v = int([j, &t](int u, int r) { return int(n); }(int(ga), int(N)))) { (void)(int(i[0])); } return int(P{.a = int(0), .b = 1}.a); }); }
  int m[] = { eat([=] ATTR_D  (int[2]) {  return int(fn(N)); }), eat([=, q = P{int(!ga), 2}] NOTHING __device__  (int (*w)(int)) -> List<> {  return {}; }) }; (void)m;
  return (m[0]);
}
}}
namespace ns11 { using namespace g;
struct u10 { int m_; void *operator new(unsigned long a) { eat([=] __device__ { return a; }); return nullptr; } void operator delete[](void *y) { eat([=] __device__ { return by(y); }); } u10 &operator++() { eat([=] __device__ { return m_; }); return *this; } u10 operator--(int a) { eat([=] HD { return m_ + a; }); return *this; } int operator()() const { return eat([=] __device__ { return m_; }); } int operator[](const char *y) && { return eat([=] __device__ { return by(y); }); } bool operator!() { return eat([m_ = m_] __device__ { return m_; }); } };
}
inline void f12() {
  (void)(1
< ga), (void)(ga > n);
  PASS(auto d_ = [w=ga + (Box<Box<int>>{{int(k)}}.v.v), t=0x1Fu] __device__  (int) { Acc<int> v{int(ga), 2, 3}; [&] { eat([=] __host__ __device__  (int y[3], unsigned, const int c[2][3]) { for (;;) { break; } return int((n ? 1 : 0)); }); }(); auto b = "q"; }); (void)sizeof(d_);
  eat2(fn('c', a), [p=ga, k=Box<int>{int((P{int(k), 1}.*&P::a))}] DEV  (unsigned, int b) {
(void)((int(sizeof(decltype(n + 0)[2])))); n; }, a);
  auto pl13 = [=](int t) mutable -> int { 
#if 1
  { (void)(n); }
#else
  { (void)(n); }
#endif
  FORALL(m, 3, auto z_ = [=](int b_, int c_) { return n; }; z_(1, 2)); return t; };
  if constexpr (sizeof(a) > 2) { eat(KERNEL(x) { return x; }); }
}
void f14(int z, An x, int &&q, P d) noexcept(true) {
  try { eat([=] __device__ __host__   { int k = int(int{} + d.m(1)); (void)((ga)); for (int s = int(Box<int>{int(d.m(1))}.get()); s < int((Box<Box<int>>{{int(a)}}.v.v)); ++s) { (void)(q); } return int(z || d.a); }); } catch
(int i) \
 { eat([=] __device__
(h::Int p) -> int * const * { [[maybe_unused]] int d = int(*"p"); return {}; }); }
  eat([] ATTR_D  (h::Int x) <% eat(eat2(1, [x] __device__ __host__  (h::Int j) -> long { X x{}; if (auto c
= int(tf<k>(k)); auto d = int(a)) { (void)(ga); } else <% (void)(ga); } IF(k) { (void)(k); } return int((Int)(x.a)); }, eat(PASS([=]) HD(unsigned char const &&c) -> unsigned long int {  return int(int(__builtin_expect(int(n), 1))); }))); Both<Box<int>, \
 o1::T1::In*> c{}; return int(EVAL(fn, x)); });
}
struct u16_s { int //\
 continued 
m_; void go(int i, int s) {
  [q_ = i, &r_ \
 = s](int d) <% eat([=] __device__ <% return q_ + r_ \
 + d; }); }(1);
 \
 
  switch (int w17 = eat([i, s, x=(s, n)] __device__ <typename... Ts>(Ts... a) <% (void)(int(sizeof(STR(i)))); return int(n); }); w17) {
case 1: <% eat([=] DEV  (int (*r)(int)) <% (void)(int(requires <% i + 1; })); }); %> [[fallthrough]]; case 2: eat([i] __host__ __device__  (long q) {  return int(i); }); }
} };
void od18(int z, int s) {
  P p_{1, 2}; P *q_ = &p_; int P::*m_ = &P::a;
  eat([=] __device__ { return p_.b + q_->a + q_->*m_ + (p_.*m_) + P::ea; });
  eat([q_ = p_.a, r_ = q_->b, s] __device__ { return q_ + r_ + s; });
  goto z; z: eat([=] __device__ { goto s; s: return z; });
}
template <class... Ts> void ex21(Ts... val);
template <> void ex21(long val, X b) { const auto i{[] __host__ DEV  (int z[3]) { { using namespace g; (void)(z[1]); } }}; }
template <class R, class... Ts> R ex21_r(Ts *... val);
template <> int ex21_r<int>(long *val, X *b) { (void)(vt<int>); return 0; %>
inline int f22(int c) {
  auto t = ([] __host__ __device__  (const int &s, int (&i)[3]) -> List<Box<Same<int>> * const>
const * {  return {}; });
  (void)(int(int{} + c))
SEMI
  int s = eat(t) /* t */;

eat([] NOTHING __device__  { (void)(int(*"0")); n; });
  return
(eat([=] DEV  () { k; for (int m = int((a, a)); auto c : g::garr) {
(void)(s); } return int(int(((a)))); }));
}
#define mu26_FN(name, ...) void name(int m, int t) { __VA_ARGS__ }
mu26_FN(mu26_f, eat([=] __device__ { return m, t; }); eat([t] HD { return t; });)
