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
template <template <class...> class C, class... Ts> void u1(C<Ts...> e, int v, List<C<Ts>...> *) {
  eat([=] __device__ { return 1 + v + by(e); });
  switch (eat([&v, &e] __device__ (P r) { (void)(a < ga); lb2: ; const int z{g::gc}; })) { case 1: eat([=] PASS(__device__)  (int) { eat([=] __device__  () noexcept(noexcept(1)) {  }); }); break; default: eat([=] __device__ (P w, int a) __host__ __device__ { ; while (int m = int(by(e))) { int v [[maybe_unused]] = int([&](int n, int v) { return int(k); }(int(ga), int(ga))); break; } const Range e{0, 3}; return int(w.a); }); } int a{int(PASS(42))};
  eat([=, y=by(e) > k] __attribute__((device))  (P z) mutable __device__ { (void)([=](const int &n, h::Int a) { (void)(z.a); (void)(k); return int(ga); }(int(n), int(k)) ^ by(e)); static_assert(3 > 0, "i"); return int(n != k); });
  (void)(ga);
}
void f3(h::Fn *x) noexcept(false) {
  do { eat([=] MAYBE  ([[maybe_unused]] int z) {  }); } while (eat([=, p(n || n == n)] __attribute__((device)) () -> void { (void)(int(int{} + by(p))); (void)(int(false && a)); a; }) && false);
  eat([=] __device__ __host__  () {  return int(sink(k, a, n)); });
  switch (int w4 = eat([=] HD  () -> void { eat([=] { return k; }); ; (void)((Box<Box<int>>{{int(int(*"x"))}}.v.v)); }); w4) { case 1: { eat([=, w = vn<g::gc>] PASS(__device__) ([[maybe_unused]] int m, const Same<int const * const> x) { double * const v = {}; struct L6 { int w; int mm(int b) { return w + b; } enum { ee }; }; (void)L6{1}.mm(int(fn(k))); return int((k)); }); } [[fallthrough]]; case 2: eat([x] __device__ (int) constexpr { auto && [x, b]{Tup{int(P{int(42), 1}.m(1)), 2}}; return int(1'000 && a); }); }
}
static void u7(int unsigned (*r)[2], const Arr<g::gc + 1> x[1 + 1], Both<int, P *> m[3]) {
  int d[] = { eat([] __host__ __device__  (const auto &v) { (void)(n); return int(static_cast<int>(a)); }), eat([&x] PASS(__device__)  (Both<int, P *> ** const k, auto c, int) {  return int(PASS(a)); }) }; (void)d; static int u = 1;
  int w8 = 0; kk::parallel_for("name", Pol{1}, [] __attribute__((host)) __attribute__((device))  (h::Int p) mutable { (void)(int(n) <= n); return int(+n); }, w8);
  eat([=] __host__ __device__ (P = {}) { const auto & t{[=] __host__ __device__   { int u[3] = {1, 2, 3}; 
#pragma unroll
  for (int i = 0; i < 2; ++i) { (void)(d[0]); } return int(by(d[0])); }}; (void)(int('r' + n)); (void)(int(sizeof(r))); });

}
namespace ns10 { using namespace g;
void u9(int m) { extern int ga; int p(int); int n = m; eat([=] __device__ { return ga + n + m; }); eat([n = n + 1, m = ::n] __device__ { return n + m; }); auto v = [m, n = m](int n2) { return eat([=] __device__ { return n + n2 + m; }); }; v(1); enum { p_e = 2, ga2 }; eat([=] HD { return p_e + m; }); }
}
template <int N, class X = int> int f15(h::Id<X> q, h::Arr3 &e, [[maybe_unused]] int a) noexcept(true) {
  (void)((o1::T1::N)(int(ga)) < ga), (void)(ga > ga);
  const auto y([] DEV () mutable -> Int {  return int(int(*"0")); });
  (void)(int(sizeof(decltype(n + 0)[2])) == eat(y));
  for (int i_ = eat([] PASS(__device__) () {  }); i_ < eat([y, q] __host__ __device__ __host__ (int n) { (void)(n); }); ++i_) { eat([=] __device__  () { { using namespace g; (void)(int(q.v)); } }); }
  return (eat(HDLAMBDA (int (*k)(int)) -> void { ; (void)(e[1]); }));
}
#define mu16_BODY(i, ...) [=] __device__ (int i) { __VA_ARGS__ }
void mu16(int s, int u) {
  eat(mu16_BODY(u, int z_ = s; fn(z_, u);));
}
static inline int f17([[maybe_unused]] int t, volatile o1::o2::Q1<P> *k[1 + 1], const char16_t (&)(double)) noexcept {
  for (auto q : <%eat(<:=, &t, &k:> __host__ __device__  (int, int i) {  %>), 2%>) { eat([w = P{int(int(Box<decltype(q + 1)>::size)), 2}, t, q, k:> __attribute__((device))  () { delete new int((a < t)); <% (void)(n); (void)(a); %> { (void)(q); (void)(by(k)); } return int(int(noexcept(by(k)))); }); }
  for (int e_ = eat([t, k] __device__  (int (*i)(int)) constexpr <%  }); e_ < eat(<:=:> __host__ __device__ __host__  (<:[maybe_unused:>] int k) constexpr <% <% using namespace g; (void)(k); %> return int([t, &k:>(const int &q, int e) { (void)(n); return int(42); %>(int(ga), int(t))); }); ++e_) { eat(<:=, w = {1, 2}, z=mv(g::gv):> __device__  (int (*r)(int)) {  %>); }
  while (eat([:> __device__  { <:[maybe_unused]:> const auto &w18 = [w(by(n))] __attribute__((host, device)) (List<char16_t **> * const b, long d) __attribute__((unused)) {  return int(int(sizeof(STR(d)))); }; return int(h::Id<int><%2%>.v); %>)) break;
  by(k);
  PASS(auto j_ = [=] __device__  (int v [<:maybe_unused:>]) {  t; }); (void)sizeof(j_);
  switch (int k = int(fn(t)); k) { case g::gc: { (void)P{eat(<:b = (t ? a : t):> __device__  (const unsigned *j<:g::gc:>[g::gc:>) { int e(int(fn(ga))); return int((int)a); }), 1}; break; } default: (void)(k); %>
  switch (int w20 = eat([&] ATTR_D  (h::Int r) -> decltype(by(k)) {  return <%%>; %>); w20) { case 1: <% eat(<::> MAYBE (auto &&e, auto &&k) { <% using namespace o1; (void)Q2{%>.a; (void)(int(e)); } <% (void)(int(k)); (void)(n); } <% long int unsigned v = <%}; (void)(by(v)); %> return int((int(e) < int(k))); }); %> [[fallthrough:>]; case 2: eat(<:k, t:> __host__ __device__  () mutable {  return int(int(ga)); %>); %>
  kk::Graph w21; (void)w21[(<:&t, &k] ATTR_D  (const double &r) { if (int b = int(by(r)); Int(b)) <% (void)(by(r)); } else <% (void)(ga); } t; %>):>;
  return (t);
%>
inline namespace ns24 {
template <class... Ts> int u22(Ts... j) { return [=](int p) { auto a = p; (void)(p);
  auto && j = ([p, s=PASS(by(a)), a] __device__  () -> Int { struct L23 { int j; int mm(int b) { return j + b; } enum { ee }; }; (void)L23{1}.mm(int(int(*"p"))); Acc<int> v{int(by(a) & ga), 2, 3}; return int(int(sizeof(s))); });
  auto v = [=] __attribute__((device))  (int, auto &&e, const o1::Q1<const unsigned *> *(&&a)(void)) -> void { eat([=] __device__ () mutable {  return int(eat(j) <= p); }); if (int w = int(SECOND(x_y, (int(int(e)))))) { (void)(w); } else if (k) (void)(int(e)); }; return p; }(sink(j...)); }
}
class br25 { struct In { void go(int z) { eat([=] __device__ { return z; }); } struct Deep { static void go() { eat([] __device__ { }); } }; }; public: struct Pub { void go() { eat([] __device__ { }); } }; };
void br26(int w, int p) {
  const int c_ = 3; static int s_ = 1; int &r_ = g::gv;
  eat([&] __device__
  {
    int w_ = c_ + s_ + r_
      + w;
    return sizeof(p) + [&] <% return p; }();
  });
}
int (&od27(int (&w)[4], int m))[4] { eat([=] __device__ { return w[0] + m; }); return w; }
int (*od27_p(int m))(int) { eat([=] HD { return m; }); return nullptr; }
auto od27_t(int w) -> int (*)[3] { eat([=] HD { return w; }); return nullptr; }
struct u34 { using T1 = int; typedef T1 *T2; template <class Q> using T3 = Both<Q, T1>; struct N_ { using T1 = long; void go(T1 d, T2 y, T3<T1> q_, u34::T1 r_) { eat([=] __device__ { return d + *y + by(q_) + r_; }); } }; T1 go(T2 d, T3<T3<P>> y); auto two(T1 d, T2 y) -> T3<int>; };
u34::T1 u34::go(T2 d, T3<T3<P>> y) { if (auto w_ = [&] MAYBE (int u [[maybe_unused]]) { IF(a) { (void)(u); } if constexpr (sizeof(int) > 2) { (void)(ga); } return int(k - by(d)); }; sizeof(w_)) { } else { eat(w_); }
  int q[] = { eat([=] __device__ (int (r), h::Id<int> (&b)(const Bits *, volatile long) noexcept, P Box<int>::*z) noexcept(noexcept(1)) __device__ { struct L35 { int v; int mm(int b) { return v + b; } enum { ee }; }; (void)L35{1}.mm(int(by(y))); int(sizeof(z)); }), eat([=] __attribute__((host, device)) (int j [[maybe_unused]]) { (void)(n /* d */); for (auto & j : g::garr) { (void)(j); } decltype(nullptr) c{}; return int(by(int(c == nullptr))); }) }; (void)q; return 1; }
auto u34::two(T1 d, T2 y) -> T3<int> { if (auto w_ = [&] MAYBE (int u [[maybe_unused]]) { IF(a) { (void)(u); } if constexpr (sizeof(int) > 2) { (void)(ga); } return int(k - by(d)); }; sizeof(w_)) { } else { eat(w_); }
  int q[] = { eat([=] __device__ (int (r), h::Id<int> (&b)(const Bits *, volatile long) noexcept, P Box<int>::*z) noexcept(noexcept(1)) __device__ { struct L35 { int v; int mm(int b) { return v + b; } enum { ee }; }; (void)L35{1}.mm(int(by(y))); int(sizeof(z)); }), eat([=] __attribute__((host, device)) (int j [[maybe_unused]]) { (void)(n /* d */); for (auto & j : g::garr) { (void)(j); } decltype(nullptr) c{}; return int(by(int(c == nullptr))); }) }; (void)q; return {}; }
struct u36_b { int b_ = 1; static int sb_; HD int fb() const { return 1; } struct Bn { int a; }; Bn bn_; };
struct u36_c { int c_, dup_; HD int fc(int q) const { return q; } };
template <class T> struct u36_t { int t_; HD int ft() const { return t_; } typedef T Tt; };
struct u36 { public:
  int m_ = 1, arr_[3], arr2_[2][2]; int bits_ : 3; P obj_; P *ptr_; mutable int mutable_; static int sm_; static constexpr int cm_ = 3; enum { e_v = 2 }; union { int un_; float uf_; }; struct { int an_; }; struct Nest { int q; struct { int q; } w_; } nest_;
  HD int own() const { return 1; } HD static int sown() { return 2; } template <class T> HD int tmpl(T t) const { return int(t); }
  void go(int q) {
  eat([=] __device__ { return noexcept(an_); });
  asm volatile("" ::: "memory");
  (void)(eat([=] HD  (int j) -> void { { using namespace o1; (void)Q2{}.a; int y = int(P{int(m_), 1}.m(1)); } j; }), eat([q] PASS(__device__) () {  return int(!q); }));
  int w38 = 0; kk::parallel_for("name", Pol{1}, CAPTURE(*this, q)() __device__ {  n; }, w38);
  }
  static void st(int q, u36 *u) { eat([=] __device__ { return u->m_ + q + cm_ + u->nest_.w_.q + u->obj_.m(1); }); }
};
