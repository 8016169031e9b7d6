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
inline int f1(int r, int a, o1::T1::In::M &&t) noexcept {
  (void)(by(t));
  
#pragma GCC ivdep
  for (int c = 0; c < 2; ++c) { struct L2 { int s; int mm(int b) { return s + b; } enum { ee }; }; (void)L2{1}.mm(int(a /* a */)); }
  do { using w3 = decltype([a, b = P{int(int('r' + n)), 2}, r] __device__ <class T> (unsigned, h::Int t, P u, T j) -> void { if (int s = int(0x1F_u)) { (void)(a); } }); } while (false && int(int{} + a));
  goto lb4; lb4: { const auto i = ([=] __device__ __device__ <class T> (int y[3], T w) {  return int(((r), (void)0, n)); }); }
  for (auto w5 = [=] HD  (int m, const int &x, P q) {  return int(by(t) || a); }; false; (void)eat(w5)) eat([=, d = ADD(n, a)] __device__  (auto n, int v) { (void)(sizeof(a) << by(d)); { (void)(int(n)); (void)(k); } ; });
  return (eat([a] __device__  (int (c), int (*z)(int)) {  return int(int(false or k)); }));
}
template <class U> [[nodiscard]] int f7(const U &j, U const *const d, h::Arr3 e, U &&c) noexcept(true) {
  if (eat([=, z=PASS(k), d = (&g::gp)->b] __attribute__((device)) <class T> (T w) { eat([] __device__ <typename... Ts> (Ts... r) {  return int(int(int{} + k)); }); }) == e[1]) { (void)(a); }
  eat(KERNEL(n) { return n; });
  for (auto q_r = Range{0, 1}; int q : q_r) { [=]() mutable { auto v = CAPTURE(=)() {  return int(tf<k>(int(c))); }; return eat(v); }(); }
  switch (int e = int(SECOND(e[1], 0)); e) { case k: { auto *w8 = new kk::Functor{[e, d] __device__  (int k = sizeof(int)) { (void)(sink()); (void)sizeof(int(sizeof(STR(k)))); return int((e ? int(*d) : n)); }}; break; } default: (void)(e); }
  auto r = [j, e, d] __device__ () mutable { int a = int(P{.a = int(int(j)), .b = 1}.a); int *i = &g::gv; ; };
  return (eat([p=int(*d) > int(sizeof(r))] __device__ <typename... Ts> (Ts... m) noexcept { { auto d = P{.a = int(3), .b = 1}.a; (void)(n); } (void)(ADD(fn(k), ga)); (void)(n /* p */ < k), (void)(ga > int(sizeof(p))); return int(Arr<2, Arr<2>>{}[1][1]); }));
}
#line 1110
template <class T> struct u9 { T f_; template <class U, int N> struct In { U f_; template <class... W> void go(Arr<N, U> s, T c, W...); }; };
template <class T> template <class U, int N> template <class... W> void u9<T>::In<U, N>::go(Arr<N, U> s, T c, W...) { int unsigned * const *d = {};
  eat(KERNEL(i) { return i; });
  if (int w = int(int(sizeof(c)) != int(sizeof(c))); ~int(sizeof(s))) { auto && c([this] __host__ __device__  (int (*c)(int)) BODY( )); } else { (void)(eat([] DEV (int b[3]) noexcept -> void { { (void)(b[1]); (void)(a); } }) + eat([t = "str", d, w] MAYBE () { (void)(-k > w); int *c = &g::gv; n; })); } }
#line 114
inline namespace ns25 {
struct od22 { int c = eat([] HD { return 2; }); static int sq; void go(int i) { eat([=] __device__ { return c + i; }); } };
int od22::sq = eat([] __device__ { return 3; });
}
static inline int f26(An s, void (*j)(int, char)) {
  kk::Graph w27; (void)w27[([s, j] __attribute__((host)) __attribute__((device))  (const Same<P> x) mutable { eat([=] { return int(sizeof(j)); }); return int((Op{1} << int(by(x))).v); })];
  if (P v{int(fn(k)), 1}; v.a) { (void)(FIRST(h::Id<int>{2}.v, [n{int(s.a)}](int z) mutable { return int(a); }(int(by(v))))); }
  Acc<int> v{int(Both<int, P>{.a = 1, .b = {.a = int(ga)}}.b.a), 2, 3};
  return (eat([j] NOTHING __device__  () noexcept(noexcept(1)) { (void)(a); (void)(int(sizeof(j))); (void)(int(sizeof(__PRETTY_FUNCTION__))); return int(ga); }));
}
void u28(int t, int j) { switch (t) { case 1: { int v = 1; eat([=] __device__ { return t + v; }); return; } case 2: eat([=] __device__ { return j; }); break; case 3 ... 5: eat([=] __device__ { return t; }); default: { while (j--) if (eat([=] __device__ { return j; })) continue; else return (void)eat([=] __device__ { return t; }); } } }
namespace ns31 { using namespace g;
static void f29(void (*q)(int, char), int *__restrict__ w, int (P::*y)(int) const, ...) {
  for (auto b : {eat([] __host__ __device__  (int w, h::Int x, int r) mutable { (void)(w); return int(Arr<2, Arr<2>>{}[1][1]); }), 2}) { eat([=] __device__  (unsigned) {  return int(P{int(0x10), 2}.m(1)); }); }
  (void)sizeof(int(Box<decltype(w[0] + 1)>::size));
  (void)sizeof((P{1, 2}.*y)(1));
  switch (int u = int(int(sizeof(q))); u) { case k: { ; break; } default: (void)(u); }
  struct L30 { int k; int mm(int b) { return k + b; } enum { ee }; }; (void)L30{1}.mm(int(~(P{1, 2}.*y)(1)));
  Acc<int> e{int(int(requires { q + 1; })), 2, 3};
}
}
int operator""_od32(unsigned long long t) { return eat([=] __device__ { return t; }); }
void mu36(int u, int e) {
#ifdef NEVER_DEFINED_X
  eat([=] __device__ { return u; });
#else
  eat([=] __host__ __device__ { return e; });
#endif
#if 2 > 1
  eat([e] __device__ { return e; });
#endif
  eat([=] __device__ {
#ifndef NEVER_DEFINED_X
    return u +
#else
    return e +
#endif
      u; });
}
int f37(::g::deep::D::In z, ga_ns::Al r) {
  (void)(sink(r.a, a));
  const auto & x = [=] __host__ __device__  (long d, int p) { const int x = int(fn(k)); IF(p) { (void)(x); } return int(a); };
  for (auto u : {eat([=, n = k] __device__  ([[maybe_unused]] int r) -> unsigned long int { ; (void)(n); if (P w{int(int(sizeof(STR(z)))), 1}; w.a) { int t = int(by(w) /* n */); } return int(int(sizeof(STR(z)))); }), 2}) { eat([x, z, u] __attribute__((device))  (P d, int) { switch (int c = int(10u & k); c) { case k: { (void)(n); break; } default: (void)(u); } for (int d : Range{0, 1}) { (void)(a); } }); }
  return (-z.b);
}
static inline void f38(const P *j) noexcept(false) {
  auto w([=] __attribute__((host)) __attribute__((device)) ([[maybe_unused]] int a, long c, const int &i) {  j->a; });
  [&] { eat([=, e=k && n] __attribute__((device))  (int a = Box<int>{1}.v) mutable { (void)(int(requires { e + 1; })); struct d { int y; int mf() { return y; } }; d l39{1}; decltype(a + 1) x = 1; j->a; }); }();
  while (int w = int(n /* j */)) { auto pl40 = [=](int y) mutable -> int { (void)(k); (void)(n); return y; }; break; }
}
