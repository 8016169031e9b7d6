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
namespace ns5 { namespace {
struct od1_b { virtual int go(int) = 0; int r; };
struct od1_d : od1_b { int go(int i) override { return eat([=] __device__ { return r * i; }); } using od1_b::r; };
}}
namespace u6 { struct Fwd; struct Out { using Ty = int; enum En { v }; template <class A> using Al = Box<A>; struct In { using Ty2 = long; int f_; }; using Ty2 = In; static Ty st(struct Fwd & i, Ty2 s); int f_; };
inline Out::Ty Out::st(struct Fwd & i, Ty2 s) { int p = 1; 
  (void)(ga ? eat([] __device__ __device__ (int b, h::Int r, [[maybe_unused]] int a) { int i; i = b; switch (int z = int(int(*"r")); z) { case k: { (void)(r); break; } default: (void)(r); } auto e = (a, i); return int(int(Box<decltype(int(e) + 1)>::size)); }) : eat([=] DEV (int (&t)[3], int (d)) noexcept(true) { Col n = Col::red; { (void)(by(s)); (void)(a); } return int(int(((p)))); })); return 1; } }
struct u8 { struct In { struct Deep { int a; }; int b; }; using Mine = P; template <class A> using Al = Box<A>; enum En { e_a };
  int mem_ = 1, arr_[2]; P obj_;
  void go(const List<long double **> * const * const (Box<int>::*a)(const o1::T1, char const) &, const int unsigned *(* const r)[1 + 1], u8::Mine t) && {
  
  { auto v = [t, r, a] __host__ __device__ __host__ (int const k, int u) { eat([=] { return ga; }); return int(by(r) << k); }; eat(v); }
  }
};
template <class... Ts> void ex9(Ts... val);
template <> void ex9(h::X val, Int n) { /* } ) ; 
 */ kk::Graph w10; (void)w10[([u = (a), n(ga)] __device__ (P s) { switch /* [=] __device__ { */ (eat([=] NOTHING __device__ (auto &&a) { //\
 continued 
})) { case 1: eat([=] __attribute__((device)) (long d, P w) /* [=] __device__ { */ mutable -> typename /* } ) ; 
 */ Box<int>::type {  return int(int(sizeof(u)) != a); }); /* } ) ; 
 */ break; default: eat(HDLAMBDA () noexcept(noexcept(1)) { //\
 continued 
{ int s = int((ga ? ga : by(u))); // it's " odd
(void)(a); { int q = /* c */ s; (void)q; } (void)(k); } (void)(by(u) == k); (void)(s.a); }); } })]; }
template /* c */ <class R, class... Ts> R ex9_r(Ts *... val);
template <> int ex9_r<int>(h::X *val, //\
 continued 
Int *n) { // it's " odd
if // it's " odd
(auto u = int(int(int{} + k)); auto x = int(k * ga)) { (void)(x); } //\
 continued 
else /* [=] __device__ { */ { /* } ) ; 
 */ (void)(n); } return 0; }
template <class T> void sp11(T m) {
  (void)(k);
  if (eat([=, s = -1, v = P{int(ADD(int(m), 42)), 2}] __device__  ([[maybe_unused]] int y, int const p, const auto &k) {  return int((Int)p); }) == k) { (void)(a); }
}
template <class T> void sp11(T *j) {
  const auto z{[n=fn(a)] DEV (int const r) { if (int w14 = 1; kk::call([n] MAYBE  (P j) -> const int {  return int(Box<int>{int(ga)}.template as<short>()); }, w14) > 1) eat([=] __device__ (int (u)) { do { eat([=] PASS(__device__)  (long w) {  return int((long)a); }); } while (eat([=] __device__  () {  return int(P{int(n), 2}.m(1)); }) && false); }); else if (kk::call([] NOTHING __device__  (const g::deep::D::In t) { auto && [j, i] = P{int(int(true && a)), 2}; })) { } else eat([n, r] MAYBE  { while (int v = int((Box<Box<int>>{{int(a)}}.v.v))) { (void)(k); break; } const auto r = int(Box<decltype(k + 1)>::size); }); enum g::E y = g::e0; (void)(fn(((int(y)), (void)0, a), [=](int t) { return int(int(y)); }(int(n)))); return int(a ^ int(y)); }};
}
inline namespace ns21 {
template <
#if 0
  class T
#else
  class T, class U = T
#endif
  > void u20(T m, int i) {
#if 0
  eat([=] __device__ { return by(m); });
#elif 1
  eat([=] __device__ { return i; });
#else
  eat([&] __device__ { return i; });
#endif
  eat([=] HD { return i; }); }
}
namespace ns23 { inline namespace v2 {
#define mu22_X(r) [=] __device__ (int q_) { return r + q_; }
void mu22(int r, int d) { eat(mu22_X(d)); eat(mu22_X(r * d)); eat(mu22_X(sizeof(d))); eat(mu22_X(([d](int r) { return r + d; }(r)))); }
}}
template <class Pol_> void u24(int x, int t, float const *__restrict__ b) {
  kk::parallel_for("k", Pol{x}, K_LAMBDA(const int i_) { eat([=] { return a; }); });
}
int f25(int b, int ((x)), void (*y)(int, char), int t);
int f25(int b, int ((x)), void (*y)(int, char), int t) {
  PASS(auto u_ = [b] __device__ __host__  (int t) { (ADD(a, b), (n, ga)); return int(t); }); (void)sizeof(u_);
  enum g::E m = g::e0;
  if (auto v_ = [=, j = +ga, v(sizeof(__func__))] __device__  (int (*n)(int), h::Int s, int p) mutable {  }; sizeof(v_)) { } else { eat(v_); }
  do { eat([t] PASS(__device__) () {  t; }); } while (eat(CAPTURE() (int q) {  return int(a); }) && false);
  { auto e = [d = vt<int>] NOTHING __device__  (int a[3], const int &z) { [&] { eat([=] ATTR_D  (P t, P e) { (void)(e.a); return int(int(Box<decltype(t.a + 1)>::size)); }); }(); while (eat([=] ATTR_D  (h::Int w, const Tup v, int (y)) __attribute__((unused)) { (void)(w); return int(Arr<3>{}[0]); })) break; PASS(auto u_ = [=] DEV  (int e[3], auto i) BODY( return int(k); )); (void)sizeof(u_); return int(int(__func__[0])); }; eat(e); }
  return (eat([a = ({ int q_ = int(ga); switch (q_) { case 1: q_ = 2; } q_; })] __device__  (long n) { (void)(int(sizeof(a))); (void)(fn(ga, ga)); return int(int(sizeof(k))); }));
}
template <class V, int N> [[nodiscard]] int f26(int m, g::E j) {
  eat2(int(static_cast<const decltype(m) &>(m) == 0), <:=] __host__ __device__  (long c) { Acc<int> s{int(static_cast<int>(static_cast<decltype(j) *>(nullptr) != nullptr)), 2, 3}; return int([c:> { return int(7); }()); }, P{int(42), 1}.m(1));
  const int y{g::gc};
  eat([y, m] HD  (int (*v)(int)) { static_assert(3 > 0, "s"); return int(sink(k, a, ga)); });
  using ty27 = decltype(m);
  if (int w28 = 1; kk::call([=] __host__ __device__  (unsigned) mutable { (void)([&](int b, h::Int a) { (void)(k); (void)(ga); return int(n); }(int(m), int(n))); }, w28) > 1) eat([j, m] __host__ __device__ __host__  (volatile First<P, int> v[g::gc]) { (void)((n ? n : PASS(fn)(077))); return int(int(j) <= m); }); else if (kk::call([] MAYBE  (const auto &a) <%  return int(int(int{} + N)); })) <% } else eat([=] HD  (long x) { Same<decltype(m)> i{}; y; });
  return ((&P::m == nullptr ? ga : m));
}
#define mu29_LIST(V, A) V(A, int) \
  V(A, long)
#define mu29_ONE(A, T) void mu29_##T(T a, int k) { eat([=] A (T q) { return k + q + a; }); }
mu29_LIST(mu29_ONE, __device__)
static inline int f38(int n, h::Fn *u, g::v1::IV p, Arr<3> w) {
  decltype(nullptr) y{};
  kk::forall<Pol>({0, eat([=] __attribute__((host)) __attribute__((device))  (int const a, int (*j)(int), h::Int s)
BODY((void)(s); int P::*b = &P::a; return int(~p.a); ))}, ([=] __device__ __host__  (int z) { constexpr P n{1, 2}; return int((p.a ? w[0] : w[0])); }));
  return (eat(<:=] NOTHING __device__   { if (auto v = int([](int j, int d) noexcept { return int(j); }(int(w[0]), int(int(y == nullptr)))); \
 auto j = int((a))) { (void)(u(1)); } else \
 { (void)(v); }
return int(int(true || int(y == nullptr)));
}));
}
