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
template <class T> class C1 final : Acc<T> {
public:
  static int y; int t = 1; using Acc<T>::z;
  int m2(int j, T &&d) {
    if (int c = int(EVAL(fn, a)); ga) { int v[] = { eat([] ATTR_D  () mutable { (void)(int(((k)))); int (*r[2])(int) = {fn, fn}; return int(tf<k>(r[1](2))); }), eat([=, v = (j), t = tf<sizeof(j)>(int(int(this->x)))] MAYBE (const auto &r) -> decltype(1 + 1) { (void)(z); return int(cr(v)); }) }; (void)v; } else { kk::Functor w3{[this, m = &g::gv] __device__ (const auto &c) -> void { int i = (int)(k); }}; }
    eat([j, d] __device__  {  return int(ga); });
    delete new kk::Functor<int>{eat([=] __device__  (const auto &x) { constexpr int c = 2; (void)(int(int{} + a)); return int(int(d)); })};
    return (eat([] DEV  () noexcept -> h::Int { (void)(n ? eat([=] NOTHING __device__ (int e, auto m) -> void { (void)(((Box<Box<int>>{{int(ga)}}.v.v))); k; }) : eat(PASS([=] DEV) () mutable {  k; })); (eat)([=] __device__   { ; return int(ga); }); (::eat)([] __host__ DEV (const int &k) BODY(auto z = [k] __attribute__((device)) (long d) {  }; (void)(!ga); (void)(k << n); )); ::kk::call([=] __device__ __device__ (int e[3], int, int (j)) { for (int w = int(int(((n)))); w < int(fn(w, e[1])); ++w) { (void)(k); (void)(e[1]); } k; return int(o1::Q2{}.a); }); decltype(n + 1) x = 1; return int(k > ga); }));
  }
  void m6(h::Fn *x, decltype(1 + 1) r, int t(int)) volatile noexcept;
  int m7(int x) const {
    { (void)(Int(z)); eat2(Both<int, Box<int>>{int(a), {int(k)}}.b.v, LAMBDA() { const volatile int m = 2; kk::Graph{}.then([] __device__ __device__ () noexcept -> const int { while (auto *u = int(Box<int>::size) ? &g::gv : nullptr) { (void)(a); break; } lb9: ; return int(int{3}); }).then([=] __device__ __device__  () -> decltype(g::gp) { int (*m[2])(int) = {fn, fn}; int e[3] = {1, 2, 3}; static_assert(k > 0, "r"); return {}; }).n += 1; auto p = g::e0; return int(a); }, [=]() noexcept { return int(y); }()); }
    return (int(false && ga));
  }
};
template <class T>
void C1<T>::m6(h::Fn *x, decltype(1 + 1) r, int t(int)) volatile noexcept {
    (void)((Int)ga < r), (void)(r > n);
    int a = static_cast<int>(ga);
    (void)(x(1) - r || x(1));
    P c[2] = {};
}
inline namespace ns12 {
template <class T> void sp10(T s) {
  (void)(Arr<k>{}[0]);
  (void)(Int(a));
}
template <> void sp10<int>(int n) {
  int w11[2] = {eat([n] MAYBE  (auto &&... y) { (void)(sink()); (void)(n); a; }), {eat([n = n + sizeof(decltype(n)), d=077 - ga] MAYBE  (int c = fn(1)) { (void)(g::b); return int(::g::gc); })}};
  (void)(ga);
}
template <class T> void sp10(T *x) {
  int u[] = { eat([=, u=&g::gv, w = a + int(*x) + sink(int(*x), 2, n)] __attribute__((device)) (unsigned, int b[3]) mutable { (void)(+ga < w), (void)(int(*x) > int(*x)); Acc<int> i{int(sink(n)), 2, 3}; int (*(m))(int) = fn; }), eat([] __device__ __device__  (int (*z)(int), int w) mutable { (void)(fn((a), (a))); z(1); }) }; (void)u;
}
template void sp10<long>(long);
}
int operator""_od13(unsigned long long w) { return eat([=] __device__ { return w; }); }
auto f17() noexcept(false) -> int {
  int w = 'c' <= k;
  (void)((long)ga);
  while (int w18 = eat(CAPTURE(=) (int z, int const b, int m) { struct L19 { int b; int mm(int b) { return b + b; } enum { ee }; }; (void)L19{1}.mm(int(m)); ; return int(b); })) { eat([w] __attribute__((host, device))  (int b) BODY(do { (void)(b); } while (false && by(static_cast<const volatile decltype(w) *>(&w))); Plain s = pl1; int ((j))(int(((ga), (void)0, k))); return int(static_cast<int>(static_cast<decltype(w) *>(nullptr) != nullptr)); )); break; }
  return ((Op{int(n)} , Op{int(a)}).v);
}
namespace od20 { int z = 1; namespace in { int c = 2; void go(int q_) { eat([=] __device__ { return z + c + q_ + in::c + od20::z; }); using od20::z; eat([=] __device__ { int c = z; return c + q_; }); } } }
namespace ns31 { namespace {
namespace od24 { struct S_ { int k; friend int operator+(S_, int); friend int fr(S_ s_, int w); };
int operator+(S_ s_, int w) { return eat([=] __device__ { return s_.k + w; }); }
int fr(S_ k, int w) { return eat([=] __device__ { return k.k + w; }); } }
}}
template <class T> void u32(int p, const int &d, T *z) {
  kk::parallel_for("k", Pol{p}, K_LAMBDA(const int i_) { eat([=] { return ga; }); });
  DEVFOR(p, i_, { (void)(p); })
}
struct u33_b { int b_ = 1; static int sb_; HD int fb() const { return 1; } struct Bn { int a; }; Bn bn_; };
struct u33_c { int c_, dup_; HD int fc(int q) const { return q; } };
template <class T> struct u33_t { int t_; HD int ft() const { return t_; } typedef T Tt; };
struct u33 { public:
  int m_ = 1, arr_[3], arr2_[2][2]; int bits_ : 3; P obj_; P *ptr_; mutable int mutable_; static int sm_; static constexpr int cm_ = 3; enum { e_v = 2 }; union { int un_; float uf_; }; struct { int an_; }; struct Nest { int q; struct { int q; } w_; } nest_;
  HD int own() const { return 1; } HD static int sown() { return 2; } template <class T> HD int tmpl(T t) const { return int(t); }
  void go(int p) {
  [&] { [=] { eat([this] __device__ { return by(*this) + an_; }); }(); }();
  { using namespace g; (void)(a); } eat([=, v = int(Box<int>::type(2)), *this] __device__ (const auto &n) { (void)((int)a); struct L34 { int b; int mm(int b) { return b + b; } enum { ee }; }; (void)L34{1}.mm(int(Box<int>{int(obj_.a)}.get())); k; });
  (void)P{eat([=, j = a] __device__  () noexcept(noexcept(1)) { Acc<int> q{int(by(static_cast<const volatile decltype(j) *>(&j))), 2, 3}; FORALL(n, 3, auto z_ = [=](int b_, int c_) { return j; }; z_(1, 2)); (void)(g::garr[1] < j); return int(int(pl1)); }), 1};
  }
  static void st(int p, u33 *d) { eat([=] __device__ { return d->m_ + p + cm_ + d->nest_.w_.q + d->obj_.m(1); }); }
};
inline namespace ns39 {
__device__ int od36(int i) { auto l = [=] __device__ { return i; }; return l(); }
__global__ void od36_k(int *i) { auto l = [=] __device__ { return *i; }; *i = l(); }
void od36_h(int *i) { eat([=] __device__ { od36(*i); }); }
}
template <class T> En_t<(sizeof(T) > 1)> u40(T i, int s) { eat([s, i] HD (int (a), [[maybe_unused]] int y, int (t)) { eat([=] { return n; }); return int(tf<3>(a)); }); auto r(PASS([=]) HD (const o1::o3::D * const &&r) -> int { int p_a[2] = {int(k), 2}; const auto & [p, i] = p_a; return int(EVAL(fn, a)); });
  const auto m = [s, i, r] PASS(__device__)  () -> Int {  return int(sink(k, 3)); }; }
template <class T> typename En<!((sizeof(T) > 1)), T>::type u40(T i, long s) { eat([s, i] HD (int (a), [[maybe_unused]] int y, int (t)) { eat([=] { return n; }); return int(tf<3>(a)); }); auto r(PASS([=]) HD (const o1::o3::D * const &&r) -> int { int p_a[2] = {int(k), 2}; const auto & [p, i] = p_a; return int(EVAL(fn, a)); });
  const auto m = [s, i, r] PASS(__device__)  () -> Int {  return int(sink(k, 3)); }; return i; }
int (&od41(int (&w)[4], int m))[4] { eat([=] __device__ { return w[0] + m; }); return w; }
int (*od41_p(int m))(int) { eat([=] HD { return m; }); return nullptr; }
auto od41_t(int w) -> int (*)[3] { eat([=] HD { return w; }); return nullptr; }
template <class X, class... Rest> auto f43(typename Box<X>::type v, Rest... rest) -> int
try {
  { auto b = [v] __device__  () {  return int(-a); }; eat(b); }
  eat([=] MAYBE  (auto x) {  return int(sink(n)); });
  if (int w44 = 1; kk::call([v] MAYBE (int t, int (*m)(int)) { eat([=] __attribute__((host)) __attribute__((device)) (unsigned, int (z), int d) { ; return int(t | d); }); return int(::g::gc); }, w44) > 1) eat(LAMBDA(auto... y) __attribute__((unused)) { int w[2][2] = {{1, 2}, {3}}; ; }); else if (kk::call(CAPTURE(=) (const int &y) { (void)(!a); return int((Int)(ga)); })) { } else eat([v] __device__  () {  return int([v](int s, int e) { return int(a); }(int(a), int(k))); });
  int (&z)[3] = g::garr;
  if (int(fn(k, 7))) { eat([z, v] __device__  (const int &a) {  return int(ga << int(v)); }); } else if (int(int(Box<decltype(n + 1)>::size))) { LOOP_IF(ga, [v, z] __attribute__((device))  (int k) -> void {  }); } else { do { (void)(k); } while (false && int(v)); }
  return ((n));
} catch (int t) {
  int &m = P::sa;
  return 0;
}
template <class T> void sp47(T n) {
  constexpr int t = 3;
  thread_local int u = 2;
}
template <> void sp47(int w) {
  auto e = [=] __device__  (o1::Q1<int> (* const a[2])[1 + 1], int x, int k[3]) { ; 
#if defined(__NVCC__) && 1
  { (void)(k[1]); }
#else
  { (void)(x); }
#endif
  (void)(n); return int(Arr<3>::n); };
  (void)(Arr<3>{}[0]);
}
template <class X, class W = int> __host__ __device__ int f49(W t, typename Acc<Box<W>>::type::type e) {
  for (auto z : {eat([] NOTHING __device__  () BODY(auto a(CAPTURE(n('\377')) (int (*d)(int), const int r[2][3], P y) -> void { for (int j = int(static_cast<int>(static_cast<decltype(n) *>(nullptr) != nullptr)); j < int(by(n)); ++j) { (void)(r[1][2]); int c = int([&j, y](int a) -> int { return int(ga); }(int(j))); } }); if (int v = int((n)); v  or  ga) { (void)(ga); } else { g::S u{}; } int s = int(n); )), 2}) { eat([z=ADD(k, int(e)), w=ADD(ga, int(t))] MAYBE  () -> int { lb50: ; (void)(n); return int(Both<int, Box<int>>{int(ga), {int(n)}}.b.as<int>()); }); }
  eat2(int(((int(t)))), [t, e] __host__ __device__  (int b, int const j) { int c(int(k)); (void)(c); return int((long)b); }, int(int{} + ga));
  return ((int(t)));
}
