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
namespace u20_n { inline namespace v_ { struct A_ { int q; }; A_ u20(A_, int); template <class T> void u20_t(T, A_); } }
u20_n::A_ u20_n::u20(A_ u, int t) { 
  throw eat([t, u] __attribute__((device)) (const int &z) mutable -> void {  a; }); return {}; }
template <class T> void u20_n::u20_t(T u, A_ d) { int t = 1; Int q = Int((t < by(u)));
  static auto x_s22 = [=] MAYBE  (int const m, int, const int &p) { (void)(P{.a = int(int(((a)))), .b = 1}.a); return int(m); }; }
void od23(int n, int b) {
  auto pl_ = [n](int b, int z_ = sizeof(b)) { return eat([=] __device__ { return n + b + z_; }); };
  eat2(pl_(1), [b, n] HD { return b - n; });
}
#define mu26_CLS(N, M) struct N { int M; void go(int b) { eat([=] __device__ { return M + b; }); } };
mu26_CLS(mu26_A, mm)
mu26_CLS(mu26_B, y)
void u31(int i, int q) {
#if 0
  const int d = 2;
#else
  int d = i;
#endif
  eat([=] __device__ { return d + q; });
#define u31_IN d
  eat([u31_IN] HD { return u31_IN; });
#undef u31_IN
#define u31_IN q
  eat([=] __device__ { return u31_IN; });
}
__host__ int f32() noexcept(true) {
  eat2(7 + n, [] __device__ (const auto &y) -> const int {  return int(int(Col{1})); }, (Box<Box<int>>{{int('c')}}.v.v));
  try { eat([] DEV (int (*b)(int)) -> Int { for (int k = int(a), u = int(P{.a = int(b(1)), .b = 1}.a); k < u; ++k, --u) { (void)(n); (void)(b(1)); } auto &&c = g::gv; { const Range s{0, 3}; (void)(c); } return int(n & n); }); } catch (int s) { eat([=] NOTHING __device__  (char16_t *&n, wchar_t (*s)(Box<volatile Tup P::*> * const, o1::T1 const), int const i) {  return int(k); }); }
  return (k);
}
namespace ns34 {
struct u33_b { int b_ = 1; static int sb_; HD int fb() const { return 1; } struct Bn { int a; }; Bn bn_; };
struct u33_c { int c_, dup_; HD int fc(int q) const { return q; } };
template <class T> struct u33_t { int t_; HD int ft() const { return t_; } typedef T Tt; };
class u33 { public:
  int m_ = 1, arr_[3], arr2_[2][2]; int bits_ : 3; P obj_; P *ptr_; mutable int mutable_; static int sm_; static constexpr int cm_ = 3; enum { e_v = 2 }; union { int un_; float uf_; }; struct { int an_; }; struct Nest { int q; struct { int q; } w_; } nest_;
  HD int own() const { return 1; } HD static int sown() { return 2; } template <class T> HD int tmpl(T t) const { return int(t); }
  void go(int v) {
  eat([=] __device__ {  });
  FORALL(i, 3, fn(own(), m_));
  eat2(v, [] __host__ __device__  (h::Int c) { (void)(int(*"c")); }, +n);
  }
  static void st(int v, u33 *z) { eat([=] __device__ { return z->m_ + v + cm_ + z->nest_.w_.q + z->obj_.m(1); }); }
};
}
namespace {
static inline int f35(int m, unsigned long int n, P s) noexcept(true) {
  int j = int(n) * ga;
  auto w36 = both([s] __attribute__((device)) (h::Int w, int q) -> long BODY( return int(by(s.a)); ), [=] PASS(__device__) (int (k), int const s, int y) {  return int(ga); }); (void)sizeof(w36.a);
  for (auto w37 = [=] DEV  (int const m) { Plain r = pl1; return int(s.a /* s */); }; false; (void)eat(w37)) eat([=] __host__ __device__  (int const w, int a, [[maybe_unused]] int q) mutable { for (int q = int((Box<Box<int>>{{int(j)}}.v.v)); auto y : g::garr) { (void)(m); } k; });
  eat(KERNEL(a) { return a; });
  enum class z_e { aa, bb }; enum { z = int(z_e::bb) };
  return (eat([=] ATTR_D (P m, int j, int b) {  return int(k); }));
}
}
template <class \
 R, class... /* c */ A> R u39(R (*b)(A...),
int u) {
  eat(<:=]
__device__ { return by(b) + //\
 continued 
u + sizeof...(A); });
  
  auto r = ([=] __device__  {  });
  while (eat([] HD  ([[maybe_unused]] int i, int u) <% if (auto r = int(int('i' + i)); auto
w = int((Box<Box<int>>{{int(r)}}.v.v))) { \
 (void)(ga); } else { (void)(ga); } eat([=] { return k; //\
 continued 
}); if (int d = int(k); tf<k>(n)) { \
 (void)(u); } else { (void)(a); } return int(!k); })) break;
  return R();
}
template <class C, class R, class... A> void u39(R (C::*b)(A...) const, C z, int u) /* } ) ; 
 */ { eat(<:=] HD { return by(b) + by(z) + u; }); %>
static void f40(int v) noexcept(false) {
  eat(KERNEL(c) { return c; });
  eat([v] MAYBE  (int (*a)(int), int x = fn(1)) -> void { for (int c : g::garr) { (void)(a(1)); } using ty41 = decltype(a(1)); });
}
inline int f42(long int unsigned *&z) {
  (void)(sizeof(decltype(z)));
  for (int b_ = eat([=, k=sizeof(int)] __device__ __device__  ([[maybe_unused]] int d) { switch (int r = int(sink()); r) { case 2: { (void)(n); break; } default: (void)(n); } int s = int(int('z' + ga)), *x = &s; (void)(Box<int>{int(d)}.as<int>()); return int(int(sizeof(k))); }); b_ < eat([=, n(int(int{} + by(z)))] MAYBE  (const auto &a) { if (int y = int(fn((int(a)), (n)))) { (void)(n); } { auto y = [=] __host__ __device__ __host__ ([[maybe_unused]] int i) -> h::Int { (void)(int(requires { i + 1; })); (void)(Box<int>{int(int('i' + int(a)))}.template as<short>()); return int(({ int k = int(n) + 1; by(z); })); }; eat(y); } int ((e))(int(int(false && n))); return int(sizeof(z)); }); ++b_) { eat([=] __host__ __device__  { (void)(h::Int(k) < a), (void)(k > int(sizeof(z))); }); }
  long (Box<int>::*n)[1 + 1] = {};
  return (a);
}
namespace ns44 {
template <class... Ts> int u43(Ts... x) { return [=](int q) { auto i = q; auto w = CAPTURE()(int (*j)(int), int x, int y [[maybe_unused]]) { for (int t : g::garr) { (void)(ga); } (void)(x); return int((j(1))); };
  auto m = [=, c((n)), j=int('q' + ga) + int(*"i")] __device__ __device__  (int (a)) -> void { (void)([c, j]() { return int(j); }()); a; }; return q; }(sink(x...)); }
}
__host__ __device__ void f45(int b, int y, P n, [[maybe_unused]] int u) {
  if constexpr (sizeof(b) > 2) { static int c = 1; }
  eat([] __host__ __device__  (int (q)) mutable -> h::Int { (void)(k); const int w = int((42)); return int(ADD(q, ga)); });
  [&]() { { (void)(y); (void)(u); } (void)(eat([=] __attribute__((device)) (const int &r, int v, long d) { kk::Graph{}.then([r, v, d] __attribute__((device))  () mutable -> Box<int>::type {  return int((ga, k)); }).then(CAPTURE() (long signed const z, int (y)) -> int { eat(KERNEL(v) { return v; }); (void)(a); return int(Arr<k>{}[0]); }).n += 1; return int((d)); }) + eat([b, y, u] __host__ __device__  (const int &c, int k [[maybe_unused]], P v) noexcept BODY((void)(u); (void)(int(requires { k + 1; })); switch (int z = int(tf<3>(1'000))) { case 1: { [[maybe_unused]] const int r = int(z == k); } [[fallthrough]]; case 2: { (void)(a); break; } default: ; } return int(int(!Op{int(b)})); ))); }();
  { if constexpr (sizeof(ga) > 2) { (void)(u); } for (auto j : {eat([=] __device__ __host__ (int r[3]) { if (int e = int(int(a)); P{.a = int(k), .b = 1}.a) { (void)(r[1]); } else { (void)(y); } return int(int(int{} + r[1])); }), 2}) { eat([=] __device__  (auto (*b)(int), h::Int v, int p) {  return int(noexcept(n)); }); } }
  for (auto t : {eat([] __device__  (int (&q)[3], int (s), auto &&u) { if (int(k)) { int (*c)(int) = fn; } else if (int(::a)) { (void)(q[1]); } else { (void)(ga); } (void)(ga); return int((Int)(ga)); }), 2}) { eat([n, i=(b), y(static_cast<int>(static_cast<decltype(t) *>(nullptr) != nullptr))] ATTR_D  () {  return int(ga + a); }); }
  for (int w47 : {eat([=] __device__ (P b) mutable -> volatile Same<Box<long>> { { using namespace o1; (void)Q2{}.a; const int i = g::gc; } return {}; })}) for (auto [w47_a, w47_b] : {P{1, 2}}) eat([=] ATTR_D () mutable {  return int((0x10)); });
}
