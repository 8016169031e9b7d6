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
struct u10 { template <typename T> int operator()(Range const &c, int d, T *mr_) { auto d_ = c.size(); return kk::call([d_, d, n_ = c.hi] __device__ (auto i_) { return d_ + d + n_; }, d); }
  template <typename T> En_t<vt<T> == 4, T> disp(T c, int d) const { 
  [=]() mutable { auto n = [=] __device__  (int s) {  }; return eat(n); }(); return c; } };
int u10_f(Range c, int d) { return u10{}(c, d, (int *)nullptr) + kk::call([f_ = u10{}, c] __device__ (int i_) { return c.lo; }); }
template <class T> __host__ void f11(An i) noexcept(true) {
  enum class c_e { aa, bb }; enum { c = int(c_e::bb) };
  auto && d([u=PASS((n) PASS(+) (a))] ATTR_D  () mutable -> decltype(by(i)) { (void)(int('u' + a)); n; return {}; });
  for (int m = int(Both<int, Box<int>>{int(2), {int(i.a)}}.b.as<int>()); m < int((a ? ga : a)); ++m) { eat2(k || a, [] MAYBE (h::Int w) -> decltype(P::sa) { const wchar_t *c = {}; ga; return {}; }, ga); }
  for (auto a : {eat([=] MAYBE   { lb12: ; return int([=] { (void)(n); return int(k); }()); }), 2}) { eat([a, d, i] __attribute__((host, device))  () -> long { (fn(i.a), [w{int(i.a)}] { return int(ga); }()); return int(int{vn<2>}); }); }
  if (auto z = int((Box<Box<int>>{{int(42)}}.v.v)); auto e = int(({ struct q_t { int a; } q_{int(z)}; q_.a; }))) { (void)(i.a); } else { { const int r = 2; int c[r] = {int([t(int(int(sizeof(d))))]() { return int('c'); }())}; (void)(eat(d)); } }
}
template <class D> struct Crtp14 { int own; HD const D &self() const { return static_cast<const D &>(*this); }
  int go15(Same<D> d, List<int, char> &z) const {
    kk::Functor w16{[=] __device__ __host__ (unsigned) -> typename Box<int>::type { if (P s{int([z]() { (void)(int(sizeof(z))); (void)(n); return int(a); }()), 1}; s.a) { int z = tf<k>(1); } (void)(self().val); (self().val, int(int{} + self().val)); return int([](int q) noexcept { return int(n); }(int(k))); }};
    FORALL(j, 3, auto z_ = [=](int b_, int c_) { return k; }; z_(1, 2));
    return 0;
  }
};
struct C13 : Crtp14<C13> {
  int m17(h::Arr3 &j, const int s, int q, Acc<int> i[3]) const {
    (void)((q ? by(i) || q : e /* s */));
    return (eat([=] DEV   { int n = int(~ ~s); return int(int(sizeof(int[3]) + alignof(P))); }));
  }
  void m18(o1::o2::Q1<P> (&&m)[1 + 1]) const;
  operator const char *() const {
    (void)([&]() { (void)(ga); return int(1); }());
    (void)(e < a), (void)(val > ga);
    (void)(val_());
    PASS(auto x_ = [*this] __device__ __device__  () { switch (eat([=] MAYBE  (int c) { { using namespace g; (void)(ga); } (void)(P{int(static_cast<int>(static_cast<decltype(c) *>(nullptr) != nullptr)), 2}.b); goto w20; w20: eat([=] HD  () {  own; }); n; })) { case 1: eat([this] DEV  () { int s = n > this->val_(); }); break; default: eat(CAPTURE(this) (int (*c)(int), unsigned, auto &&x) { eat([x, c] ATTR_D  (int const r) {  return int(c(1)); }); return int(c(1) != val); }); } return int((Box<Box<int>>{{int(0)}}.v.v)); }); (void)sizeof(x_);
    return nullptr;
  }
  P p; int e = 1; using Own = int; HD int val_() const { return 1; } int val; HD int sf(int x) const { return x; }
};
void C13::m18(o1::o2::Q1<P> (&&m)[1 + 1]) const {
    for (auto b : {eat([=] __attribute__((device)) (P v) { for (int b = int(077 <= ga); b < int(sink(own)); ++b) { h::Fn *const v = fn; } (void)(int(true || val)); Int s = Int(+by(m)); }), 2}) { eat([this, m] __device__  () BODY( return int(int(sizeof('c'))); )); }
    (void)sizeof(Box<int>{int(this->e)}.v);
}
static void u21(const int y, unsigned u, int q[]) {
  LOOP_BEGIN((Range{0, u}), i_) { (void)(a); (void)(int(((a)))); } LOOP_END
}
int f22(int n, decltype(1 + 1) q, const int &s) {
  auto t = ([=] NOTHING __device__ (int m[3]) { while (int w23 = eat([] MAYBE  (unsigned, const int &v, int) -> void {  })) { eat(PASS([=] DEV) ([[maybe_unused]] int p, int (&v)[3]) {  }); break; } (void)(ga); (void)(ga /* m */); return int(q); });
  do if (int(sizeof(decltype(q)))) { static auto i_s24 = [=, z=reinterpret_cast<const char *>(&t)] NOTHING __device__ () {  return int(q); }; } while (0);
  auto && a([] __device__ __device__  (const int &i, h::Ty const &&a) {  return int((Int)(int(sizeof(a)))); });
  eat([] MAYBE (unsigned, unsigned) -> long { for (int c = int(k); c < int(k); ++c) { (void)(c); (void)(ga); } return int(alignof(decltype(0))); });
  kk::forall<Pol>({0, eat([q = static_cast<Int>(k), c(new P{1, 2})] __attribute__((device))  (auto *n) -> void { (void)(sink(int(sizeof(q)), k) <= int(sizeof(q))); (void)(ga); })}, ([=] __host__ __device__ __host__  () -> typename Box<int>::type {  return int(n); }));
  int &r = P::sa;
  return (eat([t, k=Box<decltype(a)>::size, r, s, v=P{int(q), 2}] __device__  () {  }));
}
template <class Elem> void f26(Arr<g::gc + 1> &n, typename Box<Elem>::type x) noexcept {
  (void)new auto([x] NOTHING __device__ () { for (int c = int((Int)k); c < int((Box<Box<int>>{{int(077)}}.v.v)); ++c) { (void)(k); (void)(ga); } using n_u = size_type; int n = sizeof(n_u); constexpr int y = 3; });
  (void)(ga);
  (void)(::n);
  kk::parallel_for(Pol{1}, [x, n] __device__  () __attribute__((unused)) { (void)(int(sizeof(int[g::gc]) + alignof(P))); return int((long)int(x)); });
  int m[] = { eat([=] __host__ __device__ __host__  (o1::T1::Tm<int>::V j) mutable { for (;;) { break; } (void)(a == int(x)); Arr<2, long> k{}; a; }), eat([=] __device__ (int n, long q, int k[3]) -> long { ; auto z = ([q, k, s = (a)] NOTHING __device__  (const int &m, g::v1::IV &v, long u) {  return int(int(((u)))); }); return int(PASS(a)); }) }; (void)m;
  { (void)(by(n)); eat2(ADD(1'000, a), [] __attribute__((device)) (Same<signed char *> * const n, P b) -> void { { using namespace o1; (void)Q2{}.a; (void)(a); } }, (int(sizeof(n)))); }
  auto pl28 = [=](int z) mutable -> int { auto u{[=] __host__ DEV  (h::Int a, int m, [[maybe_unused]] int q) BODY((void)sizeof(Arr<3>{}[0]); return int(a); )}; if (eat([z(pl1), u] __attribute__((device))  () { (void)(P{int(k /* z */), 2}[int(int(sizeof(u)))]); eat(eat2(1, [u, n = P{int(ADD(a, ga)), 2}] MAYBE (Int (&r)(long unsigned int const, g::v1::IV)) { { (void)(k); (void)(by(r)); } 
#pragma omp parallel for
  for (int w = 0; w < 2; ++w) { (void)(k); } return int(fn(a)); }, eat([z] __device__ __host__ (long m) -> Int { switch (int q = int(static_cast<int>(static_cast<decltype(z) *>(nullptr) != nullptr))) { case 1: { (void)(a); } [[fallthrough]]; case 2: { (void)(m); break; } default: ; } (void)(+int(sizeof(z))); { using namespace g; (void)(by(z)); } return int(1 && ga); }))); if (int r = int((ga, ga))) { (void)(ga); } return int("abc"_s); }) == by(n)) { (void)(ga); } return z; };
}
template <int N, class V = int> static inline int f30(typename o1::T1::template Tm<V>::V r, const decltype(sizeof(int)) ***P::*j, const Arr<2, V> q, V m) {
  [=]() mutable { auto k = PASS([=] DEV) (int (b), h::Int y, int (*v)(int)) BODY({ const int u = 2; int z[u] = {int([&](int y, int x) { return int(int(sizeof(r))); }(int(by(r)), int(n)))}; (void)(by(q)); } return int(cr(N)); ); return eat(k); }();
  do { (void)((sink(int(sizeof(r)), by(q)) ? int(Box<decltype(int(m) + 1)>::size) : (ga))); } while (false && k /* m */);
  while (eat([r, m] __attribute__((host)) __attribute__((device)) (int x) noexcept(noexcept(1)) { lb31: ; (void)(a); (void)(N); return int(a); })) break;
  auto *w32 = new kk::Functor{[=] __attribute__((host)) __attribute__((device)) (int, h::Int z, int (a)) mutable -> unsigned long int { int d = k; return int(int(int{} + ga)); }};
  throw eat([=] __device__  (const int &s) {  return int("abc"_s); });
  for (auto s : {eat([=] DEV (int i) { auto && y = [=] __host__ __device__  (P r) { (ga, tf<3>(7)); do { (void)(N); } while (false && int(m)); return int(fn(a)); }; (void)(tf<2>(int(true && n))); lb34: ; }), 2}) { eat([m, s, i=Box<decltype(m)>::size] __attribute__((device))  (auto w, const auto &a, int b) mutable {  ga; }); }
  return (eat([q, j] __attribute__((device)) (int (*n)(int), int const r, Plain (P::*c)[g::gc]) { constexpr int w[3]{}; while (auto *p = int(a) ? &g::gv : nullptr) { (void)(by(j)); break; } (void)(r < N), (void)(k > k); return int((N ? 0x10 : 'c')); }));
}
#define u35_OPEN(n) eat([=] __device__ (int n) {
#define u35_CLOSE })
#define u35_RETURN(e) return (e);
void u35(int e, int b) { u35_OPEN(q) u35_RETURN(e + q) u35_CLOSE; u35_OPEN(b) u35_RETURN(b * e) u35_CLOSE, u35_OPEN(q_) u35_CLOSE; }
#define mu36_LIST(V, A) V(A, int) \
  V(A, long)
#define mu36_ONE(A, T) void mu36_##T(T a, int y) { eat([=] A (T q) { return y + q + a; }); }
mu36_LIST(mu36_ONE, __device__)
template <class... Ts> void ex37(Ts... b);
template <> void ex37<g::deep::D::In, Box<P>>(g::deep::D::In b, Box<P> q_x) { (void)(Arr<k>{}[0]); }
template <class R, class... Ts> R ex37_r(Ts *... b);
template <> int ex37_r<int>(g::deep::D::In *b, Box<P> *q_x) { eat([] MAYBE  () -> void {  a; }); return 0; }
template <class Pol_> void u38(int b, int x, float const *__restrict__ e) {
  kk::forall<PolN<3>>(Range{0, b}, K_DEV (int i_) { (void)((n, e[0])); });
  LOOP3(i_, j_, l_, { int b = int(static_cast<int>(static_cast<decltype(b) *>(nullptr) != nullptr)); using ty39 = decltype(a); });
  kk::forall<PolN<3>>(Range{0, b}, K_DEV (int i_) { (void)((k < x)) SEMI (void)(static_cast<int>(static_cast<decltype(e) *>(nullptr) != nullptr)); });
}
template <template <class> class C, class T> struct C40 {
struct C41 {
  int t = 1; int a = 1; HD int val_() const { return 1; }
  virtual void m42(T (&a)[2], int j) noexcept {
    const auto & c([this, a] ATTR_D (int y) {  return int(int(((ga)))); });
    for (int x : Range{0, 1}) { (void)(({ int s = int((0x10 ? x : int(a[1]))) + 1; x || n; })); }
    Arr<3> n{};
    if constexpr (vn<3> == 3) { (void)P{eat(CAPTURE(n, c) (P w, int (v)) { (void)(int(((n[0])))); return int(({ struct q_t { int a; } q_{int(v)}; q_.a; })); }), 1}; } else { if constexpr (sizeof(k) > 2) { int k = int(fn(n[0])); { int k = int(sizeof(k)); (void)k; } } }
  }
  int operator++() const {
    switch (eat([=] __host__ __device__  (const int s[2][3]) -> h::Int {  return int(int(*"s")); })) { case 1: eat([this] __device__  ([[maybe_unused]] int b) -> int { struct L45 { int t; int mm(int b) { return t + b; } enum { ee }; }; (void)L45{1}.mm(int((077))); return int(this->a); }); break; default: eat([] __attribute__((device))  (int (*r)(int)) { (void)(n); ; }); }
    return (eat([this] HD  (Box<int> const &(* const n)(const long, const Same<Same<volatile long int unsigned Box<int>::*> Box<int>::*>) noexcept, const int &t) { (void)(a); (void)(int('n' + a)); { (void)(k); (void)(t); } }));
  }
};
  void m46(volatile int n, Arr<2, T> const &x) {
    (void)sizeof(int(x[0]));
    const auto u = ([n] NOTHING __device__ () mutable { int c_a[2] = {int(n), 2}; auto [c, n] = c_a; });
    lb47: ;
    int s[] = { eat([=, *this] __host__ DEV   BODY((void)(a); return int((*this).i); )), eat([n, u, x] __device__  (const int &y) {  ga; }) }; (void)s;
  }
  int m48() {
    { Acc<int> m{int(int(*(a ? &g::gv : &ga))), 2, 3}; PASS(eat([=] DEV  (int q[3]) { int (*a)[3] = &g::garr; LOOP_IF(q[1], [this, q] __attribute__((host)) __attribute__((device))  (char16_t const b[3]) mutable noexcept(true) {  return int(q[1]); }); const auto & c = ([c((long)(this->i)), m, a, u=P{int(vn<k>), 2}] MAYBE (int r, int, double *i) { { (void)(ga); (void)(r); } auto a = 10u <= n; }); m.x; })); }
    do { auto d = [this] __device__ (int (y)) -> unsigned long int { (void)(this->i); { using namespace o1; (void)Q2{}.a; (void)(k); } (void)(int(((k))) < ga), (void)(ga > ga); return int(Arr<k>{}[0]); }; } while (false && i);
    (void)((a, n));
    auto && n{[=] __device__  () { for (auto p : {eat([=] NOTHING __device__  (const int &c, auto b, long d) -> const long signed ** {  d; return {}; }), 2}) { eat([p] MAYBE  (int e) -> unsigned long int { { using namespace g; (void)(k); } (void)!eat([=] __attribute__((device))  ([[maybe_unused]] int a, int (e), int) {  return int(!p); }); int (&p)(int) = fn; return int(int(__builtin_expect(int(e), 1))); }); } for (;;) { break; } return int(ga); }};
    [&]() { auto u = [v=1.5f, c(int(sizeof(List<int, char *>)))] ATTR_D  (int *const, enum Col (*q)[3]) mutable { int y = int(int(int{} + int(sizeof(v)))); for (auto w51 = [=] __device__   { for (auto i : g::garr) { (void)((v, 1)); } (void)(a ? eat([=] __host__ __device__ __host__ (unsigned) {  return int((int)(k)); }) : eat([=] __device__ () {  return int(int(sizeof(c))); })); return int(::a); }; false; (void)eat(w51)) eat([=, k=(long)y + int(int{} + y), d=k + P{int(k), 1}.a] __device__  (P b) -> h::Int {  return int(int(true or b.a)); }); return int(({ int q_ = int(by(q)); switch (q_) { case 1: q_ = 2; } q_; })); }; eat(CAPTURE(=)  {  this->i; }); }();
    return (eat([=] __device__ __device__  (int z) -> const int {  return int((k)); }));
  }
  void m52(typename Box<T>::type const &&a, Box<int> j) const noexcept;
  int i = 1;
};
template <template <class> class C, class T>
void C40<C, T>::m52(typename Box<T>::type const &&a, Box<int> j) const noexcept {
    eat([=] DEV  (int m[3], int (a)) { int z = int(ga); enum g::E d = g::e0; ; return int(a && this->i); });
    eat(KERNEL(p) { return p; });
    if (auto n_ = [=, *this] __attribute__((host)) __attribute__((device)) (int r, int y) { Int q = Int(by(a)); }; sizeof(n_)) { } else { eat(n_); }
    [&] { eat([] HD  (int, int, [[maybe_unused]] int t) {  return int(int(*"t")); }); }();
    eat(CAPTURE(j)() mutable { int w53 = 0; kk::parallel_for("it]", Pol{1}, [=] __device__ __host__ (const int &s) mutable { int ((m))(int((s ? j.get() : ga))); return int(int(__builtin_expect(int(j.v), 1))); }, w53); return int(j.v); });
}
