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
namespace ns4 { inline namespace v2 {
template <template <class> class C, class T> requires (sizeof(T) > 0) int f1();
template <template <class> class C, class T> requires (sizeof(T) > 0) int f1() {
  _Pragma("unroll") for (int w2 = 0; w2 < 2; ++w2) eat([=] __host__ __device__ __host__  (int s[3]) -> h::Int {  return int(Box<decltype(a)>{}.size); });
  ga_ns::Al y{};
  eat2(int('y' + k), [=] HD  () -> long { (void)(n); (void)(n); int a = P{.a = int(k), .b = 1}.a; return int(int(false or a)); }, int(g::S::y));
  (void)int{eat(CAPTURE(=, r = y.a + int(int{} + k), y=fn(ga)) () { int e = a; return int(Box<int>{int(k)}.get()); })};
  for (int x_ = eat([=] HD  {  return int(3); }); x_ < eat([] __device__   { (void)(k); }); ++x_) { eat([s(eat([=] __device__ { return int(y.a); })), y, e(static_cast<decltype(y) &&>(y))] MAYBE  () {  return int(sink(int(sizeof(s)), by(s), ga)); }); }
  k;
  { auto s = ([] __host__ __device__  (int k[3]) __attribute__((unused)) {  return int([&](int x) { return int(n); }(int(ga))); }); int P::*z = &P::a; }
  return (a);
}
}}
namespace {
#define u5_EMPTY
#define u5_ID(x) x
void u5(int a, int s) { eat([=] u5_EMPTY __device__ u5_EMPTY (u5_EMPTY int m) u5_EMPTY { u5_EMPTY return a; }); eat(u5_ID(u5_ID([=] __device__) { return s; })); eat(u5_ID([) a u5_ID(] __device__) { return a; }); }
}
template <class F> auto u10_apply(F f) -> decltype(f) { return f; }
void u10(int u, int z) { u10_apply([=] HD { return u; }), u10_apply(([=] HD { return z; })); auto r = u10_apply(u10_apply([=] HD { return u + z; })); (void)r; bool q_ = eat([=] HD { return u; }) && eat([=] HD { return z; }) || !eat([=] HD { return u; }); (void)q_; }
namespace u11 { struct A_ { int q; }; namespace in_ { using A2 = A_; void go(int v, A2 p) { 
  (void)P{eat([=] __device__ __device__  (h::Int e) {  return int(P{.a = int(a), .b = 1}.a); }), 1}; } } using in_::A2; namespace al_ = in_; void two(int v, al_::A2 *p) { 
  (void)P{eat([=] __device__ __device__  (h::Int e) {  return int(P{.a = int(a), .b = 1}.a); }), 1}; } }
void u11_3(int v, u11::A2 const &p, u11::al_::A2) { 
  (void)P{eat([=] __device__ __device__  (h::Int e) {  return int(P{.a = int(a), .b = 1}.a); }), 1}; }
template <class T> concept od13_c = sizeof(T) > 0;
template <od13_c T> void od13(T e) requires (sizeof(T) < 100) { eat([=] __device__ { return int(e); }); }
template <class T> requires od13_c<T> int od132(T e, int t) { return eat([t, q_ = e] __device__ <class W> (W w_) { return int(q_) + t; }); }
void u15(int c, int x) {
  eat([c
#if defined(__NVCC__)
    , x
#endif
  ] __device__ { return c; });
  eat([=]
#if defined(__NVCC__)
  __device__
#else
  __host__ __device__
#endif
  (int i) { return c + x; });
}
struct B17 { int j; static int s; HD int bf(int q) const { return q; } protected: int prot; };
class C16 : B17 {
public:
  int m18(int &u) {
    (void)(tf<k>(g::garr[1]));
    int y; y = (B17::s);
    
#pragma GCC ivdep
  for (int w = 0; w < 2; ++w) { (void)(EVAL(PASS, ({ int z = int(ga) + 1; 2; }))); }
    return (eat([=, *this] DEV  (int const r) mutable -> h::Int { (void)(y); return int(r & B17::s); }));
  }
  int m19(ga_ns::Al a) noexcept {
    delete new int(Box<int>{int(k)}.as<int>());
    auto e{[*this] __host__ __device__  (unsigned) -> long { const char *const v = "t"; return int(this->val_()); }};
    ;
    return (eat([a, e] __host__ __device__  (const int &c) noexcept(noexcept(1)) { switch (int w = int((Int)c)) { case 1: { (void)(B17::s); } [[fallthrough]]; case 2: { (void)(c); break; } default: ; } }));
  }
  int d = 1;
  int r = 1;
  HD int val_() const { return 1; }
};
template <class T> int f20(T // it's " odd
(*c)(T), Box<int>, T &&k, Same<T> (&p)(enum Col, volatile g::E)) {
  (void)noexcept(eat([c, k, /* } ) ; 
 */ p] ATTR_D /* [=] __device__ { */ () { ; return int([]() mutable { return int(a); }()); }));
  int r(int(Both<int, Box<int>>{int(n), {int(n)}}.b.v));
  using w23 = decltype([] ATTR_D  (P /* } ) ; 
 */ z, /* [=] __device__ { */ Box<Box<P>> &(Box<int>::*r)(Acc<char>::type const &) const) /* c */ { int x = fn(z.a, ga); return int(CAT(f, n)(ga)); });
  for // it's " odd
(int s = int(({ int b = int(10u) + 1; a; /* c */ })), q = int(r); s < q; ++s, --q) { switch (int t = int(int(k)); t) /* } ) ; 
 */ { /* [=] __device__ { */ case g::gc: { static int (&w)[3] = g::garr; break; } default: (void)(q); } switch /* c */ (int k = int(tf<2>(7)); k) { case 3: { (void)(q); break; /* [=] __device__ { */ } default: (void)(int(c(T()))); //\
 continued 
} }
  PASS(auto m_ = [p] DEV  (int v [[maybe_unused]]) noexcept(noexcept(1)) { (void)(P{int(int(((ga)))), 1}.b); return int([q(int(n))](int b, h::Int i) { int v = /* c */ int(b); return int('c'); }(int(by(p)), int(ga))); }); (void)sizeof(m_);
  while (eat([=] MAYBE  () -> void /* c */ { int u /* } ) ; 
 */ = P{int(ga), 2}.m(1); by(p); })) break;
 //\
 continued 
for (int y_ = eat([k, p, c] __device__  (int unsigned * const &&n) { struct L24 { int b; int //\
 continued 
mm(int b) { return b + b; } enum { ee }; }; (void)L24{1}.mm(int(int(k))); }); y_ < eat([=] ATTR_D  () -> struct P { int m_a[2] = {int(int(k)), 2}; auto && [m, // it's " odd
b] = //\
 continued 
m_a; IF(by(p)) /* c */ { (void)(a); } return {}; }); ++y_) { eat([=] __device__ __device__ (float y, auto *u, auto &&x) { { using namespace g; (void)(n); } return int(static_cast<int>(static_cast<decltype(u) *>(nullptr) != nullptr)); }); }
  return (eat([=] MAYBE  (const // it's " odd
auto &r) {  return int(int(r)); }));
}
template <class View> struct u25 { View v_; int n_; template <class Q> struct Tag {}; void run(int t, Tag<View> j) { auto v = v_; const auto n = n_; auto const &self_ = *this; kk::forall<Pol>({0, n}, [=] __device__ (int i_) { return by(v) + n + i_; }); kk::parallel_for(Pol{n}, [=] HD (int i_) { return by(self_) + i_; }); (void)([=]<class... T_>(T_... q_) { return (q_ + ... + int(sink(ga, t))); }(1, 2));
  const auto c([=, s = "abc"_s + (int)k, t=int((by(j) xor t))] __device__ <class T> (unsigned, int z, auto b, T i) { int w[] = { eat([i, j, b] __host__ DEV (int) noexcept(true) { auto c = ([] __device__  (const int &e, auto &&k, P d) {  return int(tf<g::gc>(e)); }); return int(k); }), eat([=] ATTR_D  (int const c) { (void)(z); return int(int(requires { z + 1; })); }) }; (void)w; return int(P().a); }); } };
static void f37() {
  volatile int p = 1;
  { PASS(eat([p] DEV () -> void {  })); (void)(int(requires { p + 1; })); }
  try { eat([=] __host__ __device__  { (void)(k); int p = Box<int>{int(k)}.template as<short>(); return int(k); }); } catch (int u) { eat([=] __host__ DEV (h::Int z, First<int, P, long> *n, P b) {  by(n); }); }
  typedef int c; c (y38) = (c)2;
}
static inline int f39(const First<P, int> &e, g::IV w, int (*(q))[3]) noexcept {

int b = static_cast<int>(static_cast<decltype(w) *>(nullptr) != nullptr);
  struct L40 { int c; \
 int mm(int b) { return /* } ) ; 
 */ c // it's " odd
+ b; } enum <% ee }; }; (void)L40{1}.mm(int((int(b) ? by(e) : throw 1)));
  auto z([=, z=int(((k))) + // it's " odd
n, q
= ('c' ? (*q)[1] : (*q)<:1])] __device__  (int /* [=] __device__ { */ (*m)(int)) {  q; });
  return (eat([=, q \
 = ({ int v = int(b) + 1; n; }), d(sizeof(__func__))] DEV  (int u) -> void <% <:=]() mutable { auto i = [w] NOTHING \
 __device__  (h::Int i, int (*b)(int), int const \
 x) { auto
&& r = [=] __attribute__((host, device))  (int) {  return int(n); }; return int(fn(b(1))); %>; return eat(i); }(); w.a; }));
}
[[nodiscard]] int f41(h::Int b, int (*m)(int)) noexcept(false) {
  auto i = [=] __host__ __device__ (unsigned char v[2], unsigned, int j) mutable noexcept -> Int { lb42: ; return int(b); };
  eat(KERNEL(t) { return t; });
  if (eat([n=Box<int>{int(int(int{} + m(1)))}, m] DEV  (int u) mutable {  }) == ({ int j = int(n) + 1; j; })) { (void)(m(1)); }
  ;
  { switch (eat([=] __device__ __host__ () -> void { (void)(m(1)); for (auto m_r = Range{0, 1}; int m : m_r) { (void)(k); } a; })) { case 1: eat([=] __device__  (auto s, wchar_t *(&n)[k]) {  return int((k ? int(sizeof(n)) : by(n))); }); break; default: eat([=] MAYBE  (int e) { (void)(P{int(e), 2}.m(1)) SEMI return int(P{int(ga), 2}.m(1)); }); } for (auto k : g::garr) { using o1::over; } }
  auto t = [=] ATTR_D <class T> (int const a, T s) { { (void)(n); int i = b; } b; };
  
#if !defined(NEVER_DEFINED_X)
  { int e; e = n /* b */; }
#else
  { const auto & y{[b] __host__ __device__ (int j[3], long d) { (void)(Box<int>{int(n == d)}.get()); for (int y = int(b /* j */); y < int(j[1] & n); ++y) { (void)(n); (void)(y); } return int(Box<int>{int(k)}.as<int>()); }}; }
#endif
 
  return (int(*"t"));
}
