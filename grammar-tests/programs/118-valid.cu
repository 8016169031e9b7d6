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
namespace {
template <class V, class W = int> inline int f1(volatile List<Box<int> * const> (* const m)(void) noexcept) {
  auto r = P::sa;
  int y = int(Arr<k>{}[0]);
  return (eat([m] __device__  (int r) -> const int BODY((void)(CAT(f, n)(int(sizeof(m))) + a); (void)(CAT(f, n)(int('r' + by(m)))); const auto [b, m] = P{int(fn(3)), 2}; return int(a /* b */); )));
}
}
int u3(int a, int s = [](int q_) { return q_; }(2)) { (void)(int(requires { s + 1; }));
  switch (int w4 = eat([=] __device__  (unsigned) -> void { for (int k : Range{0, 1}) { int r = by(k); } ga; }); w4) { case 1: { eat(PASS([=] DEV) (int t) { ; (void)(int(false or a)); return int([s = int(k)](const int &w) { (void)(w); (void)(ga); return int(n); }(int(a))); }); } [[fallthrough]]; case 2: eat([] __device__  (int b) {  }); } return a; }
struct u3_s { int a; u3_s(int s = eat([] HD { return 1; })) : a(eat2(1, [] (int q_) { return q_; })) { } };
struct u5_s { int m_; void go(int m, int s) {
  ;
  (void)P{eat([=] __device__ (int (u)) -> h::Int {  return int(ga); }), 1}; eat([=] __device__  (int u [[maybe_unused]]) { int b; b = static_cast<int>(static_cast<decltype(s) *>(nullptr) != nullptr); (void)(sizeof(m)); static_assert(3 > 0, "n"); return int(ga); });
  [&] { eat([] __device__  (unsigned, const auto *e, int r) {  return int(int(false || ga)); }); }();
} };
__host__ auto f7(h::Arr3 &w, int u) noexcept(true) -> int {
  delete new kk::Functor<int>{eat([b(eat([=] { return int((w[1] < u)); }) + ga)] NOTHING __device__  (auto q, const auto &j, char16_t const (&m)[3]) noexcept -> const int {  return int(int(q)); })};
  ;
  (void)(a > u);
  kk::forall<Pol>({0, eat(CAPTURE(=) (int (*v)(int)) -> long {  return int((a < a)); })}, ([n = eat([=] __device__ { return int('c' > a); }), u, a(Int{2}), w] __device__  () noexcept(noexcept(1)) {  return int(Arr<k>{}[0]); }));
  switch (eat([=] __host__ DEV (const int &z) { { (void)(a); (void)(u); } if (int x = int(sink(7, ga, a)); sizeof w) { (void)(n); } else { (void)(u); } (void)((Box<Box<int>>{{int(1)}}.v.v)); return int(sink(ga, ga)); })) { case 1: eat(CAPTURE(=)  { while (int d = int(w[1] < a)) { (void)(k); break; } return int(({ int b = int(k) + 1; a; })); }); break; default: eat([=, q = PASS(u)] __device__ __device__  (int (*i)(int)) { { using namespace g; (void)(n); } int x = int(int(sizeof(q))); int P::*const s = &P::b; }); }
  return (eat([=] __device__  (auto x) { { constexpr int r[] = {1, 2}; (void)(n); } struct q { int i; int mf() { return i; } }; q l10{1}; return int(int(requires { u + 1; })); }));
}
template \
 <class T, int N> struct C11 {
  auto m12(int (&y)(int), \
 First<T, int> P::** const *&p) const -> int {
    (void)(N);
    return (eat([p, y] __host__ \
 __device__  (unsigned, int) \
 { Int **u = {}; }));
  }
  int d[3]; HD int val_() const { return 1; }
};
struct u13 { using T1 = int; typedef T1 *T2; template <class Q> using T3 = Both<Q, T1>; struct N_ { using T1 = long; void go(T1 i, T2 x, T3<T1> q_, u13::T1 r_) { eat([=] __device__ { return i + *x + by(q_) + r_; }); } }; T1 go(T2 i, T3<T3<P>> x); auto two(T1 i, T2 x) -> T3<int>; };
u13::T1 u13::go(T2 i, T3<T3<P>> x) { 
  [[maybe_unused]] const auto &w14 = [i, x] __device__ (int const d, int const q, int const k) noexcept { eat([k, d] __device__  (long e) { (void)(int(requires (int q_) { q_ + d; typename Box<decltype(d)>; { fn(q_) }; requires sizeof(q_) > 1; })); e; }); (void)(static_cast<int>(Arr<2, Arr<2>>{}[1][0])); (void)(ADD(int(*"q"), tf<g::gc>(a))); return int(d); }; return 1; }
auto u13::two(T1 i, T2 x) -> T3<int> { 
  [[maybe_unused]] const auto &w14 = [i, x] __device__ (int const d, int const q, int const k) noexcept { eat([k, d] __device__  (long e) { (void)(int(requires (int q_) { q_ + d; typename Box<decltype(d)>; { fn(q_) }; requires sizeof(q_) > 1; })); e; }); (void)(static_cast<int>(Arr<2, Arr<2>>{}[1][0])); (void)(ADD(int(*"q"), tf<g::gc>(a))); return int(d); }; return {}; }
template <class T> void u16(T u, decltype(u) d, decltype(u.a) *q_, typename decltype(Box<T>{})::type r_, decltype(Box<T>{}.v) s_, decltype(by(u)) t_, decltype(sizeof(d)) v_) { eat([=] __device__ { return by(q_) + by(r_) + by(s_) + t_ + v_; }); 
  switch (eat([=, m(Int(by(u))), r = Box<int>{int(int(*"u"))}] __device__  () {  return int((ga)); })) { case 1: eat([=] __attribute__((host)) __attribute__((device))  (int i, const o1::T1::Ev &(&&j)(An, unsigned const o1::T1::In::*) noexcept) { constexpr auto v = &P::m; (void)(k); 
#if defined(__NVCC__) && 1
  { (void)(i); }
#else
  { (void)(a); }
#endif
  k; }); break; default: eat([] __host__ DEV  (int j) mutable {  return int(j); }); } }
__host__ int f29(void (*t)(int, char), g::E u, o1::Q1<volatile Same<int unsigned *> P::*> (*(*w)(First<P, int>) noexcept)(long, unsigned long long int &), int P::*v) {
  int y = int(k);
  auto i = "q";
  (void)(P{int(int(sizeof(STR(v)))), 1}.b);
  do if (int(by(w))) { [&]() { (void)(n); int (*a)(int) = fn; }(); } while (0);
  const auto e([] __device__ __device__  (h::Id<int> const **x[k]) {  return int(EVAL(fn, a)); });
  int w30[2] = {eat([=] __attribute__((host, device))  (unsigned) { eat([=] { return int(*i); }); return int((Box<Box<int>>{{int(int(sizeof(w)))}}.v.v)); }), {eat([w] __device__ (int p) {  return int(ga); })}};
  FORALL(m, 3, auto z_ = [=](int b_, int c_) { return int(u); }; z_(1, 2));
  auto && p = ([u] __device__ __host__ (char &(*z)(__typeof__(1), X const *)) { { (void)(ga); (void)(int(u)); } for (int b : Range{0, 1}) { (void)(b); } });
  return (static_cast<int>(static_cast<decltype(t) *>(nullptr) != nullptr));
}
template <class Elem, class W = int> void f31(List<W, int> s, Elem const *const e) noexcept(false) {
  kk::forall<PolN<k>>(Range{0, 1}, [=] __host__ __device__  (h::Int q, long v, int const w) { for (int t = int(tf<sizeof(Arr<k>)>(int(int(*e)))); t < int(P{.a = int(int(sizeof(s))), .b = 1}.a); ++t) { (void)(int(*e)); (void)(ga); } return int(({ int e = int(a) + 1; 077; })); });
  P d[2] = {};
  (void)(n);
  
#pragma unroll
  for (int p = 0; p < 2; ++p) { switch (int w33 = eat([=] __host__ __device__ __host__  (int const i, h::Int s, int x [[maybe_unused]]) { d[0].a; return int(s == int(*e)); }); w33) { case 1: { eat([=] DEV   { int b_a[2] = {int(static_cast<int>(static_cast<decltype(d) *>(nullptr) != nullptr)), 2}; auto & [b, y] = b_a; (void)(k); eat([=] __device__ <class T> (T p) noexcept { Acc<int> i{int(int(requires (int q_) { q_ + b; typename Box<decltype(b)>; { fn(q_) }; requires sizeof(q_) > 1; })), 2, 3}; }); return int((Box<Box<int>>{{int(k)}}.v.v)); }); } [[fallthrough]]; case 2: eat([=] __device__ (long i) {  }); } }
  PASS(eat(HDLAMBDA() -> unsigned long int {  return int(Box<int>{int(a)}.as<int>()); }));
  (void)((h::Int)(int(*"s")));
}
class C36 {
public:
  int w = 1;
  int y = 1;
  union { int s; float t; };
  HD int val_() const { return 1; }
  HD int later(); int lt37 = 2;
  void m38(volatile int y, int (*q)(int), volatile long long (&(&w)(signed char, const Box<Box<P>>) noexcept)(volatile o1::T1) noexcept) {
    using namespace g;
    const auto & e = [q, y, w] MAYBE  (int, [[maybe_unused]] int v, P u) -> Box<int>::type {  return int(g::gp.a); };
    PASS(eat([w, e, this] __attribute__((device))  ([[maybe_unused]] int z, int b[3]) { int (*p)[3] = &g::garr; { constexpr auto j = &P::m; typedef int x; x y40{}; } }));
    try { eat([this] DEV  () { for (auto && [a, d] : {P{1, 2}, P{}}) { (void)(ga); } }); } catch (int b) { eat([=] __attribute__((host)) __attribute__((device))  (long e, unsigned) { (void)(k); int a = [q](int r) noexcept { return int(n); }(int(q(1))); (void)(int(int{} + this->val_())); return int(int(*"q")); }); }
    (void)sizeof((y, ga));
  }
  operator Box<int>() {
    using ty42 = decltype(s);
    eat2(h::Int(1'000), [=, *this] __attribute__((host, device))  (int x) { int p = int(-this->w), *z = &p; { int y = int(val_()); (void)(n); { int s = y; (void)s; } (void)(val_()); } return int(P{int(a), 2}.a); }, Arr<k>{}[0]);
    return Box<int>{1};
  }
};
#define u43_EMPTY
#define u43_ID(x) x
void u43(int z, int j) { eat([=] u43_EMPTY __device__ u43_EMPTY (u43_EMPTY int b) u43_EMPTY { u43_EMPTY return z; }); eat(u43_ID(u43_ID([=] __device__) { return j; })); eat(u43_ID([) z u43_ID(] __device__) { return z; }); }
