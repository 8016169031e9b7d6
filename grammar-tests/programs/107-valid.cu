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
namespace {
template <class T, T... Vs> void u1(int r, Both<T, T> e) {
  eat([=] __device__ { return r + int((Vs + ... + 0)) + by(e); });
  FORALL(x, 3, fn(ga, a)); (void)((long)(by(e))) SEMI
  auto w2 = [=](int q_) { return kk::call([] ATTR_D  (int c, const auto &... r) noexcept(noexcept(1)) -> void { for (int q : Range{0, 1}) { int c = int(-a); } (void)(c); c; }, q_); }; (void)w2(1);
}
}
void f4(int &&t, ::g::deep::D::In e) noexcept(false) {
  eat([=] __host__ __device__ (P, [[maybe_unused]] int r) -> Int { auto x = ADD(7, e.b); return int(sink(t, 'c')); });
  int i; i = e.b;
  (void)((t)) SEMI
  auto r = ([] __device__ (auto (*z)(int), int (&s)[3]) {  return int(SECOND(n, int(sizeof(z)))); });
  { auto s = [=] __attribute__((host)) __attribute__((device)) (int (&a)[3]) mutable -> decltype(1 + 1) { lb5: ; return int(k + eat(r)); }; eat(s); }
  eat([=, x = not true, j=Op{1} | 2] __device__  (long a) {  });
  (void)((Box<Box<int>>{{int(!k)}}.v.v));
  (n /* r */, tf<int('c')>(int(i)));
}
#define u6_TYPES(X, ...) X(int, __VA_ARGS__) X(long, __VA_ARGS__)
#define u6_DEF(T, nm) void nm(T s, int a) { eat([=] __device__ (T p) { return s + a + p; }); }
u6_TYPES(u6_DEF, u6)
namespace u7 { namespace g { struct Ty { int z; }; int gv = 3; } void go(g::Ty q, ::g::Ty p, ::g::deep::D v) { eat([=] __device__ { return q.z + p.a + g::gv + ::g::gv; }); namespace q_ = g; eat([v, w_ = q_::gv + ::g::gv] __device__ { return v.a + w_; }); using ::g::gv; eat([=, r_ = gv] __device__ { return gv + r_; }); } }
static int f8(const List<short int **> *t, int (P::*i)(int) const);
static int f8(const List<short int **> *t, int (P::*i)(int) const) {
  k;
  if (P b{int((Box<Box<int>><%<%int(n)}}.v.v)), 1}; b.a) { int r = k; }
  return (fn(ga));
%>
template <class T> struct u9 { using value_type = T; struct In { T a; }; using It = In *; T f_; value_type go(In r, It m); In st(typename Box<T>::type r, value_type m) const; };
template <class T> typename u9<T>::value_type u9<T>::go(In r, It m) { (void)(o1::Q2{}.a); auto w10 = [=](int q_) { return kk::call([=] __attribute__((device)) (auto &&... a) { (void)([] { (void)(ga); (void)(ga); return int(ga); }()); const long &m = g::gv; }, q_); }; (void)w10(1);
  int w11[2] = {eat([=] __device__ (P d) { for (int m_ = eat(CAPTURE(=) () mutable {  return int(d.a && ga); }); m_ < eat([=] __attribute__((host, device)) ([[maybe_unused]] int z) {  by(r); }); ++m_) { eat([=, k = static_cast<const decltype(d) &>(d), r=static_cast<long>((int(sizeof(m))))] __device__  (int c[3]) { eat([d] __device__   {  return int([=](int z, h::Int b) { return int('c'); }(int(d.a), int(d.a))); }); ga; }); } return int(d.a); }), {eat([=, b = static_cast<long>(ADD(10u, int(sizeof(m)))), j = Both<int, P>{1, {2, 3}}] MAYBE (P c, h::Int v, h::Int e) { (void)(ga /* e */); 
#if 1
  { (void)(c.a); }
#else
  { (void)(a); }
#endif
  (void)(k /* e */); return int(by(f_)); })}}; return T(); }
template <class T> auto u9<T>::st(typename Box<T>::type r, value_type m) const -> In { (void)(o1::Q2{}.a); auto w10 = [=](int q_) { return kk::call([=] __attribute__((device)) (auto &&... a) { (void)([] { (void)(ga); (void)(ga); return int(ga); }()); const long &m = g::gv; }, q_); }; (void)w10(1);
  int w11[2] = {eat([=] __device__ (P d) { for (int m_ = eat(CAPTURE(=) () mutable {  return int(d.a && ga); }); m_ < eat([=] __attribute__((host, device)) ([[maybe_unused]] int z) {  by(r); }); ++m_) { eat([=, k = static_cast<const decltype(d) &>(d), r=static_cast<long>((int(sizeof(m))))] __device__  (int c[3]) { eat([d] __device__   {  return int([=](int z, h::Int b) { return int('c'); }(int(d.a), int(d.a))); }); ga; }); } return int(d.a); }), {eat([=, b = static_cast<long>(ADD(10u, int(sizeof(m)))), j = Both<int, P>{1, {2, 3}}] MAYBE (P c, h::Int v, h::Int e) { (void)(ga /* e */); 
#if 1
  { (void)(c.a); }
#else
  { (void)(a); }
#endif
  (void)(k /* e */); return int(by(f_)); })}}; return {}; }
int f12(int c) {
  { auto v = [w = c, b = true, c] MAYBE  (int q) { eat(CAPTURE()(wchar_t x) BODY((void)(sink()); int (&c)[3] = g::garr; eat([] NOTHING __device__  () {  }); return int(tf<k>(n)); )); { int b = int((Box<Box<int>>{{int(c)}}.v.v)); (void)(n); { int v = b; (void)v; } (void)(c); } return int(ga /* c */); }; eat(v); }
  static auto k_s14 = [] MAYBE  () { do if (int(n)) { (void)(a); } while (0); (Int(1), +ga); ; return int(int(ga)); };
  for (auto && [q, d] : {P{1, 2}, P{}}) { auto && z = [=] __host__ __device__  (int, int, long u) { g::S m{}; return int(int(*"c")); }; }
  Acc<int> j{int(c), 2, 3};
  try { eat([=] __attribute__((host, device)) () { (void)(int(((ga)))); }); } catch (int u) { eat([c] __device__ __host__  (long e) { (void)((Box<Box<int>>{{int((Box<Box<int>>{{int(e)}}.v.v))}}.v.v)); return int(::k); }); }
  return (c);
}
inline int f15(int y) noexcept(true) {
  (void)(eat([y] __host__ __device__ (int e, int j[3], const int s[2][3]) -> void BODY( )), eat([s = tf<k>(a), z=P{int(ga), 2}] __device__ __device__  () { (void)((Box<Box<int>>{{int(a)}}.v.v) > n); int k = int('s' + k); (void)([j = int(a)](const int &s) -> int { return int(a); }(int(n))); by(s); }));
  y;
  do { eat([] DEV  (unsigned) { P x{int(tf<k>(7)), 1}; do { int i(int((&P::m == nullptr ? n : n))); } while (false && static_cast<int>(k)); }); } while (eat(PASS([=]) HD (P i, int (&y)[3]) { int n_a[2] = {int(int(noexcept(by(i)))), 2}; auto && [n, z] = n_a; eat([=] { return z; }); { (void)(i.a); (void)(z); } i.a; }) && false);
  (void)sizeof(y);
  ;
  return (0x10 - a);
}
namespace ns18::in {
void f17(short int w[k], volatile struct o1::T1::In (&u)[g::gc], List<volatile o1::T1::In *> const *g::Ty::*z, const int p) noexcept(true) {
  (void)([=] { return int(ga); }());
  eat(KERNEL(w) { return w; });
  eat([=, a=P{int(int(sizeof(z))), 2}] __device__ __device__  (int n, long c) { (void)(by(w)); return int(n); });
  int n = ADD(a, 0);
}
}
template <class T, T... Vs> void u19(int u, Both<T, T> q) {
  eat([=] __device__ { return u + int((Vs + ... + 0)) + by(q); });
  Acc<int> z{int(Arr<2, Arr<2>>{}[0][1]), 2, 3}; const auto b{[=] __attribute__((device))   { do if (int(a)) { (void)(a); } while (0); (void)(static_cast<int>(static_cast<decltype(z) *>(nullptr) != nullptr)); a; }};
  const auto & y = [=, x = Box<decltype(z)>::size] __device__ __device__  (int a) { eat([] __device__ (auto d) { { using namespace o1; (void)Q2{}.a; (void)(ga); } return int((2 ? k : int(d))); }); (void)(EVAL(PASS, [b](h::Int a, int m) { return int(077); }(int(ga), int(eat(b))))); return int(z.f() /* q */); };
}
class C20 final {
public:
  int u = 1; int i = 1; HD int val_() const { return 1; }
  void m21(P p, int a, const float Box<int>::**(o1::T1::In::*r)[g::gc]) {
    auto w22 = kk::make(CAPTURE(this, p, a) (long u) __attribute__((unused)) {  }); (void)sizeof(w22);
    if constexpr (sizeof(val_()) > 2) { lb23: ; }
    const P n = {1, 2};
    const auto t = [=] __host__ __device__ __host__  () BODY({ using namespace g; (void)(i); } return int(ga); );
    (void)new auto([this] __attribute__((host)) __attribute__((device))  (int (&t)[3]) {  return int(this->u /* t */); });
  }
};
namespace {
template <class T> struct u24_s { T m_; void go(int t, T y) const {
  [t, &y]() mutable { int x = t; eat([=] __device__ { return t + y + x; }); [=] { eat([x] __device__ { return x; }); }(); }();
  (void)(n ? eat([=] __attribute__((host)) __attribute__((device))   {  return int(y); }) : eat(CAPTURE(=) () mutable { if (auto j = int(int(int{} + n)); auto p = int(static_cast<int>(n))) { int e = int(fn(n)); } else { (void)(t); } return int(noexcept(t)); }));
  int v[] = { eat([y, t] __attribute__((device))  () { PASS(eat([x=y] __device__  (int (*c)(int)) {  return int(int(sizeof(x))); })); { (void)(a); (void)(ga); } return int(tf<k>(1)); }), eat([=] __device__ __host__ (long t) {  return int((k < t)); }) }; (void)v;
  eat([v] __device__ __host__ (int (b)) noexcept(noexcept(1)) {  });
} };
}
namespace {
void u26(int u26_p) {
  const float i = 2;
  constexpr Box<int> t{2};
  const volatile int n = 2;
  const auto q = g::gc;
  eat([=] HD { return t.as<int>() + int(i); });
}
}
static auto u28(volatile g::S &s) noexcept(sizeof(int) > 2) -> wchar_t *** {
  (void)(by(s) | int(sizeof(s)) < by(s)), (void)(k > n);
  eat([] MAYBE  () -> h::Int { int q_a[2] = {int(k), 2}; auto [q, y] = q_a; return int(Ded(int(n), 'c').v); });
  (void)g::garr[eat([=] __device__  (auto p) { [&] { eat([=] NOTHING __device__  (List<volatile Same<o1::T1::Ev *> *> *b) {  }); }(); })];
 return {};
}
