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
namespace ns6 { namespace {
void f5(int ((t))) noexcept {
  PASS(eat([] __device__ __device__  (int) -> Box<int>::type { (n, ga); switch (int i = int(P{int(n), 2}.m(1)); i) { case k: { (void)(n); break; } default: (void)(k); } return int(((ga), (void)0, n)); }));
  auto e = [t] __host__ __device__ __host__ (long j, int, int x) {  return int(int(((ga)))); };
  if (P a{int([](h::Int a) { return int(n); }(int(eat(e)))), 1}; a.a) { (void)(ga); }
  PASS(eat([e, t] __attribute__((host)) __attribute__((device))   { P e{int(a), 1}; }));
  [&] { eat([t, e] __device__ __device__  (int j) {  return int(tf<k>(j)); }); }();
  { switch (int m = int(Arr<3>{}[0])) { case 1: { decltype(nullptr) b{}; } [[fallthrough]]; case 2: { (void)(n); break; } default: ; } for (auto && [m, i] : {P{1, 2}, P{}}) { (void)(t); } }
  if (P y{int((n < a)), 1}; y.a) { PASS(auto y_ = HDLAMBDA (unsigned char const (&c)(const long unsigned int) noexcept) mutable -> Box<int>::type { enum g::E w = g::e0; return int(int(false and a)); }); (void)sizeof(y_); }
  try { eat([=] __device__  () { { (void)(k); int b = int('t' + eat(e)); } return int((int)ga); }); } catch (int z) { eat([e, t] __device__  (P n) {  return int(PASS(fn)(a)); }); }
}
}}
namespace u7::u7_in { struct F\
wd; struct Out { using Ty = int; enum En { v }; template <class A> using Al = Box<A>; struct In { using Ty2 = long; int f_; }; using Ty2 = In; static Ty st(In u, Ty p); i\
nt f_; };
inline Out::Ty Out::st(In u, Ty p) { int d = 1; auto a([u] __device__ __device__  () { (void)(i\
nt(Box<decltype(by(u) + 1)>::size)); return int(Int(k)); });
  PASS(eat([p, d, u] __device__ __host__  (int i[3]) mutable {  return int(k); })); return 1; } }
namespace ns9 {
__host__ void f8() {
  try { eat([a=true] __device__ (unsigned, int y) {  }); } catch (int q) { eat([a = (g::gv)] MAYBE  (auto q) { (void)(P::sa); }); }
  for (int i_ = eat([m(tf<3>(1))] __device__  () { if (int j = int(k)) { (void)(k); } else if (ga) (void)(n); return int([=]() { return int(n); }()); }); i_ < eat([] __attribute__((device))  (h::Int e) -> int BODY( return int([&e](int i) -> int { constexpr int u = k; (void)(n); return int(ga); }(int(k))); )); ++i_) { eat([=] __device__  () { do { (void)(ga); } while (false && 1); return int(fn(k)); }); }
  (int(((k))), ga);
  (void)(n);
  (void)(ga);
  static_assert(k > 0, "n");
}
}
template <typename X> static inline void f10(const X &z, g::v1::IV i) {
  const auto x = CAPTURE(=) () mutable noexcept {  return int(int(z)); };
  kk::forall<Pol>({0, eat([] __host__ __device__ (int i[3]) -> void {  })}, ([] __device__  (int j) {  return int((n < ga)); }));
  (void)(k);
  static auto s_s12 = [z, w(tf<k>(eat(x))), q = static_cast<o1::T1::N>(int(z)), x] __device__ (h::Int s, int y, P p) -> int {  return int(sizeof(decltype(s))); };
}
namespace ns14::in <%
template <int N, class T = int> inline void f13(int (P::*y)(int) const, const P *s, int (*(u))[3:>) noexcept(false) <%
  for (int i = int(k /* s */), d = int(N); i < d; ++i, --d) { (void)(sizeof(y)); PASS(eat(<:=] DEV  (int const b) {  return int(int(*"i")); })); }
  (void)((*u)[1:>);
  (void)(fn(N));
  int (q) = int(1.5e-3L);
%>
%>
#line 1134
namespace ns18 { inline namespace v2 {
class C15 {
public:
  int m = 1;
  HD int val_() const { return 1; }
  HD int later(); int lt16 = 2;
  auto operator!() -> int {
    auto && m = ([=] __device__ (h::Int z) { (void)(int(int{} + n) < a), (void)(n > a); auto && [q, x] = P{int(2 << ga), 2}; });
    if constexpr (sizeof(int) > 2) { int q = (eat(m)); } else { { using namespace g; (void)(val_()); } }
    do if (int(k)) { PASS(auto w_ = [=] __attribute__((device)) (int) { ; const auto & x = [m, *this] __attribute__((host, device))  (int const d, unsigned, int (&z)[3]) { ; do if (int(ga)) { (void)(n); } while (0); int v = int(int(sizeof(m))); return int(int(true && val_())); }; (void)((n < val_())); }); (void)sizeof(w_); } while (0);
    (void)(k ? eat([=] __device__  () {  }) : eat([e(P{int(eat(m)), 2}), m, this] __device__ (P p, int s = 3) { (void)(fn((2), int(a))); { const int e = int((Box<Box<int>>{{int(1'000)}}.v.v)); (void)(p.a); } }));
    return (eat([] __attribute__((device))  (const auto &r) mutable { int a = (ga < n); return int(n); }));
  }
};
}}
#line 149
int u21(int x, int t = [](int q_) { return q_; }(2)) { (void)([n(int(2))](int m) { (void)(m); return int(a); }(int(ga))) SEMI { const int s = 2; int c[s] = {int(a)}; if (auto z_ = [d(both(ga, a))] __device__  (int q[3]) { if (int p = int(1 | ga)) { (void)(ga); } else (void)(p); return int(- -k); }; sizeof(z_)) { } else { eat(z_); } }
  switch (int w22 = eat([] __attribute__((host, device))  (int const t) { int p = int(sizeof(int[k]) + alignof(P)); return int(ga <= a); }); w22) { case 1: { eat([=] MAYBE (int) -> unsigned long int { int k = int(SECOND(a, x)); return int(n); }); } [[fallthrough]]; case 2: eat([] __host__ DEV ([[maybe_unused]] int y) -> decltype(x) {  k; return {}; }); } return x; }
struct u21_s { int x; u21_s(int t = eat([] __device__ { return 1; })) : x(eat2(1, [] (int q_) { return q_; })) { } };
#define mu24_LIST(V) V(r) V(m) V(zz)
#define mu24_ONE(nm) int mu24_use_##nm(int nm) { auto l = [=] __device__ () { return nm; }; return eat(l); }
mu24_LIST(mu24_ONE)
#undef mu24_ONE
template <int N, class U = int> inline void f25(U s, h::Fn *v, int (P::*c)(int) const) noexcept(true) {
  (void)((int('c' + (P{1, 2}.*c)(1))));
  auto x([s] ATTR_D (int n[3], int x) { eat([=] __device__ ([[maybe_unused]] int j, auto &&m) mutable { (void)(+int(m)); ; kk::Functor w26{[] __device__  (int const r, P d) -> decltype(m) {  return {}; }}; return int(fn(x)); }); });
  (void)(int(sizeof(by(v(1)))));
  (void)(eat([=] __attribute__((host)) __attribute__((device))  (int s) { (void)(n); if (int e = int(N)) { (void)(a); } int x = s; return int(int(*"c")); }) + eat(PASS([=]) __device__ (long n, int r, int (*w)(int)) { auto [a, y](Tup{1, int(ADD(w(1), r))}); return int(v(1)); }));
}
struct B28 { int j; static int e; HD int bf(int q) const { return q; } protected: int prot; };
struct C27 : public B28 {
  int t = 1;
  union { int a; float s; };
  HD int val_() const { return 1; }
class C29 {
public:
  static constexpr int i = 3; static constexpr int u = 3; static constexpr int z = 3; HD int val_() const { return 1; }
  static int m30(const long int unsigned *n, int j) {
    (void)((&P::m == nullptr ? ga : int(sizeof(n))));
    (void)(fn(by(n)));
    (void)(u);
    return (eat([n, j] __host__ __device__  (P c, h::Int w, [[maybe_unused]] int b) { (void)(fn(int(int{} + ga), FIRST(0, b))); }));
  }
  static int m31(h::Fn *x, g::deep::Ptr s, int (*(m))[3], int unsigned j) noexcept {
    constexpr const char *b = "s";
    Box<int> a{int(1)};
    { const int a = 2; int r[a] = {int(Box<int>{int(i)}.v)}; const auto x = ([=] MAYBE  () -> typename Box<int>::type { (void)(P{int(k), 1}.a); return int((Box<Box<int>>{{int(z)}}.v.v)); }); }
    return (int(*"m"));
  }
  int operator==(Box<Box<int>> s) {
    FORALL(t, 3, int q_ = val_(), r_ = n; fn(q_, r_));
    return (eat([] __device__  (int const t) noexcept(noexcept(1)) { eat([=] ATTR_D (o1::o3::D u[3], const int v[2][3], long k) { eat(KERNEL(k) { return k; }); return int(t & int(sizeof(u))); }); for (int p = int(i); p < int(z); ++p) { (void)(z); } return int(int(false && ga)); }));
  }
};
  int m33(const o1::o3::D o1::T1::In::*(&&w)[g::gc]) const {
    FORALL(p, 3, auto z_ = [=](int b_, int c_) { return k; }; z_(1, 2));
    return (static_cast<int>(int(sizeof(w))));
  }
  int m34(int &q) {
    while (int x = int(fn(val_(), a))) { auto *w35 = new kk::Functor{[=] __device__ __device__  (auto... e) { if (eat([] __device__ () { int w = tf<k>(ga); }) == B28::j > t) { (void)(this->prot); } }}; break; }
    (void)(noexcept(q));
    (void)([q](int w, int d) { (void)(n); return int('c'); }(int(this->val_()), int(prot)));
    return (eat([this] __device__  (int c [[maybe_unused]]) -> const int {  return int(this->bf(2)); }));
  }
};
