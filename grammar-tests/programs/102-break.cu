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
struct u1 { struct In { struct Deep { int a; }; int b; }; using Mine = P; template <class A> using Al = Box<A>; enum En { e_a };
  int mem_ = 1, arr_[2]; P obj_;
  void go(long double **a, const long long Box<int>::*(*&e)(int unsigned *) noexcept, Mine z) const {
  { [&] { eat([=, &z, &e] __attribute__((host, device))  () -> g::S ** { (void)(int(int{} + n)); return {}; }); }(); (void)new auto([=] __device__  (auto s) -> decltype(1 + 1) {  return int(int(s)); }); } auto x = [] __host__ __device__ __host__  (int t [[maybe_unused]]) noexcept(noexcept(1)) { if (int y = int((ga < n))) { (void)(t); } else if (y) (void)(k); int P::*x = &P::a; return int(int(false and ga)); };
  for (int y_ = eat([=] MAYBE () { int q = ADD(ga, 10u); return int(n); }); y_ < eat([=, q=mv(g::gv)] DEV  () {  return int(ga); }); ++y_) { eat([this, k=int(noexcept(by(z)))] ATTR_D (short int *&z) mutable BODY(if (int(Arr<3>{}[0])) { (void)(n); } else if (int(noexcept(k))) { (void)(int(sizeof(z))); } else { g::Ty w{}; } return int(by(z)); )); }
  }
};
void br2(int v) { NoDef v_[1] = {1}; NoAssign d_[2]; eat([=] __device__ { return v_[0].a + d_[0].a; }); eat([d_] __device__ { }); NoDef ok_(1); eat([ok_] __device__ { }); }
struct br3 { int s = eat([](int m) { return eat([=] __device__ { return m; }); }); operator auto() { return eat([] __device__ { }); } auto go() const { eat([=] __device__ { return 1; }); } };
struct { int s; void go(int c) { eat([=] __device__ { return c + s; }); } struct N_ { void go() { eat([] __device__ { }); } }; } br4;
typedef struct { void go() { eat([] __device__ { }); } } br4_t;
struct u5 { int m_; P q_; void go() { P pp_{1, 2}; int ar_[2] = {1, 2}; Tup tt_{1, 2}; auto &[t, s] = q_; int r_ = t, s_ = s; eat([=] HD { return r_ + s_; }); eat([q_ = t, w_ = s + 1] __device__ { return q_ + w_; }); eat([=] __device__ { return m_; }); } };
class br6 { struct Pr { int c; %>; enum En //\
 continued 
{ e_ }; public: using Al = Pr; void go(Pr \
 c, \
 En v, Al *z_) \
 { eat(<:=:> HD { return c.c; %>); eat([v, z_] HD { }); eat([] HD (Pr, En *) { // it's " odd
});
} };
template <class... Ts> void br7(int v, Ts... ts_) { eat([=] __host__ __device__ { return sink(ts_...); }); eat([ts_...] __host__ __device__ { }); eat([=] __host__ __device__ { return sizeof...(ts_) + v; }); eat([=] __host__ __device__ { return (ts_ + ...); }); }
#define mu10_BEGIN eat([=] __device__ () {
#define mu10_END });
void mu10(int u, int q) {
  mu10_BEGIN
    int q_ = q;
    (void)(u + q_);
 /* c */ mu10_END
  eat([u] __device__ { return u; });
}
extern "C" { void od11_c(int k) { eat([=] __device__ { return k; }); } }
extern "C" int od11_d(int m) { return eat([m] HD { return m; }); }
template <class... Ts> void br15(int i, Ts... ts_) { eat([=] __device__ { return sink(ts_...); }); eat([ts_...] __device__ { }); eat([=] __device__ { return sizeof...(ts_) + i; }); eat([=] __device__ { return (ts_ + ...); }); }
void u16() { P pp_{1, 2}; int ar_[2] = {1, 2}; Tup tt_{1, 2}; for (auto [q, s] : {P{1, 2}, P{}}) { int r_ = q, s_ = s; eat([=] __device__ { return r_ + s_; }); eat([q_ = q, w_ = s + 1] __device__ { return q_ + w_; }); } }
int f17(int (P::*r)(int) const);
int
f17(int (P::*r)(int) const) {
  { using namespace g; (void)(n); }
  if constexpr (false) { P r =
P(); } else { (void)(P{int(a), 1}.b); }
  const auto k = [r] __host__
__device__ __host__ () { int i = int(2); return int(int(((ga)))); };
  eat([=] NOTHING __device__ () { (void)(Ded{int(ga)}.v); return int(Ded(int(ga)).v); });
  int i[] = { eat([r] DEV  (const int y[2][3], int p,
unsigned) {
static_assert(2 > 0, "j");
(void)(ga); return int((P{1, 2}.*r)(1)); }), eat([r, &k]
__device__  (int j, g::v1::IV const * const
* const w) {  return int(ga); }) }; (void)i;
  auto z = ([r, s=(a, i[0]), t(a || i[0] - (P{1, 2}.*r)(1))] __device__  (h::Int d) mutable -> Box<int>::type { struct L18 { int a; int mm(int b) { return a + b; } enum { ee }; }; (void)L18{1}.mm(int('c' ^ int(sizeof(s)))); (void)(P{int(ga), 2}.a); (void)g::garr[eat([=] __device__ __host__  (h::Int y) { { int j = int((Box<Box<int>>{{int(d)}}.v.v)); (void)(d); { int d = j; (void)(d
+ j); } (void)((P{1,
2}.*r)(1)); } y; })];
return int(h::Int(int(sizeof(t)))); });
  { using namespace g; (void)(eat(k)); }
  (void)g::garr[eat([z] __device__ (const auto &n)
BODY(int d = int(int(n)); { int d = int(sizeof(d)); (void)d;
} ))];
  return ((n));
}
namespace ns23::in {
int u21(int q, int m = [](int q_) { return q_; }(2)) { 
  auto r = ([=, &j = m, z(g::deep::Al{}.a)] HD  (int) -> h::Int { (void)(n); { (void)(int(s\
izeof(j))); const int z = 2; } IF(ga) { (void)(z); } return int(q); }); return \
 q; \
 }
struct u21_s { int q; u21_s(int m = eat([] __device__ { return 1; })) : q(eat2(1, [] (int q_) { return q_; })) { } };
}
