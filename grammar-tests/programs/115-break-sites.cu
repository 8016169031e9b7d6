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
template <class T> struct od2;
template <class R, class... A> struct od2<R(A...)> { int u; int go(R q) const { return eat([=] __device__ { return u + int(q); }); } };
template <class T, int N> struct od2<T[N]> { static void go(T (&u)[N]) { eat([=] __device__ { return int(u[0]) + N; }); } };
namespace ns7::in {
namespace u5 { auto a_ = eat([] __device__ { return 1; }), *b_ = &g::gv; extern int c_; int c_ = eat([] __device__ { }); thread_local int d_{eat([] __device__ { })}; int e_(eat([] __device__ { })); void go(int b, int y) { kk::Graph{}.then([=] HD  (int w, int (&u)[3]) -> const int { eat([=] { return n; }); return int(fn(3, 7)); }).then([] PASS(__device__)  (auto &&m) -> Int {  return int(SECOND(x_y, (int(ga)))); }).n += 1; if constexpr (sizeof(y) > 2) { { auto w = [b, y] __device__  () __attribute__((unused)) {  return int(P{.a = int(k), .b = 1}.a); }; eat(w); } }
  [&] { eat([=] __device__  (int (*b)(int)) {  return int(tf<k>(y)); }); }(); } }
}
static int
f8(h::Arr3 s, unsigned
long /* } ) ; 
 */ long int  and ) noexcept(true) {
  (eat)(<::> MAYBE  (int x) { \
 auto w = g::e0; (void)(x); (void)(a); ga; %>); (::eat)(<:=] __device__ __device__
(auto p, int (&v)<:3]) {  return
int(s[1:>); %>); ::kk::call(<:=, q = static_cast<long>(a \
 | \
 ga)] NOTHING __device__  () noexcept(true) <% Int r = Int(ADD(int(q), a)); /* [=] __device__ { */ for \
 (auto m : \
 {eat(<:=:> //\
 continued 
__device__ __device__  (const auto &s) ->
void BODY({ using namespace g; (void)(ga);
} { const int y = 2; int s[y] = {int(n)};
(void)(y); // it's " odd
%> )), 2})
<% eat(<:=, &s, &m, //\
 continued 
&q] \
 ATTR_D  (int const v) { /* c */ k;
%>); \
 %> return int(int(sizeof(STR(r)))); \
 %>);
  for (int z_ = eat([s] MAYBE  (int e = \
 sizeof(int)) __attribute__((unused)) -> decltype(s) { /* c */ return {}; %>); z_ < eat(<:] __host__ __device__ __host__ (int (*e)(int), int (*a)(int), unsigned) ->
long {
; return int(int(*"e")); %>); ++z_) \
 <% eat([=] __attribute__((host)) __attribute__((device)) //\
 continued 
<%  %>);
%>

auto m
= [=] __device__ (auto &&r, const auto &q) -> //\
 continued 
typename Box<int>::type { for (int x = \
 int(k
& \
 ga); x < /* } ) ; 
 */ 3; x //\
 continued 
+= 2) { (void)(k); continue; /* c */ %> return int(a); %>;
  using x = int; /* [=] __device__ { */ x y10 \
 = x(3);
  auto y = g::e0;
  auto b = "q";
 // it's " odd
eat([m] __host__
DEV
() mutable ->
typename Box<int>::type {  return int(k); });
  for (auto m_r = Range<%0,
1%>; int m : m_r) { volatile /* [=] __device__ { */ int //\
 continued 
n = static_cast<int>(y10); }
 //\
 continued 
return (eat(m) /* y10 */);
}
#define mu11_FN(name, ...) void name(int s, int j) { __VA_ARGS__ }
mu11_FN(mu11_f, eat([=] __device__ { return s, j; }); eat([j] HD { return j; });)
void u14() { P pp_{1, 2}; int ar_[2] = {1, 2}; Tup tt_{1, 2}; for (auto [q, z] : {P{1, 2}, P{}}) { eat([q, z] HD { return int(q) + int(z); }); eat([q_ = q, w_ = z + 1] __device__ { return q_ + w_; }); } }
namespace {
template <class It, class T> void u18(It c, It last_, T init_, int s) { auto it_ = kk::make([=] __device__ (int i_) -> T { return T(i_ + s); }); auto z_ = kk::make(both(it_, c)); kk::call([=] __device__ (auto const &p_) { return by(z_) + by(p_); }, s); switch (int u = int(by(c)); u) { case k: { (void)((u < by(c))); break; } default: (void)(k); }
  auto d([c] __host__ __device__  () { eat([=] { return ga; }); constexpr int s = k; P n[2] = {}; return int(k); }); (void)last_; (void)init_; }
}
template <class T> concept u21_c = sizeof(T) > 0 && requires (T t_) { t_; };
template <class T, class U> concept u21_d = sizeof(T) > 0 || sizeof(U) > 1;
template <class T> constexpr bool u21_b = u21_c<T>;
template <class T> requires (u21_b<T>) auto u21(T p, int m) -> decltype(m + 1) { 
  if (eat([=, q=&g::gv, v = n] __device__ __device__  () {  }) == Box<int>{int(a)}.as<int>()) { (void)(k); }
  (void)(eat([p] __device__  () BODY(lb22: ; for (auto x_r = Range{0, 1}; int x : x_r) { int d = ADD(k, ga); } return int(int(sizeof(n))); )) + eat([m, n = (int (*)(int))nullptr, p] __device__   {  return int(int(requires { n + 1; })); })); return {}; }
