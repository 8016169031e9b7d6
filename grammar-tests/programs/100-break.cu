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
namespace { namespace u1 { struct A_ { int q; void go(int i, A_ *z); static void st(A_ z, int i); }; void fr(A_, int); } }
void u1::A_::go(int i, A_ *z) { auto w2 = [=](int q_) { return kk::call([i, z] __device__ (unsigned) {  }, q_); }; (void)w2(1);
  auto [w3, w3_b] = both(1, [z, i] __device__  (const int &c, [[maybe_unused]] int r, auto &&n) {  return int(sink(k)); }); }
void u1::A_::st(A_ z, int i) { auto w2 = [=](int q_) { return kk::call([i, z] __device__ (unsigned) {  }, q_); }; (void)w2(1);
  auto [w3, w3_b] = both(1, [z, i] __device__  (const int &c,
[[maybe_unused]] int r, auto &&n)
{
return int(sink(k)); }); }
void u1::fr(A_ z, int i) { auto w2 = [=](int q_) { return kk::call([i, z] __device__ (unsigned) {  }, q_); }; (void)w2(1);
  auto [w3, w3_b] = both(1, [z, i] __device__  (const int &c, [[maybe_unused]] int r, auto &&n) {  return int(sink(k)); }); }
inline void f4(int y(int), decltype(1 + 1) b) {
  { (void)sizeof(int(true and a)); (void)(ga - n < n), (void)(n > ga); }
  (void)(y(1));
  { (void)(n); if (auto e_ = [=] __host__ __device__ __host__  (h::Int t, const List<int, char> (* const n)(void), unsigned) noexcept -> void {  k; }; sizeof(e_)) { } else { eat(e_); } }
  goto lb5; lb5: { switch (eat([=] __host__ __device__ __host__ (const h::Id<int> y[3]) -> Int { lb6: ; return int(ga); })) { case 1: eat([=] PASS(__device__) (int w, int) -> auto { if constexpr (sizeof(a) > 2) { (void)(ga); } (void)(y(1) /* y */); for (;;) { break; } return int(b); }); break; default: eat([=] __host__ __device__  (int, long r) {  return int(sizeof y); }); } }
}
#define br7_L(...) [__VA_ARGS__] __device__
void br7(int e, int s) {
  eat(br7_L(&)
    { return e; });
  eat(br7_L(&s,
      e) { return e; });
  PASS(eat([&] __device__ {
    return e; }));
}
namespace od8 { struct S_ { int u; friend int operator+(S_, int); friend int fr(S_ s_, int z); };
int operator+(S_ s_, int z) { return eat([=] __device__ { return s_.u + z; }); }
int fr(S_ u, int z) { return eat([=] __device__ { return u.u + z; }); } }
#define br12_L(...) [__VA_ARGS__] __device__
void br12(int q, int e) {
  eat(br12_L(&)
    { return q; });
  eat(br12_L(&e,
      q) { return q; });
  PASS(eat([&] __device__ {
    return q; }));
}
#define mu13_LIST(V) V(c) V(p) V(zz)
#define mu13_ONE(nm) int mu13_use_##nm(int nm) { auto l = [=] __device__ () { return nm; }; return eat(l); }
mu13_LIST(mu13_ONE)
#undef mu13_ONE
void f14(int e) noexcept(true) {
  kk::Graph w15; (void)w15[([=] MAYBE  (h::Int a) { { (void)(a); int s = ~ga; } return int(int(*"a")); })];
  (void)(ga);
  auto w16 = both([e] __device__ __host__  (h::Int i) {  return int(({ int a = int(e) + 1; k; })); }, [] __device__  (const auto &c, Bits const a, int y [[maybe_unused]]) -> void {  n; }); (void)sizeof(w16.a);
  eat(LAMBDA([[maybe_unused]] int n) {  return int(P{int(2), 1}.b); });
  while (auto *u = int(sink(ga)) ? &g::gv : nullptr) { const auto z = CAPTURE(u, e) (auto &&w) constexpr {  return int(e); }; break; }
  auto pl17 = [=](int q) mutable -> int { kk::Graph{} << [=] HD  (unsigned) { for (;;) { break; } } << [m=static_cast<decltype(e) &&>(e), q] __device__ () -> void BODY(PASS(auto x_ = [j = {1, 2}, q, m] PASS(__device__)  (int x, unsigned, int (*k)(int)) { (void)((int(Box<decltype(n + 1)>::size) ? ({ int q_ = int(q); switch (q_) { case 1: q_ = 2; } q_; }) : P{int(n), 2}.b)); { (void)(k(1)); (void)(int(sizeof(j))); } (void)((n, int(sizeof(m)))); q; }); (void)sizeof(x_); k; ); _Pragma("unroll") for (int b = int(42 <= k); b < 3; b += 2) { (void)(n); continue; } return q; };
}
#line 1139
static void u19(const int q, unsigned i, int u[]) {
  kk::forall<PolN<3>>(Range{0, q}, K_DEV (int i_) { { int b = int(!q); (void)(a); { int z = b; (void)z; } int (&x)[3] = g::garr; } });
  LOOP_IF(q > i, K_LAMBDA(int i_) { Box<int> y{int(1)}; 
#if 0
  { (void)(q); }
#else
  { (void)(ga); }
#endif
  });
}
#line 150
void br20(int y) { eat([=] HD (auto j) { return y; }); eat([q_ = y] HD { return q_; }); eat([=] __device__ (int j) constexpr { return j; //\
 continued 
}); }
#define u21_OPEN(n) eat([=] __device__ (int n) {
#define u21_CLOSE })
#define u21_RETURN(e) return (e);
void u21(int a, int c) { u21_OPEN(j) u21_RETURN(a + j) u21_CLOSE; u21_OPEN(c) u21_RETURN(c * a) u21_CLOSE, u21_OPEN(q_) u21_CLOSE; }
template <class Pol_> void u22(int m, int y,
float // it's " odd
const *__restrict__ z) <%
 //\
 continued 
kk::forall<PolN<3>>(Range<%0, m%>, K_DEV (int
i_) { (void)(static_cast<int>(static_cast<decltype(z) *>(nullptr) != nullptr)); P \
 d<:2] \
 = \
 <%};
%>);
%>
void br23(int k) { auto pl_ = [k] { return k; }; eat([=] __device__ { return pl_(); }); auto ex_ = [k] __device__ { return k; }; eat([=] __device__ { return sizeof(ex_); }); eat([ex_] __device__ { ex_(); }); }
template <class T, int *V> void u24(T u, int y);
template <> void u24<int, &g::gv>(int u, int y) { (void)P{eat([=, &u, &y] PASS(__device__)  (auto p, auto &&d, auto &&... t) {  return int(k); }), 1}; (void)(y);
  if (auto x_ = [u, y] PASS(__device__) (int) -> void {  }; sizeof(x_)) { } else { eat(x_); }
  const auto & b = [y, u] __host__ __device__ (unsigned, const int &z, [[maybe_unused]] int e) -> long {  return int(SECOND(x_y, (int(a)))); }; }
namespace ns27 { inline namespace v2 <%
template <class T> auto br26(T t) { eat([&:> __device__ <% return t; }); return 1; }
template <class T> struct br26_s { br26_s(T t) { eat([=] __device__ { return t; }); %> private: void go(T y) <% eat([=] __device__ { return y; }); } };
%>}
