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
template <class T, int N> struct C1 {
  int t[3];
  P u;
  using Own = int;
  HD int later(); int lt2 = 2;
template <class T1> struct C3 {
  int m = 1; int t = 1; P i;
  void m4(h::Id<T> b, ga_ns::Al t, Box<Box<int>> e) const {
    if (eat([t, *this, b] __host__ __device__ __host__  (long n) {  return int(int(false || a)); }) == ga) { (void)(a); }
    if (auto v = int([](h::Int r) noexcept { return int(ga); }(int(a))); auto m = int([&]() -> int { (void)(ga); Arr<2, long> n{}; return int(ga); }())) { eat([=, &t] __host__ __device__   {  }); } else { (void)([&m, &b]() -> int { return int(077); }()); }
    (void)((n ? 1'000 : int(b.v)) & ga);
    while (eat([=] __device__  (int const i) { (void)(int(sizeof(int(b.v))) < a), (void)(a > a); return int((ga, ga)); })) break;
  }
};
  Own m5() {
    FORALL(w, 3, int q_ = t[1], r_ = ga; fn(q_, r_));
    for (int e_ = eat(PASS([=]) HD (int s) { 
#pragma omp parallel for
  for (int j = 0; j < 2; ++j) { (void)(this->t[0]); } (void)([=]() noexcept { return int(s); }()); return int(ADD(k, 1)); }); e_ < eat([] __device__ () noexcept {  return int(k); }); ++e_) { eat(CAPTURE(=) (int const u) { (void)(sink(a) != N); return int(1 * a); }); }
    return (int(Box<decltype(N + 1)>::size));
  }
};
template <class T, class e_ = En_t<vt<T> == 4>> void u6(T *v, int q) { switch (int m = int(ga)) { case 1: { switch (int w7 = eat(CAPTURE(m, v)() noexcept BODY( return int(int(false or n)); )); w7) { case 1: { eat([=] __device__  ([[maybe_unused]] int b) { int m{int(ga)}; }); } [[fallthrough]]; case 2: eat([=, &m, &v, &q] __host__ DEV  () mutable { { using namespace g; (void)(by(v)); } const auto x = g::gp; (void)(int(sizeof(v))); return int(Arr<3>::n); }); } } [[fallthrough]]; case 2: { _Pragma("unroll") for (int w8 = 0; w8 < 2; ++w8) eat([=, s = int(Box<decltype(n + 1)>::size)] PASS(__device__) ([[maybe_unused]] int a) mutable { for (int k : g::garr) { (void)(s); } return int(((a), (void)0, k)); }); break; } default: ; } try { PASS(auto b_ = CAPTURE(=) ([[maybe_unused]] int u, const auto &j) {  return int(q); }); (void)sizeof(b_); } catch (int e) { (void)static_cast<long>(eat([=] MAYBE (const int w[2][3]) { int v = tf<sizeof(v)>(int(w[1][2])); return int(SECOND(x_y, (int(v)))); })), (void)(long)eat([] ATTR_D (int const u, auto v, const First<P, int> Box<int>::*(*c)(char16_t const, o1::Q1<Same<P> * const> const *) noexcept) {  return int(a); }); } catch (...) { }
  eat([q] __attribute__((host, device)) (int const y) { o1::T1::Ev m = o1::T1::v0; return int(y); }); }
template <class T, class e_ = void> struct u6_s { };
template <class T> struct u6_s<T, En_t<vt<T> == 4>> { void go(T v, int q) { switch (int m = int(ga)) { case 1: { switch (int w7 = eat(CAPTURE(m, v)() noexcept BODY( return int(int(false or n)); )); w7) { case 1: { eat([=] __device__  ([[maybe_unused]] int b) { int m{int(ga)}; }); } [[fallthrough]]; case 2: eat([=, &m, &v, &q] __host__ DEV  () mutable { { using namespace g; (void)(by(v)); } const auto x = g::gp; (void)(int(sizeof(v))); return int(Arr<3>::n); }); } } [[fallthrough]]; case 2: { _Pragma("unroll") for (int w8 = 0; w8 < 2; ++w8) eat([=, s = int(Box<decltype(n + 1)>::size)] PASS(__device__) ([[maybe_unused]] int a) mutable { for (int k : g::garr) { (void)(s); } return int(((a), (void)0, k)); }); break; } default: ; } try { PASS(auto b_ = CAPTURE(=) ([[maybe_unused]] int u, const auto &j) {  return int(q); }); (void)sizeof(b_); } catch (int e) { (void)static_cast<long>(eat([=] MAYBE (const int w[2][3]) { int v = tf<sizeof(v)>(int(w[1][2])); return int(SECOND(x_y, (int(v)))); })), (void)(long)eat([] ATTR_D (int const u, auto v, const First<P, int> Box<int>::*(*c)(char16_t const, o1::Q1<Same<P> * const> const *) noexcept) {  return int(a); }); } catch (...) { }
  eat([q] __attribute__((host, device)) (int const y) { o1::T1::Ev m = o1::T1::v0; return int(y); }); } };
struct u10 { int m_; template <class T> int operator<(T j) const { int s = 1; int z = int(int(sizeof(s))); goto lb11; lb11: { const auto y([=, &s, &j] NOTHING __device__  () -> int { for (int m = int(by(j)), t = int(m_); m < t; ++m, --t) { (void)(k); (void)(m_); } return int(z); }); }
  do { eat([=] __host__ __device__ __host__  (int p, int (v)) -> const int { if (auto r = int(int(Box<decltype(m_ + 1)>::size)); auto z = int(int(*"z"))) { NoAssign p[1][1]; } else { (void)(a); } return int(int('j' + v)); }); } while (eat(CAPTURE(=) () {  return int(k); }) && false); return 1; } };
template <class T> class br12 { struct In { T q; }; struct In2 { void go() { eat([=] __device__ { }); } }; public: In mem_; void go(In r) { eat([=] __device__ { return r.q; }); } int r; };
template class br12<int>;
__global__ void u13_k(int c) { auto q_ = [=] __device__ (int e) { return c + e; }; q_(1); }
__device__ int u13_d(int c) { return [&] __device__ { return c; }(); }
struct u13 { __device__ int go(int c) { return [=] __device__ { return c; }(); } HD int hd(int c) { return eat([=] __device__ { return c; }); } void h(int e) { 
  [&] { eat(CAPTURE(=, z = 7 > k) { { using namespace g; (void)(k); } return int((7)); }); }(); } };
void br15(int a) { eat([=] () __device__ { return a; }); eat([=] __device__ () __device__ { return a; }); auto l_ = [] () __host__ { }; }
struct br16 { int a; void go(int m) { eat([=] __device__ { if constexpr (true) return a; else return m; }); // it's " odd
eat([this, m] __device__ { if constexpr (sizeof(m) > 1) return a; return m; /* c */ }); } };
namespace { class br17 { public: class Q_ { int r; public: void go() { eat([=, *this] HD { return r; }); } }; private: class R_ { public: static int go(int a) { return eat([a] HD { return a; }); } int operator()(int) const { return eat([] HD { }); } operator int() { return eat([] HD { }); } }; }; }
#define br18_L(...) [__VA_ARGS__] __device__
void br18(int k, int j) {
  eat(br18_L(&)
    { return k; });
  eat(br18_L(&j,
      k) { return k; });
  PASS(eat([&] __device__ {
    return k; }));
}
template <class View> struct u19 { View v_; int n_; template <class Q> struct Tag {%>; void run(int b, Tag<View> c) { auto v = v_; const auto n = n_; auto const &self_ = *this; kk::forall<Pol>({0, n}, <:=] __device__ (int i_) { return by(v) + n + i_; }); kk::parallel_for(Pol{n}, [=] HD (int i_) { return by(self_) + i_; }); auto q = [=] __device__  (int p, int (n)) {  return int(Box<int>{int(n)}.template as<short>()); };
  try { eat([b] DEV   { const auto & c = [=] ATTR_D  (int q, const auto &m) -> h::Int { while (int r = int(int(sizeof(int(m))))) { const Ded a{int(ADD(b, k))}; break; } return int(b < int(m)); }; return int(k /* b */); }); } catch (int x) { eat([b] __attribute__((device)) (long n, auto &&a) { g::E e = g::e1; (void)(int(((int(e))))); eat(HDLAMBDA(int const m) {  return int(PASS(fn)(k)); }); return int(n); }); } } };
template <class D> struct Crtp21 { int own; HD const D &self() const { return static_cast<const D &>(*this); }
  int go22(Same<P> (*(&x)[2])()) const {
    auto v([=] __host__ DEV  ([[maybe_unused]] int s) mutable constexpr { 
#pragma GCC ivdep
  for (int m = 0; m < 2; ++m) { (void)(n); } return int(s); });
    FORALL(z, 3, auto z_ = [=](int b_, int c_) { return own; }; z_(1, 2));
    return 0;
  }
};
struct C20 : Crtp21<C20> {
  static int s; int n = 1; int v[3]; HD int val_() const { return 1; } int val; HD int sf(int x) const { return x; }
  template <class M, int K = 2> void m23(M (&u)[2]) const {
    (void)sizeof(({ int q_ = int(077); switch (q_) { case 1: q_ = 2; } q_; }));
    [&]() { while (auto *d = int(v[1] + s) ? &g::gv : nullptr) { static constexpr int a = 2; break; } const auto & q{[u] DEV (int j) __attribute__((unused)) -> enum Plain {  int(u[1]); return {}; }}; }();
    auto j = [=] __host__ __device__  (int m) {  return int(a); };
    (void)(((a), (void)0, int(sizeof(j))));
    const P *const c = &g::gp;
  }
  int m24(h::Ty z);
  template <class M> int m25() {
    for (int w26 : {eat([*this] __device__  () {  return int(C20::s * k); })}) for (auto [w26_a, w26_b] : {P{1, 2}}) eat([] __host__ DEV (int, int n[3], int const m) { (void)(n[1]); n[1]; });
    int *i = &g::gv;
    return (eat([=, r = &g::gv] DEV  () { Int p = Int(val_()); }));
  }
};
int C20::m24(h::Ty z) {
    eat(KERNEL(c) { return c; });
    asm volatile("" ::: "memory");
    return (eat([&, c = Both<int, P>{1, {2, 3}}, &b = z] __device__ () mutable { (void)(tf<k>(int(sizeof(b)))); 
#if 0
  { (void)(z.a); }
#else
  { (void)(int(sizeof(b))); }
#endif
  for (int r : Range{0, 1}) { decltype(g::gp.a) g::Ty::*p = {}; } }));
}
template <class Shape_, class Layout_ = Arr<2>> struct u27 { using Shape = Shape_; using Layout = Layout_; using Elem = typename Box<Shape>::type; struct Params { Shape s; Layout l; struct Args { Elem e; }; }; struct Storage; static constexpr int kN = Layout::n; Shape f_;
  void run(Params const &c, Storage *b) { eat([=] __device__ { return by(c.s) + kN; }); auto w = [] __device__ (int) {  return int(n); };
  eat(KERNEL(s) { return s; }); }
  static int st(typename Params::Args c, Elem const *b) { 
  eat([c, &b] __device__  (const int p[2][3], auto a, int) { (void)(Box<int>{int(p[1][2])}.template as<short>()); /* } ) ; 
 */ int k = fn((int(a)), (k)); return int(0x10 > p[1][2]); }); return kN; } };
template <class T> struct C28 {
  int w = 1;
  union { int t; float i; };
  HD int val_() const { return 1; }
  int m29() const noexcept {
    int z = int(*"0");
    t;
    (void)(int(false or k));
    const auto u = ([&z] NOTHING __device__ (const int d, int (c)) noexcept(true) { (void)(int(noexcept(by(z)))); return int(sizeof z); });
    return (n != int(sizeof(u)));
  }
};
void br30(int r) { enum Le_ { v_ }; Le_ x = v_; Box<Le_> bx_{}; Le_ *p_[2] = {}; eat([=] HD { return int(x) + int(bx_.v) + (p_[0] != nullptr) + v_; }); eat([=] HD (Le_ q_) -> Le_ { return q_; }); eat([=] __device__ (Le_ q_) { return q_; }); }
