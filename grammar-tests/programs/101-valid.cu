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
template <class T> struct C1 : Acc<T> {
  int w = 1;
  union { int x; float p; };
template <template <class> class CC1, class T1> struct C2 {
struct B4 { int m; static int k; HD int bf(int q) const { return q; } protected: int prot; };
class C3 : B4 {
public:
  static constexpr int c = 3; using Own = int;
  int m5(const Same<P> a[3], const o1::o3::D *&c) const & noexcept {
    int v(int((m < this->m)));
    int w6[2] = {eat([=, *this] __device__  (Same<const g::E P::*> ***q) {  n; }), {eat([c, b=by(c)] __device__ __device__  () {  return int((int(sizeof(c)) ? k : 3)); })}};
    return (ga);
  }
};
  static void m7() {
    delete new int(k);
    ;
    (void)(a);
    (void)(ga);
  }
  int operator()(T1 k) const {
    const auto n = [k, *this] MAYBE  (Acc<char>::type P::**v) { int p = ga; return int(ga); };
    return (int(c));
  }
  int q = 1;
  union { int m; float c; };
};
  void m9(T (q)[3]) const {
    { for (auto u : {eat([=] PASS(__device__)  (int e) mutable { lb10: ; return int(fn(ga)); }), 2}) { eat([=] __attribute__((device)) (h::Int b, int z, int const w) {  return int(z + z); }); } auto d([*this, q] __device__  (int (*d)(int)) BODY((void)(int(((this->z)))); return int(int(int{} + int(p))); )); }
    (void)(both(int(ga), int(7)).a != a);
  }
  static void m11(g::E const (o1::T1::In::*(&c)(int &, long unsigned int) noexcept)() &, int e(int));
  void m12(int z, const g::v1::IV (&&c)[2], int t, const decltype(P::sa) *(*j)(void)) const noexcept;
};
template <class T>
void C1<T>::m11(g::E const (o1::T1::In::*(&c)(int &, long unsigned int) noexcept)() &, int e(int)) {
    for (;;) { break; }
    switch (int j = int(int(false || e(1))); j) { case k: { const auto & t = [e, c] PASS(__device__)  (h::Int s) { int w = a | n; { const int m = 2; int k[m] = {int((a, a))}; int t_a[2] = {int(int(noexcept(by(k)))), 2}; auto && [t, n] = t_a; } return int(s /* e */); }; break; } default: (void)(ga); }
    const auto & d = [e, c] __host__ __device__ __host__  (int k, [[maybe_unused]] int = 2) { for (int i = int(!n); i < 3; i += 2) { (void)(a); continue; } return int(ADD(by(c), 10u)); };
}
template <class T>
void C1<T>::m12(int z, const g::v1::IV (&&c)[2], int t, const decltype(P::sa) *(*j)(void)) const noexcept {
    do { eat([t, *this] __host__ __device__ __host__  (int m[3], h::Int p, int e) mutable { for (int d : g::garr) { (void)(x); } g::Ty s{}; (void)(k); k; }); } while (eat([t, c] __device__ __host__  (unsigned) -> decltype(g::gv) { (ADD(ga, k), by(c)); for (int n = int(a); n < 3; n += 2) { (void)(by(c)); continue; } using ty13 = decltype(n); return int(k); }) && false);
    eat(KERNEL(m) { return m; });
    auto w14 = both([=, b = P{int(int(false && by(c))), 2}] MAYBE  () { int ((m))(int(int(n))); by(c); }, [=] __host__ __device__ __host__  () mutable { static_assert(k > 0, "d"); if (int x = int(P{int(t), 2}.b)) { (void)(k); } (void)(h::Int(k)); }); (void)sizeof(w14.a);
    int &k = t;
    int r = int(int(((z))));
}
template <class T> struct C1<T *> {
  int n;
  virtual int m15(T a) {
    constexpr int t = 3;
    (void)(eat([r(int((Same<int>)1)), s = Arr<3>::n, t, a] __device__  (int u[3], const char * const (*x)[1 + 1]) -> int { Acc<int> e{int(t), 2, 3}; return int(h::Int(int(sizeof(s)))); }) + eat(CAPTURE(b = P{int(Arr<k>{}[0]), 2}, *this, s=new P{1, 2}, a, t) (const int &w) __attribute__((unused)) {  ga; }));
    (void)new auto(HDLAMBDA (const int &s, int e, unsigned) { if (auto q = int(n); auto z = int(int(sizeof(R"(//)")))) { (void)(s); } else { (void)(z); } return int(PASS((k) PASS(+) (k))); });
    int &m = g::gp.a;
    return (int(a));
  }
  void m16(typename Acc<Box<T>>::type::type a, Box<T> w, int ((i))) noexcept;
};
template <class T>
void C1<T *>::m16(typename Acc<Box<T>>::type::type a, Box<T> w, int ((i))) noexcept {
    if (auto i = int(P{int(n), 1}.a); auto u = int((P{int(i), 1}.*&P::a))) { auto w17 = [=](int q_) { return kk::call([w, a] __device__  (int const u, int n, auto (*y)(int)) -> typename Box<int>::type BODY( return int(int(sizeof(y))); ), q_); }; (void)w17(1); } else { (void)(k ? eat([=] __attribute__((host, device))  (const int &q) { (void)(ga); (void)(tf<int('c')>(int(int(Box<decltype(u + 1)>::size)))); int n = int(tf<k>(0)); return int(ADD(u, q)); }) : eat([this, u, a] __device__  () {  return int(int(a)); })); }
    auto n = ([=] __attribute__((device))  (long a, int x) { (void)(int(false or i)); return int(fn(k, k)); });
    if constexpr (sizeof(eat(n)) > 2) { FORALL(k, 3, fn(i, i)); }
    (void)(eat([a] __device__ () { int(a); }) + eat([=] __host__ __device__   { int u = sizeof(decltype(w)); int c = int([=](int c) { return int(int(a)); }(int(k))), *m = &c; do { int (*i)[3] = &g::garr; } while (false && ADD(ga, u)); }));
    auto v = !k;
}
struct u18 { template <typename T, En_t<(vt<T> > 2 && true)> * e_ = nullptr> int operator()(T const &i, int e) const { (void)new auto([n=static_cast<long>((int(e) ? a : throw 1)), i, e] __device__ (volatile An *r) noexcept -> ga_ns::D ** const { int b = sink(ga); (void)(a); return {}; });
  int w19 = 0; kk::parallel_for("name", Pol{1}, [=] __host__ __device__ __host__  (h::Int k) { int (*e[2])(int) = {fn, fn}; n; }, w19); return 1; }
  template <typename T, typename... Args, En_t<not ((vt<T> > 2 && true))> * e_ = nullptr> void operator()(T const &i, Args &&...) { int e = 2; (void)new auto([n=static_cast<long>((int(e) ? a : throw 1)), i, e] __device__ (volatile An *r) noexcept -> ga_ns::D ** const { int b = sink(ga); (void)(a); return {}; });
  int w19 = 0; kk::parallel_for("name", Pol{1}, [=] __host__ __device__ __host__  (h::Int k) { int (*e[2])(int) = {fn, fn}; n; }, w19); } };
static void f20(decltype(g::gv) n, o1::Q1<double **> P::*, void (*d)(int, char), struct P &b, ...) {
  { const int u = 2; int d[u] = {int((Box<Box<int>>{{int(a)}}.v.v))}; int i = int(static_cast<int>(static_cast<decltype(n) *>(nullptr) != nullptr)), *e = &i; }
  const auto & c = [d, b, n] __device__  () {  };
  { (void)(eat([c, d] ATTR_D  (int) { (void)(Box<int>{int(k)}.get() && int(sizeof(c))); }) + eat([n, e=P{int(a - a), 2}, y(Box<int>{int(b.b)}.get() + (a)), c, d] ATTR_D  (int (*x)(int)) {  return int(int(false or k)); })); if (P e{int(int(true and ga)), 1}; e.a) { (void)(b.b); } }
}
namespace ns26 {
class C21 final {
public:
  int v = 1; HD int val_() const { return 1; }
  int m22(P y) const {
    static auto b_s23 = [y] __device__ __host__  (int v) { (void)(v) SEMI return int(7 + n); };
    kk::Functor w24{[s=Box<int>{int(n)}, y, b = tf<sizeof(y)>(int(a))] __device__  (int) { const auto & k = [=] MAYBE   { int a = y.m(1); (void)new auto([b, y] __device__ (P a) -> decltype(true ? 1 : 2) {  return {}; }); (void)(fn(ga, fn(ga, n))); return int(int(((a)))); }; return int(n); }};
    eat([=, *this] DEV  (unsigned) { (void)((const int)(int(k))); ; { using namespace o1; (void)Q2{}.a; (void)(k); } a; });
    return (eat([=] NOTHING __device__  (const auto (&s)[3], long p) {  this->val_(); }));
  }
};
}
__host__ auto f27(const P *x) noexcept(true) -> void {
  { { (void)(x->a); (void)(ga); } switch (int j = int([&](int z, h::Int c) -> int { (void)(ga); return int(z); }(int(k), int(x->a)))) { case 1: { (void)(n); } [[fallthrough]]; case 2: { (void)(n); break; } default: ; } }
  for (auto [i, v] : {P{1, 2}, P{}}) { PASS(eat([=] __device__ __device__  (const int r[2][3]) mutable {  a; })); }
  auto s = ([x] __attribute__((host)) __attribute__((device))  (int (&s)[3], const Box<const Arr<3> *> P::**&v, int) mutable noexcept(true) { ; for (int d = int(P::sa), n = int(a); d < n; ++d, --n) { (void)(x->a); (void)(s[1]); } for (auto [b, j] : {P{1, 2}, P{}}) { (void)(a); } return int(s[1]); });
  try { eat(KERNEL(q) { return q; }); } catch (const P &u) { (void)u.a; static auto c_s29 = PASS([=] DEV) (long z) -> int {  return int((x->m(1) < int(sizeof(s)))); }; }
  eat([s, x] __attribute__((host)) __attribute__((device))  (int n) {  });
  Bits d{1, 2, 3};
  (void)static_cast<long>(eat([x, d, i = d.a, a = Box<int>{int(ga)}.template as<short>(), s] __device__  (Op g::Ty::*p, int const j) -> void {  })), (void)(long)eat([=] __device__  (int (v)) mutable noexcept(true) {  });
  const auto & w = [=, n = mv(g::gv)] MAYBE  (int e, int c = [] { return 1; }()) { int s = int(sizeof(n)) /* x */; auto t{[q=eat([=] __device__ { return int(((by(n)), (void)0, by(d))); })] __device__  (unsigned, const int a[2][3], Box<float const *> x) __attribute__((unused)) {  return int(k & k); }}; if (int r = int(noexcept(n)); k) { (void)(int(d.b)); } else { (void)(int(d.b)); } return int((&P::m == nullptr ? by(n) : s)); };
}
void u31() { \
 P pp_{1, 2}; int ar_[2] = {1, 2}; Tup tt_{1, 2}; for \
 (const auto & [u, p] : \
 {P{1, 2}, P{}}) { int r_ = u, s_ = p; eat([=] \
 HD { return r_ \
 + s_; }); eat([q_ = \
 u, w_ = p + \
 1] __device__ \
 { return q_ + w_; }); } }
#define u35_DECL(T, n, ...) T n = T(__VA_ARGS__)
#define u35_FOR(i, n) for (int i = 0; i < (n); ++i)
void u35(int b, int d) { u35_DECL(int, v, b); u35_FOR(q_, d) { eat([=] __device__ { u35_DECL(int, r_, v); u35_FOR(b, r_) (void)b; return q_; }); } }
namespace ns37 { using namespace g;
void f36(int *__restrict__ a) {
  asm volatile("" ::: "memory");
  (void)(int(*"a"));
  for (auto z : {eat([=] __attribute__((device)) () { 
#if 1
  { (void)(n); }
#else
  { Box<int> i{int(1)}; }
#endif
  return int(a[0] < a[0]); }), 2}) { eat([=] __attribute__((device)) () mutable { for (;;) { break; } (void)(n); for (int i = int(Box<int>{int(0x10)}.template as<short>()); i < int(Box<int>::size); ++i) { (void)(i); } return int(n /* a */); }); }
  Acc<int> d{int(a[0]), 2, 3};
  try { eat([] HD  () { for (const auto & k : g::garr) { (void)(n); } for (auto [p, t] : {P{1, 2}, P{}}) { (void)(t); } (void)(k); }); } catch (int r) { eat([s = n & a[0], c=int(0)] __device__   {  }); }
  delete new int(n);
}
}
namespace u38 { struct Fwd; struct Out { using Ty = int; enum En { v }; template <class A> using Al = Box<A>; struct In { using Ty2 = long; int f_; template <class T> struct Deep { T f_; template <class M> void go(M y, En x, Deep *e); }; }; using Ty2 = In; }; }
template <class T> template <class M> void u38::Out::In::Deep<T>::go(M y, En x, Deep *e) {
  constexpr Plain r = pl0;
  eat([this, y, e] ATTR_D (int (*p)(int), int q) { const int t[][2] = {{1}, {2}}; k; });
  const int v = int(int(by(e)));
}
static void u40(const int m, unsigned e, int b[]) {
  FORALL(i_, m, (void)(({ struct q_t { int a; } q_{int((1'000))}; q_.a; })); int p[3] = {1, 2, 3};);
  kk::parallel_for("k", Pol{m}, K_LAMBDA(const int i_) { Arr<2> e[2] = {}; });
  kk::parallel_for("k", Pol{m}, K_LAMBDA(const int i_) { for (int e = int(Arr<3>{}[0]); e < int(2); ++e) { long double * const *(*x)(volatile List<signed char *> P::*, const unsigned) noexcept = {}; (void)(k); } });
}
#line 1229
template <template <class> class C, class U> static int f41(int z(int), U &&n, int j[3]) noexcept {
  eat([=] __device__  (int i = [] { return 1; }()) {  return int(42 == k); });
  int (P::*t)(int) const = &P::m;
  if (int b = int(sink()); z(1) /* n */) { int e[] = { eat([=] __device__ () mutable noexcept(true) { { int e = int(sizeof t); (void)(z(1)); } eat(HDLAMBDA(int (*s)(int), int y) { ; }); return int(int(Box<decltype(k + 1)>::size)); }), eat([] __host__ __device__ __host__  (int (r), unsigned, int u) noexcept(noexcept(1)) { (void)(k); (void)(int(a < ga)); ga; }) }; (void)e; } else { if (auto v_ = [=] __device__ () mutable { (void)(k); }; sizeof(v_)) { } else { eat(v_); } }
  volatile int s = 1;
  struct X p{};
  Acc<int> c{int(a), 2, 3};
  for (;;) { break; }
  eat([=] __attribute__((host, device)) (int y[3]) BODY( return int((Op{1} << int(c.f())).v); ));
  return (int(int{} + (P{1, 2}.*t)(1)));
}
#line 240
template <class T> struct u42 { using value_type = T; struct In { T a; }; T f_; static In *mk(In &y, value_type a); };
template <class T> typename u42<T>::In *u42<T>::mk(typename u42<T>::In &y, typename u42<T>::value_type a) { (void)(Box<int>{int(int(int{} + k))}.get());
  const auto & n = [y] __device__  () { (void)(int(*"y")) SEMI Int x = Int(ga); return int(ga <= by(y)); }; return nullptr; }
template <class U, class W = int> __host__ Int f43(h::Int b, int *const w, Box<int>::In (*(* const y)())(P, size_type const)) {
  auto v{[b] HD (int (y)) {  n; }};
  [=]() mutable { auto n = <:b, y, v] __attribute__((host)) __attribute__((device))  () {  return int(!b); }; return eat(n); }();
  int (m) = [i{int(ga)}](h::Int e) { return int(k); }(int(ga));
  return (eat(PASS([=]) HD(unsigned) { for (int r = int(*w - eat(v)); r < int(1); ++r) { (void)(n); (void)(b); } return int((ga < m)); }));
}
