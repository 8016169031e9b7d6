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
struct u1 {
  int m_ = 1, arr_[3]; P obj_; P *ptr_; static constexpr int cm_ = 3; static int sm_; enum { e_v = 2 }; struct Nest { int q; }; Nest nest_; using Mine = long; HD int own() const { return 1; } HD static int sown(int q) { return q; } template <class Q> HD int tmpl(Q q) const { return int(q); }
  void go(Op u, int a);
};
void u1::go(Op u, int a) {
  eat([this, q0_(this->obj_.m(a)), q1_ = (m_)] __device__ { return by(q0_) + m_; });
  eat([this, q0_(own())] __device__ { return by(q0_); });
}
namespace { class br15 { public: class Q_ { int w; public: void go() { eat([=, *this] __device__ { return w; }); } }; private: class R_ { public: static int go(int z) { return eat([z] __device__ { return z; }); } int operator()(int) const { return eat([] __device__ { }); } operator int() { return eat([] __device__ { }); } }; }; }
void br16(int w) { int ar_[2] = {}; eat([q_ = ar_] __device__ { }); eat([q_ = {1, 2}] __device__ { }); std::initializer_list<int> il_ = {1}; eat([q_ = il_] __device__ { }); eat([il_] __device__ { }); eat([q_ = "s", r_ = &ar_[0]] __device__ { }); }
template <class D, class T> struct u17_b { T f_; D &self() { return static_cast<D &>(*this); } void run(T v, D *z) { (void)(a);
  goto w18; w18: eat([=] DEV () { for (auto && [c, x] : {P{1, 2}, P{}}) { (void)(ga); } eat([=] __host__ __device__   {  }); return int((Box<Box<int>>{{int(n)}}.v.v)); }); } template <class F> void each(F v, const D &z) const { (void)(a);
  goto w18; w18: eat([=] DEV () { for (auto && [c, x] : {P{1, 2}, P{}}) { (void)(ga); } eat([=] __host__ __device__   {  }); return int((Box<Box<int>>{{int(n)}}.v.v)); }); } };
struct u17 : u17_b<u17, int> { using u17_b::f_; void go(int v, u17_b *z) { 
  auto w19 = kk::make([=, &z] __device__  (h::Int t, P x, P v) noexcept(true) -> void {  }); (void)sizeof(w19); } };
template <class T> struct u17_t : u17_b<u17_t<T>, T> { void go(T v, u17_t z) { eat([=] HD { return by(this->f_) + by(v); }); auto &me_ = *this; eat([=] __device__ { return by(me_.f_); }); } };
template <class T, int N> struct C20 : Acc<T> {
template <class T1, class U1 = T1> struct C22 {
protected:
  auto operator!() -> int {
    PASS(eat([=] __device__ __device__  (int n) { while (int w24 = eat([=, *this] __attribute__((host, device)) (int) mutable { (void)(fn(int(false && this->val_()), fn(this->val_()))); ; })) { eat([=] ATTR_D  (int[2]) mutable { (void)(sizeof(decltype(n))); (void)(+k); (void)sizeof(static_cast<int>(static_cast<decltype(n) *>(nullptr)  not_eq  nullptr)); return int(int(sizeof(::h::X))); }); break; } while (auto *w = int(Box<int>{int(val_())}.as<int>()) ? &g::gv : nullptr) { (void)(p[1]); break; } return int([&](int w, h::Int u) noexcept { (void)(ga); int e [[maybe_unused]] = int(u /* n */); return int(w); }(int(ga), int(n))); }));
    { auto u = [] NOTHING __device__  (int (*s)(int)) { (void)(ADD(n /* s */, Box<int>{int(n)}.get())); return int(ga); }; eat(u); }
    (eat)([] __device__ __device__  (int s = sizeof(int)) { for (auto [m, r] : {P{1, 2}, P{}}) { int y = n; } return int(ga); }); (::eat)([=, *this, q = {1, 2}] __host__ __device__  (const int &, h::Int w, volatile char16_t (&d)[3][1 + 1]) mutable { eat([=] { return k; }); return int(int(Box<decltype(this->val_() + 1)>::size)); }); ::kk::call([] __attribute__((device))  (long m) mutable { auto u = &P::b; (void)([m, &u]() { return int((g::gp.*u)); }() < n), (void)(k > ga); });
    for (int n : Range{0, 1}) { eat(CAPTURE(=) (wchar_t * const e, auto (*m)(int)) __attribute__((unused)) { if (auto e = int(int(Box<decltype(n + 1)>::size)); auto v = int(ga)) { int d[2][2][2][2][2] = {}; } else { (void)(a); } { using namespace g; (void)(k); } (void)(SECOND(k, (Box<Box<int>>{{int(ga)}}.v.v))); }); }
    for (int w26 : {eat([*this] __host__ DEV  (int (*q)(int), int * const o1::T1::In::*p) constexpr {  return int(int('p' + this->val_())); })}) for (auto [w26_a, w26_b] : {P{1, 2}}) eat([=, y=(n < n)] __host__ __device__  (int z) mutable { (void)(ga); int i = int(a /* y */); return int(int(true and by(y))); });
    return (eat(HDLAMBDA (int, [[maybe_unused]] int x) noexcept(noexcept(1)) -> unsigned long long int const {  return {}; }));
  }
public:
  C22(const T &r) {
    do { eat(KERNEL(j) { return j; }); } while (false  and  [&](h::Int c) { return int(k); }(int(k)));
    { eat(KERNEL(k) { return k; }); do { eat([&r] DEV () -> void { int m = int(int('r' + k)); }); } while (eat([=] __device__  () mutable -> const List<o1::Q1<g::Ty const *> const *> ** {  return {}; })  and  false); }
    auto t = [=, *this] __device__  (h::Int y) {  };
    if (int(sink(ga, int(r)))) { { auto n = CAPTURE(r, this, t) (int (*i)(int), const int w[2][3], unsigned) -> void { 
#pragma omp parallel for
  for (int y = 0; y < 2; ++y) { const int v = int(ADD(this->val_(), a)); } k; }; eat(n); } } else if (int(Both<int, Box<int>>{int(this->p[0]), {int(k)}}.b.as<int>())) { for (int e = int(int(r) + eat(t)), v = int(val_()); e < v; ++e, --v) { (void)(n); (void)(k); } } else { kk::parallel_for(Pol{1}, [r, t] NOTHING __device__  (h::Int s) -> int { auto &w = g::gv; return int(int(*"s")); }); }
    [&] { eat([=] PASS(__device__)  (int w) -> void { ; if (auto a = int(w); auto r = int(fn(k))) { (void)(ga); } else { (void)(this->val_()); } }); }();
  }
  int m29(Box<int> c, o1::Q1<int> &z, int (&j)[3]) {
    eat(KERNEL(z) { return z; });
    const auto & r = [z, j] __attribute__((host, device))  (const o1::T1::Ev * const  and r) {  n; };
    return ((n, a));
  }
  int p[3]; HD int val_() const { return 1; }
};
private:
  int m30(int &e, volatile Wrap<Box, T> &(*x[1 + 1])(o1::T1::Tm<int>, const P &&)) & noexcept;
public:
  virtual int m32(const Arr<g::gc + 1> *** const a) noexcept {
    FORALL(z, 3, (void)(k));
    { const int e = 2; int z[e] = {int(z)}; eat([] __attribute__((host)) __attribute__((device))  () {  return int(Arr<3>{}[0]); }); }
    (void)(z ? eat([=] MAYBE  () { (void)(ga); (void)((long)k); int(Acc<T>::x); }) : eat([this, a] ATTR_D  (long q) -> void {  N; }));
    if (eat([=] DEV (int (*c)(int)) mutable { int P::*i = &P::a; (void)((c(1))); (void)(n); return int(int(sizeof(decltype(ga + 0)[2]))); }) == int(((s)))) { (void)(ga); }
    for (auto w33 = [=] __attribute__((host)) __attribute__((device)) (unsigned, int s, int z [[maybe_unused]]) { for (int m : Range{0, 1}) { (void)(m); } (void)(int(c) /* s */); ; return int(n); }; false; (void)eat(w33)) eat([&, a, n([j{int((*this).y)}](const int &z) noexcept { int x = int([]() mutable { return int(0x10); }()); return int(N); }(int(int(c))) + [=](int a, h::Int m) { return int(ga); }(int(by(a)), int((*this).y))), q=int(sizeof(unsigned long int))] __device__ (int z[3]) { for (int a : Range{0, 1}) { (void)(this->f()); } return int((N, k)); });
    return (eat([&] __device__ __host__  (h::Int n) { (void)((Box<Box<int>>{{int(1'000)}}.v.v) - n); for (auto && [a, u] : {P{1, 2}, P{}}) { (void)(this->z); } lb34: ; return int(1); }));
  }
  T c;
  int y = 1;
  union { int s; float x; };
  using Own = int;
  using Acc<T>::z;
  HD int later(); int lt21 = 2;
};
template <class T, int N>
int C20<T, N>::m30(int &e, volatile Wrap<Box, T> &(*x[1 + 1])(o1::T1::Tm<int>, const P &&)) & noexcept {
    while (eat([=] __device__  (int a) { FORALL(a, 3, (void)(N)); a; })) break;
    if (auto r_ = [=, *this, &e] MAYBE  (int s, P y) { Box<int> p = {int(int(((N))))}; for (int t = int(by(p)); t < 3; t += 2) { (void)(by(x)); continue; } int x = noexcept(y); ga; }; sizeof(r_)) { } else { eat(r_); }
    if (auto k_ = [] ATTR_D  () { using ty31 = decltype(ga); return int(fn(N)); }; sizeof(k_)) { } else { eat(k_); }
    (void)(int(int{} + this->z));
    return (N - int(c));
}
__host__ auto u35(long signed (&u)(Op const, const ::P), List<const Wrap<Box, int> o1::T1::In::*> const * const (&c)(), const List<int, char> &(*&&j)(g::IV)) -> decltype(g::gp.a) {
  
#pragma GCC ivdep
  for (int i = 0; i < 2; ++i) { delete new int(by(j)); } eat(KERNEL(m) { return m; });
  FORALL(q, 3, auto z_ = [=](int b_, int c_) { return by(j); }; z_(1, 2));
  if (auto y_ = [] __device__ (long n) { ; }; sizeof(y_)) { } else { eat(y_); }
 return {};
}
int u37(int a, int v = [](int q_) { return q_; }(2)) { (void)(a ? eat([=] PASS(__device__) () -> void { lb38: // it's " odd
; (void)new /* } ) ; 
 */ auto([=] __device__ __host__  () { IF(ga) { (void)(n); } //\
 continued 
return int(({ int e = int(n) + // it's " odd
1; 0x10; })); }); while (auto *x = int(ADD(ga, ga)) ? &g::gv : nullptr) { /* [=] __device__ { */ (void)(n); break; } }) : eat([=, &v, &a] MAYBE (int c) mutable {  if constexpr (false) { (void)(v); } //\
 continued 
return int(fn(k)); }));
  if (auto q_ = [] __device__ (auto p) { do { (void)(int(p)); } while (false && (long)('c')); return int(tf<k>(int(p))); }; sizeof(q_)) { } /* } ) ; 
 */ else { eat(q_); } return a; }
struct u37_s { int a; u37_s(int v = eat([] __device__ { return 1; })) : a(eat2(1, [] (int /* [=] __device__ { */ q_) { return q_; })) { } };
template <int N, class T = int> auto f41(int z, T *b, Arr<2, T> const &x) noexcept(false) -> void {
  switch (eat([=, &n = z] __device__  (auto *r) { for (int u : Range{0, 1}) { (void)(z); } return int((long)(int(sizeof(r)))); })) { case 1: eat([=] __device__ __host__  (int (s)) { if (auto i = int(int(Box<decltype(N + 1)>::size)); auto z = int([&](int s, int c) noexcept { return int(10u); }(int(N), int(int(*b))))) { constexpr int c = 2; } else { (void)(k); } (void)(Arr<k>{}[0]); eat([=] { return z; }); return int(P{int(int(*b)), 1}.a); }); break; default: eat([] HD  ([[maybe_unused]] int i) noexcept(true) { (void)(k); eat([=] { return n; }); const int q = int(int(sizeof(N))); return int(k); }); }
  try { auto && i{[=] __device__ (auto &&a, int j, int e) { using ty42 = decltype(k); eat(LAMBDA (auto &&q) {  return int((P{int(N), 1}.*(&P::b))); }); return int(int(*b)); }}; } catch (int k) { (void)sizeof(N || int(x[0])); } catch (...) { }
  const auto & y = ([=, &s = b, &z = x] __attribute__((device))  (const int &m, o1::o2::Q1<P> k) {  return int(m); });
  Int k = Int([&](int q_) -> decltype(q_) { return q_ + int(ga); }(2));
  (void)(eat([=] __device__ () mutable BODY( return int(EVAL(fn, 2)); )) + eat([y, z] __attribute__((device))  (P d) { if constexpr (sizeof(int(sizeof(y))) > 2) { (void)(n); } return int((Box<Box<int>>{{int(a)}}.v.v)); }));
  if (auto t_ = [=, b(int(int{} + int(*b))), &j = z] __device__  () {  return int(N); }; sizeof(t_)) { } else { eat(t_); }
}
template <class F, int... Is> void u43(F q, Arr<sizeof...(Is)> b,
int e) {
  eat([=] __device__ { return e + sink(Is...) + by(b); });
  eat(KERNEL(z) { return z; }); const auto m{[=] __device__ (int r) mutable constexpr noexcept(true) { using
ty44 = decltype(n); lb45: ; return int(a); }};
  const auto
& x([m, &e, &q]
MAYBE () { if (P b{int(a), 1}; b.a) { int *r = &g::gv;
} while (int n = int(n))
{ P u(g::gp); break; } struct { int q; } c{1}; return int(e == k); });
  kk::Graph{} << [=, e=Box<int>{int(k)}.as<int>() + ({ int j = int(e) + 1; int(sizeof(m)); }), m = ::fn(k, k)] __device__ __device__  (int d[3], auto k, int const u) { auto w47 = both([=, j = {1, 2}] MAYBE  (const int &q) -> void { int (*(d))(int) = fn; (void)(fn(int(*"q"))); },
[d] PASS(__device__)  (int, [[maybe_unused]] int t, auto i) -> decltype(g::gv) { g::deep::D b{}; IF(int(i)) {
(void)(n); } Bits
w{1, 2, 3};
return int(int(i)); }); (void)sizeof(w47.a); return int((int)(eat(x))); } << [] __device__ (const auto &t) { 
#pragma omp parallel for
  for (int c = 0; c < 2; ++c) { (void)(a); } };
}
template
void u43<P, 1, 2>(P, Arr<2>, int);
void br48(int t, int r) {
  const int c_ = 3; static int s_ = 1; int &r_ = g::gv;
  eat(<:&] HD
  <%
    int t_ = c_ + s_ + r_
      + t;
    return sizeof(r) + <:&:> <% return r; }();
  });
}
struct C49 {
  P v; enum { d = 4 }; enum { p = 4 }; union { int r; float c; }; using Own = int; HD int val_() const { return 1; }
struct B51 { int a; static int t; HD int bf(int q) const { return q; } protected: int prot; };
class In50 : public B51 {
public:
  int q = 1; static constexpr int v = 3; using Own = int; HD int val_() const { return 1; }
protected:
struct B53 { int t; static int q; HD int bf(int q) const { return q; } protected: int prot; };
struct C52 : B53 {
  int j = 1;
  int u = 1;
  static constexpr int y = 3;
  operator const char *() const noexcept {
    const auto j = [=] __host__ __device__ (int c, int const q) { for (int a : Range{0, 1}) { (void)(bf(1)); } };
    delete new int(bf(1) <= this->u);
    (void)static_cast<long>(eat([*this, j] HD  (int (*x)(int), h::Int y, int const k) { { int z = int(-x(1)); (void)(int(sizeof(j))); { int b = z; (void)b; } (void)(B53::q); } return int(fn(B53::t, k)); })), (void)(long)eat([=] NOTHING __device__  (int) { if (auto k_ = [j] HD  (const int k[2][3]) {  return int(P{int(n), 2}.b); }; sizeof(k_)) { } else { eat(k_); } switch (int d = int(int(*"j"))) { case 1: { (void)(this->prot); } [[fallthrough]]; case 2: { (void)(this->prot); break; } default: ; } return int(k == int(sizeof(j))); });
    try { (eat)([] __device__ __host__  {  return int([](int j, int p) noexcept { return int(2); }(int(n), int(ga))); }); (::eat)([&j] __host__ DEV (int const z) mutable noexcept(noexcept(1)) {  return int(eat(j)); }); ::kk::call([=, &x = j, e(int(int{} + ga))] ATTR_D (h::Int p) { for (int z = int(Ded(int(k), 'c').v); z < 3; z += 2) { (void)(int(sizeof(j))); continue; } int t = k; }); } catch (int e) { kk::Functor w57{[] DEV () -> void { (void)(int(static_cast<int (*)(int)>(fn)(int(k)))); 
#pragma unroll
  for (int y = 0; y < 2; ++y) { (void)(k); } enum g::E r = g::e0; ga; }}; } catch (...) { }
    return nullptr;
  }
private:
  static void m58(h::Arr3 x, int (&j)(int), Arr<g::gc, long> r) noexcept {
    Arr<2, long> c{};
    const auto e([=] __device__  ([[maybe_unused]] int m, int b) { (void)(x[1]); if constexpr (sizeof(y) > 2) { int y = (h::Int)(j(1)); } return int('c' || n); });
    eat(KERNEL(k) { return k; });
  }
public:
  int m59() const {
    auto pl60 = [=](int p) mutable -> int { (void)new auto([p, *this] NOTHING __device__  (const o1::Q1<const h::Ty **> ** const q) { (void)([q, &p](const int &d) { return int(y); }(int(bf(1)))); g::deep::D::In * const r = {}; (void)((long)u); return int(0x1F_u); }); (void)(eat([=, s=Box<decltype(p)>::size, &p] MAYBE () -> PtrTo<int> { if (P k{int(this->prot), 1}; k.a) { Box<int> w{int(1)}; } NoDef z[1] = {NoDef(1)}; int s = int(z[0].a < (*this).u), *d = &s; B53::bf(2); return {}; }) + eat([] __device__  () mutable { int e = B53::q; for (const auto & [b, x] : {P{1, 2}, P{}}) { (void)(n); } (void)(B53::q); })); return p; };
    (void)(eat([=] __device__  (unsigned) { (void)(k); return int(this->t); }) + eat([=, a = P{int(({ int t = int((*this).j) + 1; this->j; })), 2}, p = {1, 2}] __attribute__((device))  (h::Int w, int c = [] { return 1; }()) {  }));
    [&]() { (void)new auto([=] __device__ () -> decltype(g::gv) { (void)new auto([this] HD (int u) -> long BODY( return int(int('u' + q)); )); return int(int(*"0")); }); _Pragma("unroll") for (int w61 = 0; w61 < 2; ++w61) eat([v = !k, i = {1, 2}, *this] __device__  {  prot; }); }();
    const auto b = [=] __attribute__((host)) __attribute__((device)) () constexpr noexcept { [&] { eat([] PASS(__device__)  (int, int (*y)(int)) {  return int(q); }); }(); eat([=] { return this->u; }); };
    return (eat([=, y(((n) + (y)))] __attribute__((host)) __attribute__((device))  () noexcept(true) { int u; u = k; return int(static_cast<int>(static_cast<decltype(y) *>(nullptr) != nullptr)); }));
  }
};
public:
  void m62(int d, const int c) {
    (void)(prot);
  }
};
  C49() {
    eat([j=new int(3)] DEV  (const int &e) { { (void)(n); typedef int a; a y64{}; } (void)(int(Box<decltype(n + 1)>::size)); (void)("abc"_s); ga; });
    static auto i_s65 = PASS([=]) __device__ (unsigned, unsigned, List<long signed Box<int>::*> ** const x) {  if constexpr (sizeof(int) > 2) { (void)(this->val_()); } return int(fn(k, int(sizeof(x)))); };
  }
  void m66(int (&r)[3], h::Arr3 &x, int j) const {
    kk::parallel_for(Pol{1}, CAPTURE(r, x, j)(int p [[maybe_unused]], auto &&c, P a) mutable {  return int(ga); });
    eat(KERNEL(j) { return j; });
  }
};
struct u68 { int m_; friend int operator==(u68 m, int d) { 
  if (eat([m, d] __device__ (int const n, int s) { for (int b = int(both(int(10u), int(d)).b); b < int(int(sizeof(decltype(n + 0)[2]))); ++b) { (void)(n); (void)(k); } }) == tf<3>(3)) { (void)(d); } return 1; } };
