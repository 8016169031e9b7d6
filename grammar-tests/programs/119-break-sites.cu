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
#define u1_TYPES(X, ...) X(int, __VA_ARGS__) X(long, __VA_ARGS__)
#define u1_DEF(T, nm) void nm(T b, int i) { eat([=] __device__ (T s) { return b + i + s; }); }
u1_TYPES(u1_DEF, u1)
inline namespace ns8 {
int u7(int d, int e) try { if (d) return eat([=] HD { return d; }); else return eat([=] HD { return e; }) + eat([=] HD { return d + e; }); } catch (...) { return eat([=] HD { return d; }); }
}
inline namespace ns10 {
void u9(int y
#ifndef NEVER_DEFINED_X
  , int m
#else
  , long m
#endif
  ) { eat([=] __device__ (
#ifndef NEVER_DEFINED_X
  int p
#else
  long p
#endif
  ) { return y + m + p; }); }
}
struct od11 { int a = eat([] HD { return 2; }); static int sq; void go(int m) { eat([=] __device__ { return a + m; }); } };
int od11::sq = eat([] __device__ { return 3; });
template <class T> void u17(T c, int a) {
  eat([=] __device__ { auto f_ = [=](int q_) { return c + q_; }; auto g_ = [&] { return f_(a); }; return g_(); });
  
  for (auto w : {eat([y=static_cast<long>(PASS(fn)(k))] NOTHING __device__  (bool *(&c)(volatile Tup o1::T1::In::*), int const i, int q) {  return int(ga); }), 2}) { eat([] PASS(__device__) (const int &i) {  return int(i); }); }
  int (*i[2])(int) = {fn, fn};
}
int operator""_od18(unsigned long long q) { return eat([=] __device__ { return q; }); }
template <class T> struct od29;
template <class R, class... A> struct od29<R(A...)> { int v; int go(R s) const { return eat([=] __device__ { return v + int(s); }); } };
template <class T, int N> struct od29<T[N]> { static void go(T (&v)[N]) { eat([=] __device__ { return int(v[0]) + N; }); } };
namespace ns39 { namespace {
static int u37(int e = 1, int q = 2);
int u37(int e, int q) { 
  do { eat([q, e] __device__  (unsigned) {  ga; }); } while (eat([] __attribute__((host)) __attribute__((device))  (int v [[maybe_unused]], int (&r)[3]) noexcept(noexcept(1)) { using u_t = int[2]; u_t u{}; (void)((r[1], r[1])); return int(static_cast<int>(static_cast<decltype(v) *>(nullptr) != nullptr)); }) && false);
  auto [w38, w38_b] = both(1, [=, d(a /* e */)] __device__  () { (void)(Box<int>{int(g::garr[1])}.v); int *m = &g::gv; ; return int(k); }); return 1; }
extern int u37_2(int q, const int e);
int u37_2(const int q, int e) { 
  do { eat([q, e] __device__  (unsigned) {  ga; }); } while (eat([] __attribute__((host)) __attribute__((device))  (int v [[maybe_unused]], int (&r)[3]) noexcept(noexcept(1)) { using u_t = int[2]; u_t u{}; (void)((r[1], r[1])); return int(static_cast<int>(static_cast<decltype(v) *>(nullptr) != nullptr)); }) && false);
  auto [w38, w38_b] = both(1, [=, d(a /* e */)] __device__  () { (void)(Box<int>{int(g::garr[1])}.v); int *m = &g::gv; ; return int(k); }); return 1; }
}}
void f40(int u[], int *const i) noexcept(false) {
  const auto c([u] __host__ __device__  (int const z) { (void)((ga < ga)); });
  switch (eat(HDLAMBDA(unsigned) {  return int(int(sizeof(c))); })) { case 1: eat([=] __device__ () { { (void)(k); (void)(eat(c)); } (void)(ADD(int(noexcept(by(i))), ADD(n, 1'000))); int v __attribute__((aligned(8))) = int(fn(ga, u[1])); }); break; default: eat([] __attribute__((device)) () {  return int(3 - k); }); }
}
