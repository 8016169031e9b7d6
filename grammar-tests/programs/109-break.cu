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
#line 1092
auto u1(int c, int m) -> Both<int, int> { return {eat([=] HD { return c; }), eat([=] HD { return m; })}; }
P u1_2(int c) { return P{eat([=] HD { return c; }), 2}; }
int *u1_3(int c) { return new int[2]{eat([=] HD { return c; }), 1}; }
#line 95
template <template <class> class C, class T> struct C2 final : Acc<T> {
  T q;
  int e = 1;
  int v = 1;
  HD int val_() const <% return 1; %>
protected:
class C3 <%
public:
  int m = 1;
  union <% int b; float n; };
  HD int later(); int lt4 = 2;
private:
struct C5 {
  int j = 1; using Own = int;
  auto m6(const P *x, T (&s)[2], int b, [[maybe_unused]] int e) const {
    while (eat(<:] NOTHING __device__  (int b[3]) mutable { for (int r : Range<%0, 1}) { (void)(b<:1]); } if constexpr (sizeof(ga) > 2) { (void)(k); } return int(b[1:>); })) break;
    for (int m_ = eat(PASS([=:>) __device__(P c) {  return int([&:>(h::Int k, h::Int y) noexcept { return int(int(s[1])); }(int(c.a), int(ga))); }); m_ < eat(<:&:> __device__  (<:[maybe_unused]] int q) <% { using namespace o1; (void)Q2{}.a; (void)(e); } int *n = &g::gv; return int(ga); }); ++m_) { eat([=, &x, &s, &b, w = {1, 2%>] __device__  { do { (void)(a); } while (false && int(int<%} + e)); %>); }
    int q[] = <% eat(CAPTURE(&, d=!k)(int i) -> Int BODY( return int(tf<k>(0)); )), eat([n = both(int(1), int(ga)).b] ATTR_D  (h::Int y, int (*s)(int)) -> void {  a; }) }; (void)q;
    return (ADD(7, q[0]));
  }
  void m7() {
    volatile Both<int, P *> m = {%>;
    _Pragma("unroll") for (int y = int(int('m' + ga)); y < 3; y += 2) { int (*a)(int) = &fn; continue; }
    if (auto b_ = [=] __device__  (int const i) { int &d = g::garr[1]; PASS(auto w_ = <:=, n=P{int(h::Int(this->j)), 2}, a = <%1, 2}] NOTHING __device__  (int p) mutable { for (;;) { break; } i; }); (void)sizeof(w_); return int(int(__builtin_expect(int(d), 1))); }; sizeof(b_)) <% } else { eat(b_); }
  }
  C5() {
    int e = int(1), *b = &e;
    auto pl9 = [=](int c) mutable -> int <% (void)(int(((a)))); (void)(int(int<%} + e)); return c; };
  }
%>;
public:
  int m10(const P *c, int &&t, int p, Arr<3> a) {
    (void)(Box<int>{int(ga)}.as<int>());
    eat2(b, [z([]{ enum { q_ = 3 }; return int(q_); %>()), &c, u = (b), &p, t] __attribute__((device))  (int d) <% if (int n = int(int(int{} + u)); g::b) { int s = int(int(int(sizeof(z)))); } else <% (void)(ga); } }, int(((c->a))));
    constexpr auto y = 4;
    _Pragma("unroll") for (int w = int(int(*"a")); w < 3; w += 2) { (void)(sink('c') < w), (void)(p > b); continue; }
    if (eat([t, a, p] __device__ __host__   {  y; }) == c->m(1)) { (void)(t); }
    return (eat(<:=, u=both(int(m), int(int(n))).a] DEV () mutable {  if constexpr (false) { (void)(t); } return int((t, k)); }));
  }
};
public:
  operator int() {
    int x = int(EVAL(fn, val_()));
    (void)!eat(<:] __device__ (Int (* const *w)[2]) { (void)((k, a) < k), (void)(int(sizeof(w)) > k); k; });
    (void)(int(((n))));
    _Pragma("unroll") for (int w13 = 0; w13 < 2; ++w13) eat(CAPTURE(=)() -> h::Int { auto i([x] __host__ __device__ (const unsigned char ***q) { switch (int u = int(int(int{} + n)); u) <% case k: { (void)(k); break; } default: (void)(a); } auto w14 = both([x=(n)] __attribute__((device))  (int q) {  return int(Box<int>{int(a)}.as<int>()); }, <:=] __device__ ([[maybe_unused:>] int v) __attribute__((unused)) BODY( return int(a); )); (void)sizeof(w14.a); return int(tf<k>(0x10)); }); (void)(int(((k)))); return int(this->val_()); %>);
    return 1;
  }
%>;
struct B16 { int w; static int t; HD int bf(int q) const { return q; } protected: int prot; };
class C15 : B16 {
public:
  int u[3];
  int j = 1;
  enum { a = 4 };
  int operator==(unsigned long long int &&b) {
    auto i = [] { return 1; };
    return (eat([=] NOTHING __device__  (h::Int j, int const m) -> auto { (void)((Box<Box<int>>{{int(this->u[0])}}.v.v)); return int(int(static_cast<int (*)(int)>(fn)(int(n)))); }));
  }
  int operator==(const short int m[k]) const {
    auto u([=] __host__ __device__  (unsigned, long d) { (void)(int(*"m")); if (P d{int(fn(int(sizeof(m)))), 1}; d.a) { int e = by(k); } P w{int(+t), 1}; return int(k); });
    return (eat([this, m, u] __host__ __device__ (int j, int d, [[maybe_unused]] int v) constexpr -> long {  return int(n); }));
  }
protected:
  template <class M, int K = 2> void m19(g::v1::IV n, ::g::deep::D::In p, M *z, Arr<2, M> const &w) {
    for (auto u : {eat([p, &z, this] PASS(__device__)  (const int &, long r) -> Box<int>::type {  return int(k); }), 2}) { eat([&] NOTHING __device__  () mutable -> const int { (void)((int(k) ? int(((n.a))) : PASS(077))); return int(Arr<K>{}[0]); }); }
  }
};
namespace ns23 {
template <class T> int od20_v = eat([] __device__ (T t) { return t; });
template <class T> using od20_al = Box<T>;
void od20(od20_al<int> z, od20_al<od20_al<long>> *k) { eat([=] __device__ { return z.v + k->v.v; }); }
%>
template <class D> struct Crtp26 { int own; HD const D &self() const { return static_cast<const D &>(*this); }
  int go27(const D &i) const {
    (void)new auto([i] ATTR_D  (h::Int q) -> int { switch (int w = int(int(true and int(i)))) { case 1: { (void)(a); } [[fallthrough]]; case 2: { int (v) = 1 && n; break; } default: ; } return int(int(*"q")); });
    try { eat([this, i] __device__  () -> decltype(g::gv) { kk::parallel_for(Pol{1}, [] __device__ (int, const int &q) {  return int(int(int{} + n)); }); ; return int(int(vt<Box<int>> > 2)); }); } catch (int n) { eat([=, c = (int(i)) * (n) - -(a), u(~k)] ATTR_D  () { lb30: ; return int((self().sf(1) < self().val)); }); }
    return 0;
  }
};
class C25 : Crtp26<C25> {
public:
template <class T1, int N1> class In31 {
public:
  int c = 1;
  int v = 1;
  P d;
  using Own = int;
struct In32 {
  P p; int t = 1; union { int u; float q; }; using Own = int; HD int val_() const { return 1; } HD int later(); int lt33 = 2;
  void m34(int y[], Int u, T1 (&c)[2]) const noexcept {
    if (eat([=, n=new int[2]] __device__  () -> void {  a; }) == (Box<Box<int>>{{int(p.a)}}.v.v)) { (void)(y[1]); }
    const auto q = [=] __host__ __device__ __host__  (int i[3], int (m), int j[3]) __host__ __device__ { (void)(int(Box<decltype(int(c[1]) + 1)>::size)); { (void)(this->p.m(1)); struct { int q; } q{1}; } 
#if 0
  { (void)(int(c[1])); }
#else
  { (void)(i[1]); }
#endif
  return int((y[1])); };
    int w35[2] = {eat(CAPTURE(=) (int (t), int q[3]) { struct L36 { int p; int mm(int b) { return p + b; } enum { ee }; }; (void)L36{1}.mm(int((n < a))); (void)(int(sizeof(int[k]) + alignof(P))); auto w37 = both([=] __host__ __device__ __host__   { auto [i, s] = P{int(fn(u)), 2}; if (int(sink(int(c[1])))) { (void)(int(c[1])); } else if (int(k - ga)) { (void)(y[1]); } else { (void)(k); } return int(int(s) + int(s)); }, [=] __device__ __host__  (int (*c)(int), First<int, P, long> const *&&z) {  if constexpr (sizeof(int) > 2) { (void)(p.a); } return int(int(sizeof(R"x(a " ) ] b)x"))); }); (void)sizeof(w37.a); return int((ga < ga)); }), {eat([this, &q, c] __host__ __device__  (int r[3]) -> int { lb38: ; return int(CAT(f, n)(r[1])); })}};
  }
};
protected:
  void m39(Same<o1::o2::Q1<P> **> ** const (*x)[1 + 1], typename Box<T1>::type i) const {
    (void)(a);
    if (auto r_ = [=] __device__  (auto &&k) { (void)((d.a)); for (;;) { break; } return int((Box<Box<int>>{{int(ga)}}.v.v)); }; sizeof(r_)) { } else { eat(r_); }
  }
public:
  Own m40() const noexcept {
    (void)P{eat([=] __host__ __device__ (int d) -> int { (void)(int(1.)); return int([](int w) noexcept { const auto [b, r] = P{int([=]() -> int { return int(n); }()), 2}; (void)(k); return int(int(b)); }(int((*this).c))); }), 1};
    delete new int((P{int(ga), 1}.*&P::a));
    return (eat([] __host__ __device__  () -> decltype(g::gv) {  return int(sizeof(decltype(0))); }));
  }
};
  template <class M> void m42(int y);
  int v = 1;
  static int w;
  union { int c; float p; };
  HD int val_() const { return 1; }
  int val; HD int sf(int x) const { return x; }
};
template <class M> void C25::m42(int y) {
    (void)(k);
}
struct br43 { int e = eat([](int a) { return eat([=] __device__ { return a; }); }); operator auto() { return eat([] __device__ { }); } auto go() const { eat([=] __device__ { return 1; }); } };
namespace u44_n { inline namespace v_ { struct A_ { int q; }; A_ u44(A_, int); template <class T> void u44_t(T, A_); } }
u44_n::A_ u44_n::u44(A_ u, int b) { 
  auto a = [=, s = int(k), e(static_cast<long>((by(u))))] ATTR_D  (volatile Acc<char>::type q) { int *c = &g::gv; (void)(ADD(b && b, fn(1, ga))); { (void)(int(sizeof(q))); (void)(s); } return int(n); }; return {}; }
template <class T> void u44_n::u44_t(T u, A_ a) { int b = 1; for (int c = int(Box<int>{int(eat(a))}.as<int>()); c < int(Arr<k>{}[0]); ++c) { Ded d(int(k > by(u)), 'c'); } (void)(eat([] NOTHING __device__  () -> Int { if (int w45 = 1; kk::call([] __host__ __device__  (h::Int a, Box<int> j) __device__ { const auto & r([] __host__ DEV  () {  return int(fn(ga)); }); return int(int(((k)))); }, w45) > 1) eat([=, u=g::e1, k=(0) + ::k] __attribute__((device))  (auto &&p, int m, const int a[2][3]) noexcept(true) { Acc<int> x{int((a[1][2])), 2, 3}; return int((a[1][2] < m)); }); else if (kk::call([] MAYBE () noexcept(noexcept(1)) { switch (int r = int(ga > ga)) { case 1: { (void)(ga); } [[fallthrough]]; case 2: { (void)(r); break; } default: ; } const int e = 3; return int(e - ga); })) { } else eat([=] __device__ __host__  (int q[3]) { if (int y = int(CAT(f, n)(k))) { int k{int(y <= q[1])}; } else (void)(y); { constexpr int i = g::gc; (void)(n); } q[1]; }); { int s = int(n && ga); (void)(n); { int q = s; (void)q; } (void)(s); } return int(n); }) + eat([&n = u, b, &u, a, r=Box<int>{int(eat(a) + by(u))}] __attribute__((device)) (auto... y) mutable {  return int(ADD(r.get(), int(sizeof(n)))); }));
  PASS(auto j_ = [b] ATTR_D  () noexcept(true) -> decltype(g::gv) { (void)(fn(b || ga)); int t = int((3 ? t : 'c')); return int(!k); }); (void)sizeof(j_);
  eat([a, &u] DEV (int x) mutable {  return int(n); }); }
void br47(int p) { int ar_[2] = {}; eat([q_ = ar_] __device__ { }); eat([q_ = {1, 2}] __device__ { }); std::initializer_list<int> il_ = {1}; eat([q_ = il_] __device__ { }); eat([il_] __device__ { }); eat([q_ = "s", r_ = &ar_[0]] __device__ { }); }
namespace { class br48 { public: class Q_ { int c; public: void go() { eat([=, *this] HD { return c; }); } }; private: class R_ { public: static int go(int x) { return eat([x] HD { return x; }); } int operator()(int) const { return eat([] HD { }); } operator int() { return eat([] HD { }); } }; }; }
struct u49 {
  int m_ = 1, arr_[3]; P obj_; P *ptr_; static constexpr int cm_ = 3; static int sm_; enum { e_v = 2 }; struct Nest { int q; }; Nest nest_; using Mine = long; HD int own() const { return 1; } HD static int sown(int q) { return q; } template <class Q> HD int tmpl(Q q) const { return int(q); }
  void go(Tup a, int j) const;
};
void u49::go(Tup a, int j) const {
  eat([j, q0_ = m_ > 0 ? m_ : j] __device__ { return by(q0_); });
  eat([q0_ = obj_.a, q1_ = static_cast<int>(m_), q2_ = this->own() + 1] __device__ { return by(q0_); });
  eat([q0_(obj_.a), q1_(int(m_)), q2_ = !m_] __device__ { return by(q0_); });
}
namespace ns54 { inline namespace v2 {
struct u53 { int m; struct g { int a; }; using P = long; void go(g e, P p, ::P m_p) { eat([=:> __device__ { return m + e.a + p + m_p.a; }); int m = 2; eat([=] HD { return m + this->m; }); { struct Q_ { int a; %>; eat([=] __device__ { return m + sizeof(Q_); %>); } } };
}}
