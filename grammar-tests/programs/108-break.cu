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
namespace ns2 { inline namespace v2 {
namespace { class br1 { public: class Q_ { int j; public: void go() { eat([=, *this] __device__ { return j; }); } }; private: class R_ { public: static int go(int s) { return eat([s] __device__ { return s; }); } int operator()(int) const { return eat([] __device__ { }); } operator int() { return eat([] __device__ { }); } }; }; }
}}
namespace ns4 { using namespace g;
static inline void f3(decltype(1 + 1) j, g::IV k, volatile ga_ns::D g::Ty::**&r, int (*(v))[3]) {
  [=]() mutable { auto y = [] __device__ __device__  (auto... d) {  ga; }; return eat(y); }();
  while (int q = int(n)) { while (eat([=] __device__  (int (u), int n, int (&a)[3]) -> void { (void)(ga); })) break; break; }
  (void)(P{int(tf<3>(by(r))), 1}.a);
  if (eat([=] NOTHING __device__  () { int k = int(a); constexpr P w{1, 2}; }) == Arr<3>{}[0]) { (void)(k.a); }
}
}
template <class T> class C5 final : Acc<T> <%
public:
  int m7() {
    int n{int(int('0' + this->t))};
    for (int j_ = eat([=, e = o1::T1::Tm<int>{1%>] __device__  (auto r) -> Box<int>::type { (void)(by(e) + this->f() < ga), (void)(z > ga); (void)(this->z); return int(SECOND(x_y, (int(n)))); }); j_ < eat([=:> __attribute__((device)) () { eat(PASS(<:=]) __device__ (auto &&v) mutable -> decltype(g::gv) { (void)((int(Acc<T>::x))); (void)(int(((ga)))); return int((*this).a); %>); }); ++j_) <% eat([n] DEV (int p, int j) <%  return int(n); }); }
    return (eat([=, d(static_cast<long>(~k)):> PASS(__device__)  (P m, [[maybe_unused]] int w) -> void {  }));
  %>
  template <class M> int m8(Arr<2, M> const &e, Box<int> k, h::Arr3 y) <%
    (void)(sink());
    eat(<:=] __attribute__((device)) () mutable {  %>);
    if (auto k = int(t); auto x = int(Box<int>{int(int(e<:0]))}.v)) { <:=]() mutable { auto z = PASS(<:=:>) __device__ (int, int const j) -> h::Int { IF(x) { (void)(int(e[0])); %> (void)((*this).a); return int(j); %>; return eat(z); }(); %> else <% Arr<g::gc> w{}; %>
    return (eat([e, this, y] __device__  (int (*)(int)) <% (void)(SECOND(x_y, (int(z)))); return int(7 != a); }));
  }
  int m9(List<T, T *> const (**P::*r)(void), const int &y, Arr<2, T> const &k, T (s)[3:>) {
    lb10: ;
    (void)(t);
    const auto & u = <:&, m='\n', t = {1, 2%>:> __device__  () noexcept(noexcept(1)) <% { (void)(z); (void)(a); %> if (P s<%int(Box<int>{int(a)}.v), 1}; s.a) <% (void)((*this).a); } if constexpr (sizeof(int(sizeof(r))) > 2) { (void)((*this).a); %> return int(int(*(int(this->x) ? &g::gv : &ga))); %>;
    [&:>() { eat(KERNEL(t) { return t; }); { (void)(int(s[0])); (void)(t); } %>();
    if (int w11 = 1; kk::call([=, s=(n ? by(r) : by(r)), r = this->t] __attribute__((device))  (P j, int q) -> decltype(1 + 1) { [&] { eat([&q, k, s:> __host__ __device__ __host__  (int p) -> h::Int <% (void)(int(k[0:>)); return int(n); %>); %>(); return int(n + int(k[0])); %>, w11) > 1) eat(<:*this, k] ATTR_D  () mutable -> void <% (void)(sink()); const auto s{[=] __host__ __device__ __host__ (long t, int j[3], const o1::T1::In::M *i) { (void)(int(*"i")); (void)(Arr<3>{}<:0:> < n), (void)((*this).a > int(sizeof(i))); Box<int> z{int(1)%>; %>}; int e = int('k' + t); t; %>); else if (kk::call(LAMBDA () {  return int(Box<decltype(n)><%%>.size); })) { } else eat(<:&, u, y, s] __device__ __device__ (int n) constexpr -> int {  return int(int(s<:0]) & int(sizeof(u))); });
    return (eat(<:=] __device__  (h::Int z) constexpr <% if (auto y = int(({ int q_ = int((*this).a); switch (q_) <% case 1: q_ = 2; %> q_; %>)); auto c = int(int(this->x))) { (void)((*this).a); } else { (void)(z); } return int(int{3}); %>));
  }
  int t = 1; int a = 1; static int r; using Acc<T>::z; HD int later(); int lt6 = 2;
%>;
struct u12 { using T1 = int; typedef T1 *T2; template <class Q> using T3 = Both<Q, T1>; struct N_ { using T1 = long; void go(T1 e, T2 i, T3<T1> q_, u12::T1 r_) { eat([=] __device__ { return e + *i + by(q_) + r_; }); } }; T1 go(T2 e, T3<T3<P>> i); auto two(T1 e, T2 i) -> T3<int>; };
u12::T1 u12::go(T2 e, T3<T3<P>> i) { int b[] = { eat([e, i] __host__ __device__  () { lb13: ; return int(fn(by(e), ga)); }), eat(PASS([=] DEV) (int (*b)(int)) { do if (int(ga)) { (void)(b(1)); } while (0); by(i); }) }; (void)b;
  while (eat([] DEV  () constexpr { if (int(int('0' + n))) { (void)(a); } else if (int(k)) { (void)(n); } else { (void)(k); } (void)(int(static_cast<int (*)(int)>(fn)(int(ga != k)))); })) break; return 1; }
auto u12::two(T1 e, T2 i) -> T3<int> { int b[] = { eat([e, i] __host__ __device__  () { lb13: ; return int(fn(by(e), ga)); }), eat(PASS([=] DEV) (int (*b)(int)) { do if (int(ga)) { (void)(b(1)); } while (0); by(i); }) }; (void)b;
  while (eat([] DEV  () constexpr { if (int(int('0' + n))) { (void)(a); } else if (int(k)) { (void)(n); } else { (void)(k); } (void)(int(static_cast<int (*)(int)>(fn)(int(ga != k)))); })) break; return {}; }
struct u14_b { int b_ = 1; static int sb_; HD int fb() const { return 1; } struct Bn { int a; }; Bn bn_; };
struct u14_c { int c_, dup_; HD int fc(int q) const { return q; } };
template <class T> struct u14_t { int t_; HD int ft() const { return t_; } typedef T Tt; };
class u14 : private u14_b, u14_c { public:
  int m_ = 1, arr_[3], arr2_[2][2]; int bits_ : 3; P obj_; P *ptr_; mutable int mutable_; static int sm_; static constexpr int cm_ = 3; enum { e_v = 2 }; union { int un_; float uf_; }; struct { int an_; }; struct Nest { int q; struct { int q; } w_; } nest_;
  HD int own() const { return 1; } HD static int sown() { return 2; } template <class T> HD int tmpl(T t) const { return int(t); }
  void go(int u) const {
  [this] { eat([=] __device__ {  }); }();
  (void)(int((&u)[0] == 0)); auto x{[=] __device__  () -> void {  u; }};
  for (int w15 : {eat([=] MAYBE (int, int const w) {  })}) for (auto [w15_a, w15_b] : {P{1, 2}}) eat([=] __attribute__((host, device)) () noexcept(noexcept(1)) { { (void)(a); (void)(this->m_); } });
  }
  static void st(int u, u14 *b) { eat([=] __device__ { return b->m_ + u + cm_ + b->nest_.w_.q + b->obj_.m(1); }); }
};
struct { int y; void go(int q) { eat([=] __device__ { return q + y; }); } struct N_ { void go() { eat([] __device__ { }); } }; } br16;
typedef struct { void go() { eat([] __device__ { }); } } br16_t;
void br17(int b) { NoDef b_[1] = {1}; NoAssign j_[2]; eat([=] HD { return b_[0].a + j_[0].a; }); eat([j_] HD { }); NoDef ok_(1); eat([ok_] HD { }); }
struct br18 { int e = eat([](int w) { return eat([=] __device__ { return w; }); }); operator auto() { return eat([] __device__ { }); } auto go() const { eat([=] __device__ { return 1; }); } };
namespace ns20 {
#define mu19_BODY(i, ...) [=] __device__ (int i) { __VA_ARGS__ }
void mu19(int z, int u) {
  eat(mu19_BODY(z, int z_ = z; fn(z_, u);));
}
}
struct u21 {
  int m_ = 1, arr_[3]; P obj_; P *ptr_; static constexpr int cm_ = 3; static int sm_; enum { e_v = 2 }; struct Nest { int q; }; Nest nest_; using Mine = long; HD int own() const { return 1; } HD static int sown(int q) { return q; } template <class Q> HD int tmpl(Q q) const { return int(q); }
  void go(const P & b, int q);
};
void u21::go(const P & b, int q) {
  eat([=, q0_ = int(m_), q1_ = [this] { return own() + m_; }()] __device__ { return by(q0_); });
  eat([this, q0_ = Op{m_}[q], q1_ = arr_[q], q2_ = this->obj_.m(q)] __device__ { return by(q0_); });
  eat([q0_ = (m_), q1_ = by(b), q2_(both(b, q))] __device__ { return by(q0_); });
  eat([q, q0_ = this->obj_.m(q), q1_(both(b, q))] __device__ { return by(q0_); });
}
template <class... Ts> void br22(int a, Ts... ts_) { eat(<:=] __device__ { return sink(ts_...); }); eat([ts_...] __device__ { }); eat([=] __device__ { return sizeof...(ts_) + a; }); eat([=] __device__ { return (ts_ + ...); \
 }); }
#define mu24_D(x) x
#define mu24_A mu24_D(__device__)
#define mu24_C [r mu24_E, m] mu24_A
#define mu24_E
v\
oid mu24(int r, int m) { auto l_ = mu24_C (int q_) { return r + m; }; \
 eat(l_); }
void br25(int t) /* } ) ; 
 */ { auto pl_ = [t] { return t; }; // it's " odd
eat([=] __device__ { return pl_(); }); auto ex_ // it's " odd
= [t] __device__ { return t; }; eat([=] __device__ { return sizeof(ex_); }); eat([ex_] __device__ { ex_(); }); }
