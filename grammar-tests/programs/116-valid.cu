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
void f1(int t) {
  (void)(int(__builtin_expect(int(fn(k, 1'000)), 1)));
  static const int w2 = eat([=] DEV  () {  });
  auto d = ([t=int(*"t"), z = vt<decltype(t)>] __device__ __device__ (int const a, int x[3]) -> long double const * { int r = ga; k; return {}; });
  (void)(~ga);
  auto i = [=] __attribute__((device)) (unsigned) -> decltype(1 + 1) {  return int(int('d' + eat(d))); };
}
namespace od3 { int r = 1; namespace in { int w = 2; void go(int q_) { eat([=] __device__ { return r + w + q_ + in::w + od3::r; }); using od3::r; eat([=] __device__ { int w = r; return w + q_; }); } } }
template <class T> void u6(T, int u6_p) {
  const int s = sizeof(T);
  const double j = 1.5;
  constexpr int d = 3;
  const double m = 1.5;
  eat([=] HD { return noexcept(int(m)) + 1; });
  eat([=] __device__ { return decltype(int(j) + tf<s>(1) + int(m)){}; });
}
template void u6<int>(int, int);
void od7(int t[2][3], int (*v)[4], int (&r_)[2][2], int *(*pp_)[2], int *ap_[3]) { eat([=] __device__ { return v[0][1] + t[1][2] + r_[0][1] + *(*pp_)[0] + *ap_[1]; }); }
namespace ns12::in {
struct u11 { int m_; P q_; void go() { P pp_{1, 2}; int ar_[2] = {1, 2}; Tup tt_{1, 2}; auto &[a, z] = q_; int r_ = a, s_ = z; eat([=] HD { return r_ + s_; }); eat([q_ = a, w_ = z + 1] __device__ { return q_ + w_; }); eat([=] __device__ { return m_; }); } };
}
#line 1113
namespace u13 { struct A_ { int q; }; namespace in_ { using A2 = A_; void go(int j, A2 i) { long int unsigned (* const (*w)(volatile decltype(fn(1)) &) noexcept)(volatile int, const signed char &) noexcept = {};
  eat2([k(int(by(w)))](h::Int d) { return int(d); }(int(ga)), CAPTURE(i, j) (int (s), int k, const auto &b) mutable -> long { struct L14 { int j; int mm(int b) { return j + b; } enum { ee }; }; (void)L14{1}.mm(int([=]() -> int { int r = k * a; (void)(r); return int(r); }())); (void)int{eat(CAPTURE(=) (int (t)) mutable noexcept { (void)(int(b)); while (auto *z = int(tf<2>(j)) ? &g::gv : nullptr) { (void)(t); break; } return int(int(int{} + ga)); })}; (void)(k); return int(int(Box<decltype(k + 1)>::size)); }, a); } } using in_::A2; namespace al_ = in_; void two(int j, al_::A2 *i) { long int unsigned (* const (*w)(volatile decltype(fn(1)) &) noexcept)(volatile int, const signed char &) noexcept = {};
  eat2([k(int(by(w)))](h::Int d) { return int(d); }(int(ga)), CAPTURE(i, j) (int (s), int k, const auto &b) mutable -> long { struct L14 { int j; int mm(int b) { return j + b; } enum { ee }; }; (void)L14{1}.mm(int([=]() -> int { int r = k * a; (void)(r); return int(r); }())); (void)int{eat(CAPTURE(=) (int (t)) mutable noexcept { (void)(int(b)); while (auto *z = int(tf<2>(j)) ? &g::gv : nullptr) { (void)(t); break; } return int(int(int{} + ga)); })}; (void)(k); return int(int(Box<decltype(k + 1)>::size)); }, a); } }
void u13_3(int j, u13::A2 const &i, u13::al_::A2) { long int unsigned (* const (*w)(volatile decltype(fn(1)) &) noexcept)(volatile int, const signed char &) noexcept = {};
  eat2([k(int(by(w)))](h::Int d) { return int(d); }(int(ga)), CAPTURE(i, j) (int (s), int k, const auto &b) mutable -> long { struct L14 { int j; int mm(int b) { return j + b; } enum { ee }; }; (void)L14{1}.mm(int([=]() -> int { int r = k * a; (void)(r); return int(r); }())); (void)int{eat(CAPTURE(=) (int (t)) mutable noexcept { (void)(int(b)); while (auto *z = int(tf<2>(j)) ? &g::gv : nullptr) { (void)(t); break; } return int(int(int{} + ga)); })}; (void)(k); return int(int(Box<decltype(k + 1)>::size)); }, a); }
#line 118
template <class T, class U> void ex16(T && a, U (&n)[2]);
template <> void ex16<h::X, g::E>(h::X && n, g::E (&a)[2]) {
  auto && i = PASS([=]) HD () -> Box<int>::type BODY(int s = int(int(sizeof(a))); return int(fn((int(sizeof(n))), (int(sizeof(n))))); );
}
template <class Elem, int N> __host__ __device__ int f17(typename Acc<Elem>::type ** const, Elem j) noexcept(true) {
  (void)new auto([j] MAYBE (int i<:3], int, auto &&s) mutable -> typename Box<int>::type {  return int((int)(a)); });
  auto x = [j:> __attribute__((host)) __attribute__((device))   <%  return int(static_cast<int>(static_cast<decltype(j) *>(nullptr) != nullptr)); %>;
  (void)g::garr[eat([x, j] __host__ __device__ __host__   <%  return int(sizeof(decltype(j))); %>)];
  LOOP_IF(a, [e = (int(j), N) + ADD(int(j), N), r=both(a, int(j))] __attribute__((device))  (unsigned, <:<:maybe_unused]] int q) { volatile int * const * const * const z = {}; int w = int(*"r"); 
#if 0
  { (void)(N); %>
#else
  <% constexpr int b = 2; %>
#endif
  return int(int(Box<decltype(ga + 1)>::size)); });
  do if (int(k)) <% do { (void)(N); } while (false && (a < int(j))); } while (0);
  const auto q = HDLAMBDA ([<:maybe_unused]] int q) { ; return int(eat(x)); %>;
  return (eat([q, x:> __device__ __host__  (int z = Box<int>{1}.v) <% long double s = <%}; (void)(N); (void)((tf<N>(z) ? by(s) : int(*"q"))); return int(int(sizeof(q))); %>));
}
int f21(int *const v) {
  { auto q{[=] __attribute__((device))  (P c) {  }}; auto a = [q, v] __attribute__((host, device)) () __attribute__((unused)) -> unsigned long int { constexpr int i = 2; int v = int(__builtin_expect(int(ga), 1)); return int(int(sizeof(q))); }; }
  for (int q = int(a), k = int(int(sizeof(decltype(n + 0)[2]))); q < k; ++q, --k) { (eat)(LAMBDA(auto &&x, unsigned, int) { struct L23 { int b; int mm(int b) { return b + b; } enum { ee }; }; (void)L23{1}.mm(int((int(x), ga))); int *b = &g::gv; }); (::eat)([=] __device__ (auto &&... w) -> h::Int BODY({ (void)(a); (void)(n); } return int([k, q](const int &m) noexcept { return int(k); }(int(q))); )); ::kk::call([=] NOTHING __device__   { for (int s : Range{0, 1}) { (void)(n); } return int(fn(k, a)); }); try { eat([=] __device__  (const auto &m, int) {  return int(fn(a)); }); } catch (int x) { eat([] __host__ DEV  (int x[3]) { for (auto q : g::garr) { (void)(a); } }); } }
  static constexpr int b = 2;
  const auto w{[v, x = Int(b)] __device__  (auto &&z, const int &b, int q) -> Int {  return int(int(Box<decltype(ga + 1)>::size)); }};
  return (eat([=] HD  (decltype(&P::a) i) { k; (void)(sink(*v, 3) - eat(w)); int x = int(int(*"i")); return int(2); }));
}
namespace ns25 { inline namespace v2 {
template <class T> struct u24 {
  int m_ = 1, arr_[3]; P obj_; P *ptr_; static constexpr int cm_ = 3; static int sm_; enum { e_v = 2 }; struct Nest { int q; }; Nest nest_; using Mine = long; HD int own() const { return 1; } HD static int sown(int q) { return q; } template <class Q> HD int tmpl(Q q) const { return int(q); }
  T dep_; Box<T> *base_; template <class Q> HD int own2(Q q) const { return 1; } HD auto self() const { return *this; }
  void go(T v, int m) const {
  eat([q0_ = &m_] __device__ { return by(q0_); });
  eat([this, q0_(static_cast<long>(m)), q1_ = Op{m_}[m], q2_ = int(m_)] __device__ { return by(q0_); });
  eat([q0_ = Box<int>{m}, q1_([this] { return own() + m_; }())] __device__ { return by(q0_); });
  eat([m, q0_ = *this] __device__ { return by(q0_); });
  }
};
}}
template <typename T> static inline auto f26(int w[], List<T, int> a) noexcept(false) -> void {
  (void)(ga * w[1]);
  for (int w27 : {eat([w, a] MAYBE  (const int b[2][3]) BODY( return int([a](const int &i) noexcept { return int(ga); }(int(w[1]))); ))}) for (auto [w27_a, w27_b] : {P{1, 2}}) eat([] __attribute__((device))  () noexcept(true) -> void { for (;;) { break; } });
  try { eat([a, w] DEV  (auto &&y, int s [[maybe_unused]], int const u) -> h::Int { { using namespace g; (void)(s); } return int(u); }); } catch (int u) { eat([=] NOTHING __device__  (int r, unsigned, int k) { eat2(int(Box<decltype(k + 1)>::size), [r, a] __host__ __device__ __host__   { static_assert(g::gc > 0, "n"); (void)(!ga); return int(int(true || n)); }, n * ga); }); }
}
#define u29_OPEN(n) eat([=] __device__ (int n) {
#define u29_CLOSE })
#define u29_RETURN(e) return (e);
void u29(int j, int p) { u29_OPEN(d) u29_RETURN(j + d) u29_CLOSE; u29_OPEN(p) u29_RETURN(p * j) u29_CLOSE, u29_OPEN(q_) u29_CLOSE; }
__host__ int f30(Arr<3> k, int &s);
__host__ int f30(Arr<3> k, int &s) {
  auto &t = g::gv;
  (void)g::garr[eat([] NOTHING __device__  () -> const int & { ; a; return g::gv; })];
  return (fn(ga));
}
