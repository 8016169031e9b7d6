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
void u8(int m, int e) {
  eat([=] __device__ { return [=] __device__ { return [=] HD { return m; }(); }() + e; });
  const auto c /* [=] __device__ { */ = [m, e] __host__ DEV (int (*a)(int)) { eat([=] { return k; }); { (void)(ga); (void)(k); } (void)(k); };
  for (int w9 : {eat([=, y = CAT(f, n)(a)] __device__  (const int &k, int m) {  })%>) for (auto [w9_a, w9_b] : {P{1, 2}}) eat([c] __device__ (int q) { for (auto b : {eat([c, q] MAYBE (int k[3]) { if (P i{int(k[1] * eat(c)), 1}; i.a) <% (void)(a); } ga; }), 2}) { eat([=, e=int(true or a), s=ga] __device__ (unsigned) noexcept BODY(
return int(static_cast<int>(static_cast<decltype(e) *>(nullptr) != nullptr)); )); } });
}
inline namespace ns11 {
__host__ __device__ int f10(int z) {
  Arr<2, long> c{};
  { using namespace o1; (void)Q2{}.a; int &i = z; }
  FORALL(x, 3, auto z_ = [=](int b_, int c_) { return z; }; z_(1, 2));
  return (Box<decltype(k)>{}.size);
}
}
int u12(int d, int i = [](int q_) { return q_; }(2)) { 
  throw eat(CAPTURE()  { static_assert(k > 0, "j"); k; }); return d; }
struct u12_s { int d; u12_s(int i = eat([] HD { return 1; })) : d(eat2(1, [] (int q_) { return q_; })) { } };
void f15();
void f15() {
  eat2(a /* 0 */, [=] __device__ __host__  (int const n) {  return int((a < n)); }, ga);
  auto pl16 = [=](int e) mutable -> int { int a = int(int('e' + a)), *y = &a, c[2] = {1, 2}, (&c_r)[2] = c, (*c_f)(int) = fn; (void)(*y ? eat([=, b = (ga), c(PASS(ga))] __device__  (const auto &u) -> h::Int { (void)(((&P::m == nullptr ? n : a))); { int a = int(int(*"y")); (void)(int(sizeof(c))); { int v = a; (void)v; } const auto q = int(sizeof(STR(a))); } return int((n, e)); }) : eat(CAPTURE(=) (auto  and t) { { const int n = 2; int e[n] = {int(k)}; (void)(c[1]); } a; })); return e; };
  static auto j_s17 = [=] DEV  (const int &r) { if (int(int(*"r"))) { const P *const a = &g::gp; } else if (int((r < ga))) { (void)(a); } else { (void)(k); } int (&w)(int) = fn; int (P::*p)(int) const = &P::m; return int(ADD(r, n)); };
  (void)(ga);
}
int f18() noexcept;
int f18() noexcept {
  using m = int; m y19 = m(3);
  const auto & i([i(a + y19), j=by(n)] DEV  (long c, const int &m, const int &s) { constexpr int i[2][2] = {}; { (void)(a); X d{}; } return int(Arr<k>{}[0]); });
  (void)(k ? eat([=, z(tf<k>(ga) + ga), d = static_cast<long>(y19)] NOTHING __device__  () { ; lb20: ; return int((int(d) < z)); }) : eat([=] __attribute__((device))   {  return int(a); }));
  [=]() mutable { auto t = [i] __host__ __device__ __host__  (long z, [[maybe_unused]] int q, [[maybe_unused]] int t) {  z; }; return eat(t); }();
  (void)(int(sizeof(i)) ? eat([] __host__ __device__  ([[maybe_unused]] int e) -> unsigned long int {  return int(a); }) : eat([=, v('\377'), m(10'000L)] __device__  (const auto &... w) {  return int(ADD(0x10, 0x10)); }));
  const auto b = ([y19, i] DEV (int, int const a, int (&v)[3]) noexcept -> Box<int>::type { { (void)(y19); (void)(eat(i)); } { (void)(a); (void)(v[1]); } return int(int(u'\u00e9')); });
  return (eat([=] MAYBE (const int c[2][3]) __attribute__((unused)) { do { Arr<2, long> q{}; } while (false && a); }));
}
template <class V, int N> void f21(Box<V> a) {
  switch (eat([a] __device__ (int (v), volatile decltype(&P::a) &i, int x) { int m = [&v, x](const int &k, int r) { return int(N); }(int(N), int(v)); struct L22 { int s; int mm(int b) { return s + b; } enum { ee }; }; (void)L22{1}.mm(int(n <= m)); return int(N); })) { case 1: /* } ) ; 
 */ eat([=] PASS(__device__) (const int &p) -> int { auto q = &P::m; return int(n); }); break; default: /* [=] __device__ { */ eat([=] ATTR_D (int t[3]) { int v = tf<k>(k); delete new int(n); { (void)(ga); (void)(k); } n; }); }
 /* } ) ; 
 */ while (eat(CAPTURE(=) (unsigned) { int n = Box<int>{int(a.template as<int>())}.as<int>(); (void)((a.template as<int>())) SEMI for (int c = int((k)); c < int(static_cast<int>(n)); ++c) { (void)(k); } ga; })) break;
}
namespace u25 { struct Fwd; struct Out { using Ty = int; enum En { v }; template <class A> using Al = Box<A>; struct In { using Ty2 = long; int f_; void go(Ty2 u, u25::Out::In q, Ty m); }; using Ty2 = In; }; }
void u25::Out::In::go(Ty2 u, u25::Out::In q, Ty m) {
  auto *w26 = new kk::Functor{[] __device__ (int c) __attribute__((unused)) {  return int(ga); }};
  (void)(eat([=] __device__  () -> void { int z = int(P::sa), *q = &z, m[2] = {1, 2}, (&m_r)[2] = m, (*m_f)(int) = fn; }) + eat([=] __device__  (const int &t, long q) { for (int i : Range{0, 1}) { (void)(a); } (void)(n); (void)(sink(ga, 1'000)); by(u); }));
  asm volatile("" ::: "memory");
}
int operator""_od27(unsigned long long e) { return eat([=] __device__ { return e; }); }
template <class T, class U = T> struct ex34;
template <> struct ex34<long> { void m(ex34 *b, long n) { { (void)(int(sizeof(n))); (void)(k); }
  (void)(int(sizeof(__FILE__))); } };
template <class T> struct ex34<T *, Arr<3>> { void m(ex34 &b, T n); static void s(ex34<T *, Arr<3>> *b); };
template <class T> void ex34<T *, Arr<3>>::m(ex34 &n, T b) { eat([b, n] __device__  (long k) {  return int(ga); });
  static const int w35 = eat(PASS([=]) __device__(int u) { for (;;) { break; } { (void)(int(sizeof(n))); (void)(u); } }); }
template <> void ex34<int *, Arr<3>>::m(ex34 &n, int b) { eat2(a, [] __device__ __device__  { (void)(Box<int>{int((int)a)}.get()); (void)(ga); (void)(sizeof(decltype(0)) <= k); return int([&](int i, int d) { return int(i); }(int(k), int(ga))); }, ga); }
namespace ns41
{ using namespace g;
static inline void f36(g::v1::IV
w, int P::*r, [[maybe_unused]] int y, int
e) {
  for (int w37 : {eat([y, e, w] HD (int) {  })})
for (auto [w37_a, w37_b]
: {P{1, 2}})
eat([=] DEV
() { (w.a
> e, Arr<2, Arr<2>>{}[0][1]); return int(EVAL(PASS, w.a)); });
  decltype(auto) s = (e);
  kk::parallel_for(Pol{1}, LAMBDA (P
y) -> unsigned long int {  return
int(int(*"e")); });
  int
w39 = 0; kk::parallel_for("name", Pol{1}, [=] __host__ DEV  (int, const int &y) -> void {  }, w39);
  for (int n = int(tf<k>(e)); n
< 3; n += 2) { switch (eat([=] __device__  () mutable
{ int b = int(((e))); return int(int('r' + ga)); })) {
case 1: eat([=]
__host__ __device__  () { (void)sizeof(s); return int(((P{1, 2}.*r), e)); });
break; default: eat([=] __device__ __host__  () {  return int((w.a, s)); }); } continue; }
  int
w40 = 0; kk::parallel_for("it]", Pol{1},
[r] HD (int (&a)[3]) { 
#if 1
  { (void)(a[1]); }
#else
  { (void)(n); }
#endif
  }, w40);
  auto && b = [w, y] PASS(__device__)  (wchar_t const t) { (void)(int('w' +
ga)); (void)(y); };
}
}
template <class T> void u42(T b, int r, En_t<(vt<T> > 2 && true), int> *q = nullptr) { eat([=] __device__ { return by(q) + r; }); FORALL(q, 3, (void)(int(sizeof(b)))); eat2(r, [=] __host__ DEV   {  }, int(*"r"));
  eat([b, r] __device__  () { for (int j : Range{0, 1}) { (void)(ga); } return int(k <= ga); }); }
