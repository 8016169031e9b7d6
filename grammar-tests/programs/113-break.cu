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
namespace ns2 <%
void u1(int x, int d) { switch (x) { case 1: { int r =
1; eat([=:> __device__ { return x + r; }); return; }
case 2: eat([=] __device__ { return d; }); break; case 3
... 5: eat([=] __device__ { return x; }); default: <% while (d--) if (eat([=] __device__ { return d; })) continue; else return (void)eat(<:=] __device__ { return x; }); %> } }
}
namespace ns4 { namespace {
struct u3 {
  int m_ = 1, arr_[3]; P obj_; P *ptr_; static constexpr int cm_ = 3; static int sm_; enum { e_v = 2 }; struct Nest { int q; }; Nest nest_; using Mine = long; HD int own() const { return 1; } HD static int sown(int q) { return q; } template <class Q> HD int tmpl(Q q) const { return int(q); }
  void go(Box<int> x, int c) {
  eat([q0_ = Op{m_}[c]] __device__ { return by(q0_); });
  eat([this, q0_ = -m_, q1_ = own()] __device__ { return by(q0_) + m_; });
  eat([=, q0_ = Nest{m_}, q1_ = &u3::m_] __device__ { return by(q0_); });
  }
};
}}
namespace u5 { class S_;  class S_ { public: int m_; friend void hid(S_ d, int z) <% 
  for (int j_ = eat([=] DEV () -> decltype(g::gv) { lb6: ; PASS(auto t_ = [z, n = (Op{int(by(d))} + Op{int(077)}).v, d] NOTHING __device__   { for (int v = int([](int b, int u) { return int(a); }(int(by(d)), int(z))); v < int(k); ++v) { (void)(ga); (void)(ga); } int (&r)[3] = g::garr; (void)(ga); return int(int(sizeof(STR(r)))); }); (void)sizeof(t_); (void)(({ int e = int(int('z' + a)) + 1; (ga < ga); })); return int(Int(z)); }); j_ < eat([] __device__ __host__ // it's " odd
(int const u, const int s[2][3]) { Both<Box<int>, wchar_t*> m{}; auto c([u, &s, m:> DEV  () {  return int(2 || ga); }); }); ++j_) { eat([] PASS(__device__)  () __attribute__((unused)) { for (const auto & t : g::garr) <% (void)(t); } { using namespace o1; (void)Q2{}.a; (void)(ga); } return int([k = int(n)](h::Int b) { return int(42); }(int(k))); }); }
  (void)(eat(<:d, &z] __host__ __device__ (const int &w) constexpr { (void)(a /* w */) SEMI const int m = 3; constexpr auto c = 2; return int(fn(42, n)); }), eat([=] ATTR_D  (int y) { [[maybe_unused]] int r = ADD(ga, y); return int(y /* z */); })); } struct N_ { void nm_(S_ &z) { eat([=] __device__ { return by(z); }); } int q; }; template <class T> friend int hid3(S_ d, T z) { eat([=] __device__ { return by(d) + by(z); }); return 1; } }; }
struct u21 { using T1 = int; typedef T1 *T2; template <class Q> using T3 = Both<Q, T1>; struct N_ { using T1 = long; void go(T1 x, T2 q, T3<T1> q_, u21::T1 r_) { eat([=] __device__ { return x + *q + by(q_) + r_; }); } }; T1 go(T2 x, T3<T3<P>> q); auto two(T1 x, T2 q) -> T3<int>; };
u21::T1 u21::go(T2 x, T3<T3<P>> q) { thread_local int v = 2;
  { auto z = [&] __device__  () -> int {  return int(::a); }; eat(z); } return 1; }
auto u21::two(T1 x, T2 q) -> T3<int> { thread_local int v = 2;
  { auto z = [&] __device__  () -> int {  return int(::a); }; eat(z); } return {}; }
template <class // it's " odd
T> En_t<!(sizeof(T) == 1)> u22(T \
 r, int t) { 
  const auto b = ([=, &t] __host__ __device__ __host__  (int const y) {  k; }); }
template <class T> typename En<!(!(sizeof(T) == 1)), T>::type u22(T r, long t) { 
  const auto b = ([=, &t] __host__ __device__ __host__  (int const y) {  k; }); return r; }
__host__ auto u23(volatile List<> ****q, Box<Box<P>> m, Bits * const i[2]) -> decltype(1) {
  
  [[maybe_unused]] const auto &w24 = [m, q] __device__  (P v) noexcept(noexcept(1)) { 
#pragma GCC ivdep
  for (int s = 0; s < 2; ++s) { (void)(a); } return int(Box<decltype(n)>{}.size); };
 return {};
}
namespace ns27 { namespace {
template <class T> En_t<!(sizeof(T) == 1)> u25(T d, int t) { 
  _Pragma("unroll") for (int w26 = 0; w26 < 2; ++w26) eat([=] __host__ __device__ __host__  (int (*t)(int)) BODY({ (void)(by(d)); const auto w = ga; } return int(P{int('c'), 2}.b); )); }
template <class T> typename En<!(!(sizeof(T) == 1)), T>::type u25(T d, long t) { 
  _Pragma("unroll") for (int w26 = 0; w26 < 2; ++w26) eat([=] __host__ __device__ __host__  (int (*t)(int)) BODY({ (void)(by(d)); const auto w = ga; } return int(P{int('c'), 2}.b); )); return d; }
}}
namespace ns29::in {
void br28(int s, int n) { eat([=] __device__ { if constexpr (sizeof(int) == 4) return s; else return n; }); eat([=] __device__ { (void)s; if constexpr (true) { return s; } return 1; }); eat([=] __device__ { if constexpr (true) { int s = 1; return s; } else { return n + 1; } }); }
}
int (&od30(int (&j)[4], int z))[4] { eat([=] __device__ { return j[0] + z; }); return j; }
int (*od30_p(int z))(int) { eat([=] HD { return z; }); return nullptr; }
auto od30_t(int j) -> int (*)[3] { eat([=] HD { return j; }); return nullptr; }
namespace ns35 { namespace {
void br34(int t) { auto pl_ = [](auto b) { eat([=] __device__ { return b; }); }; eat([=] HD { eat([=] __device__ { return t; }); }); eat([](int q_) { eat([=] __device__ { return q_; }); }); }
}}
__host__ void u36(unsigned *b) noexcept {
  struct L37 { int j; int mm(int b) { return j + b; } enum { ee }; }; (void)L37{1}.mm(int((n ? /* c */ by(b) : k))); { const int w = 2; int d[w] = {int(both(int(0), int(k)).a)}; const auto c = [=] __attribute__((device)) (decltype(g::gp.a) const a) {  }; }
  auto s = (CAPTURE(=) () { //\
 continued 
while (auto *u = int(int(sizeof(int[k]) + alignof(P))) ? &g::gv : nullptr) { (void)(n); break; } { int c = int(fn(n)); (void)(c); } return int([a(int(a))](const int &j) //\
 continued 
{ return int(ga); }(int(n))); });

}
[[nodiscard]] decltype(1) f38(const P *j) noexcept(true) {
  { int e = int(int(n)); Ded i = int((long)k); { int k = e; (void)k; } while (int w39 = eat([=] __host__ __device__  (int (*v)(int)) {  return int(sink()); })) { eat([&, e, m = sizeof(__func__)] DEV ([[maybe_unused]] int w) { (void)(k < j->m(1) <= w); Arr<k> z{}; int a = int(true && k); if constexpr (sizeof(int) > 2) { (void)(w); } z[0]; }); break; } }
  (void)static_cast<long>(eat([=] __device__ __host__  (int v, int x[3], int r) {  return int(r /* r */); })), (void)(long)eat([] __attribute__((host)) __attribute__((device))  () mutable { { using namespace g; (void)(n); } (void)(n); return int(!ga); });
  (void)([&j](int z) { return int(ga); }(int(j->a)));
  using y = int; y y41 = y(3);
  { auto v = [=] HD  (long a, int t[3], long r) { { (void)(t[1]); (void)(r); } if (P v{int(n), 1}; v.a) { (void)(n); } r; }; eat(v); }
  auto d = [=] __host__ __device__ __host__  (unsigned) { eat([=] { return k; }); return int(static_cast<int>(k)); };
  (void)(eat(d));
  return (eat(LAMBDA (int m, P i) __device__ { { (void)(i.a); P k{int((h::Int)(n)), 1}; } 
#if defined(__NVCC__) && 1
  { (void)(n); }
#else
  { (void)(ga); }
#endif
  return int(int(Box<decltype(ga + 1)>::size)); }));
}
template <class T> using u42_a = Box<T>; template <class T, int N = 2> using u42_b = Arr<N, T>; template <class R, class... A> using u42_f = R (*)(A...); template <class T> using u42_r = T &;
void u42(u42_a<int> s, u42_b<long> j, u42_f<int, P, char> q_, u42_r<const P> r_, u42_a<u42_a<int>> *s_) { eat([=] __device__ { return by(q_) + by(r_) + by(s_); }); 
  eat(KERNEL(p) { return p; }); }
