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
template <template <class> class C, class T> struct C1 {
  static int t;
  int e = 1;
  union { int w; float c; };
  using Own = int;
  void m2(Box<int> q, unsigned long int b, int a, volatile Acc<char>::type * const c) && {
    (void)([&](int a) noexcept { return int(t); }(int(int(b))));
    (void)(q.v < n) SEMI
  }
  auto m3(typename Acc<Box<T>>::type::type y, T const *const i, List<volatile o1::o2::Q1<P> *> t[3], typename Acc<Box<T>>::type::type e) const {
    while (int v = int(int(*"t"))) { delete new kk::Functor<int>{eat([v, &y] DEV  (h::Int x) { (void)(int(Box<decltype(k + 1)>::size)); return int(Arr<k>{}[0]); })}; break; }
    do if (int(int(*i))) { (void)([d(int(int(*i)))]() { return int(d); }()); } while (0);
    for (int w5 : {eat([=, *this] NOTHING __device__  () { (void)(static_cast<int>(static_cast<decltype(y) *>(nullptr) != nullptr)); IF(a) { (void)(int(y)); } for (auto w : g::garr) { decltype(int(*i) + 1) y = 1; } return int(k && ga); })}) for (auto [w5_a, w5_b] : {P{1, 2}}) eat([=] __device__ () -> const Box<int> { (void)(static_cast<int>(static_cast<decltype(t) *>(nullptr) != nullptr)); int(y); return {}; });
    switch (int w6 = eat([=, *this] ATTR_D () -> decltype(1 + 1) { constexpr int s[2][2] = {}; (void)(P{int((Box<Box<int>>{{int(int(c))}}.v.v)), 2}.b); return int(a); }); w6) { case 1: { eat([] __device__ __host__  (int a [[maybe_unused]], h::Int m) -> void { int t = int(sink()), *j = &t; ga; }); } [[fallthrough]]; case 2: eat([=, z = int(c)] PASS(__device__) (struct P &m, const int &a) {  return int(int(c)); }); }
    return (g::b);
  }
  C1() {
    int d[] = { eat([] __device__ __device__  (int c, const int a[2][3], P w) { { (void)(a[1][2]); (void)(n); } return int(t); }), eat([=] __device__  () mutable { auto q([=] __device__  (int, int (*r)(int), int i) {  return int(int(false and i)); }); (void)(a); a; }) }; (void)d;
    { auto b = [d] PASS(__device__)  (int x, int const r, const unsigned char z) BODY( return int(t); ); eat(b); }
    (void)(n) SEMI
    (void)new auto([=] NOTHING __device__  (P t, int (*u)(int)) { struct L8 { int k; int mm(int b) { return k + b; } enum { ee }; }; (void)L8{1}.mm(int(w)); });
  }
};
void mu9(int w, int z) {
#ifdef NEVER_DEFINED_X
  eat([=] __device__ { return w; });
#else
  eat([=] __host__ __device__ { return z; });
#endif
#if 1
  eat([z] __device__ { return z; });
#endif
  eat([=] __device__ {
#ifndef NEVER_DEFINED_X
    return w +
#else
    return z +
#endif
      w; });
}
namespace od10 { int c = 1; namespace in { int e = 2; void go(int q_) { eat([=] __device__ { return c + e + q_ + in::e + od10::c; }); using od10::c; eat([=] __device__ { int e = c; return e + q_; }); } } }
#pragma nv_diagnostic push
#pragma nv_diag_suppress extended_lambda_reference_capture
void br15(int u) { eat([&] HD { return u; }); }
#pragma nv_diagnostic pop
void br15_2(int u) { eat([&u] HD { return u; }); }
#pragma nv_diag_warning 20163
void br15_3(int u) { eat([=] HD () constexpr { return u; }); }
#pragma nv_diag_default 20163
#if 0
struct u16_b { int x; };
#else
struct u16_b { long x; int q_; };
#endif
struct u16 : u16_b { void go(int q) { eat([=] __device__ { return x + q; }); } };
struct br17 { int y; void go(int z) { eat([=] __host__ __device__ { if constexpr (true) return y; else return z; }); eat([this, z] __host__ __device__ { if constexpr (sizeof(z) > 1) return y; return z; }); } };
class C18 {
public:
  P b;
  union { int j; float m; };
struct C19 {
  int m20() const & \
 {
    using ty21 = decltype(a);
    (void)!eat([&] __device__ (int (y)) mutable { eat(HDLAMBDA (int c[3]) { do if (int(g::garr[1])) { volatile int j = tf<3>(0x10); \
 } while (0); }); y; return int(sink()); });
    (void)int{eat([=, q(P{int(fn(ga)), 2}), t=P{int(fn(1)), 2}] __device__  (int (r), P z, auto b) noexcept(noexcept(1)) { auto y = [=, w=(int)t.m(1), a=static_cast<int (*)(int)>(fn)] PASS(__device__) (const int &e) { 
#if defined(__CUDACC__)
  { (void)(n); }
#else
  { (void)(e); }
#endif
  { using namespace g; (void)(w); } return int((t.m(1))); }; })};
    return (eat([&, b(s\
tatic_cast<h::Int>(C19::k))] MAYBE  (const int &j) constexpr -> void { (void)(C19::k); }));
  }
  s\
tatic int k;
  int b = 1;
  union { int j; float i; };
  HD int val_() const { \
 return 1; }
};
  int m24(int P::*w, struct P &v) const {
    { using namespace g; (void)(ga); }
    const auto t{[=, j = {1, 2}] __device__ (int u) { (void)(v.b); for (;;) { break; } return int(int(sizeof(j))); }};
    return (eat([v, *this, t] PASS(__device__) (int w, int b, long *c) {  return int(int(*"c")); }));
  }
  int m25(int &m) const {
    (void)(ga);
    for (auto c : {eat(PASS([=]) HD (int (p), P m, [[maybe_unused]] int q) {  return int((Box<Box<int>>{{int(ga)}}.v.v)); }), 2}) { eat(PASS([=]) HD(int n) { (void)(this->b.m(1) == a); c; (void)(tf<k>(sink(7, k, b.a))); return int(int(pl1)); }); }
    IF(b.a) { (void)(k); }
    switch (int s = int(j)) { case 1: { kk::Graph{} << CAPTURE(=)(int k) { int m = 10u ^ ga; return int(int((s or j))); } << [s, m, this] NOTHING __device__  () -> Int { (void)((Int)(k) <= k); PASS(eat([=, t = m & n] __device__ (long w, wchar_t &q) mutable BODY( return int(P{int(m), 1}.m(1)); ))); return int(int(*"s")); }; } [[fallthrough]]; case 2: { if constexpr (sizeof(b.a) > 2) { (void)(n); } break; } default: ; }
    (void)(({ int a = int(b.a) + 1; P{int(this->b.m(1)), 2}.m(1); }));
    return (int(*"m"));
  }
};
class br27 { template <class T> static void go(T i) { eat([=] __host__ __device__ { return i; }); } template <class T> friend struct Fr_br27; void out(int u); protected: virtual void v() { eat([] __host__ __device__ { }); } };
void br27::out(int i) { eat([=] __host__ __device__ { return i; }); }
#define mu28_CLS(N, M) struct N { int M; void go(int k) { eat([=] __device__ { return M + k; }); } };
mu28_CLS(mu28_A, mm)
mu28_CLS(mu28_B, e)
template <class T> void u29(T i, int j, En_t<vt<T> == 4, int> *a = nullptr) { eat([=] __device__ { return by(a) + j; }); (void)(by(i) /* i */ < k), (void)(a > k);
  (void)new auto([=] PASS(__device__) (int (*d)(int), int const j) {  return int(int(false && a)); }); }
namespace ns32 { namespace {
struct od30 { struct j_ { int m; }; j_ mk(int m); int m; template <class T> struct Q_ { T j; void go(j_ w_) { eat([=] __device__ { return int(j) + w_.m; }); } }; };
od30::j_ od30::mk(int j) { eat([=] __device__ { return j + m; }); return {}; }
}}
class br33 { int r; void go(int w) { eat([=] __host__ __device__ { return w; }); } protected: static void st(int w) { eat([w] __host__ __device__ { return w; }); } public: void ok() { eat([=] __host__ __device__ { return 2; }); } };
