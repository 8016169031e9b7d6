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
__host__ __device__ int f7() noexcept(false) <%
  auto w8 = kk::make([=:> DEV  (P z, int *const) {  return int(ga); }); (void)sizeof(w8);
  eat([] __device__ (long m) <% int x = int(a); { int s = int(n); const auto e = x << ga; { int p = s; (void)p; } (void)(n); } return int(k); %>);
  auto && [b, y] = P{int(a), 2%>;
  (void)(ga /* b */);
  do { if (auto v = int(ga < int(b)); auto r = int(n)) { (void)(int(y)); } else { (void)(ga); } } while (false && n == a);
  eat([=] __device__ (int z) -> typename Box<int>::type {  return int(0x1F_u); });
  return (eat(CAPTURE(k(static_cast<long>(int(b)))) (int n) BODY(ga; int t<:] = { eat([] __attribute__((host, device))  (<:[maybe_unused]] int e) {  return int(e); }), eat([k, n] __device__ __device__  () {  return int(int(k)); }) }; (void)t; )));
%>
template <class T> struct u10 { using value_type = T; struct In { T a; }; using It = In *; T f_; value_type go(In x, It m); In st(typename Box<T>::type x, value_type m) const; };
template <class T> typename u10<T>::value_type u10<T>::go(In x, It m) { PASS(eat([=] DEV  () noexcept(noexcept(1)) { { (void)(n); (void)(by(f_)); } return int(k); })); try { eat([] __host__ __device__ __host__  (int, const unsigned char * const *r) mutable { (void)(n); Arr<2, long> x{}; return int(g::gv); }); } catch (int n) { eat([this, x] __device__ __device__  () -> void {  }); }
  PASS(auto c_ = [=] __attribute__((host)) __attribute__((device))   {  }); (void)sizeof(c_); return T(); }
template <class T> auto u10<T>::st(typename Box<T>::type x, value_type m) const -> In { PASS(eat([=] DEV  () noexcept(noexcept(1)) { { (void)(n); (void)(by(f_)); } return int(k); })); try { eat([] __host__ __device__ __host__  (int, const unsigned char * const *r) mutable { (void)(n); Arr<2, long> x{}; return int(g::gv); }); } catch (int n) { eat([this, x] __device__ __device__  () -> void {  }); }
  PASS(auto c_ = [=] __attribute__((host)) __attribute__((device))   {  }); (void)sizeof(c_); return {}; }
void od11(int p, int t) {
  int p_a[] = { p, t };
  for (auto p : p_a) if (p < t) eat([=] __device__ { return p < t; }); else eat([p_a] HD { return p_a[0]; });
  for (auto [p, t] : {P{1, 2}}) { int q_ = p + t; eat([=] __device__ { return q_; }); }
}
__host__ __device__ int f14(int t, int n) noexcept {
  if (int w15 = 1; kk::call([] __device__  (int t [[maybe_unused]]) { lb16: ; return int(a); }, w15) > 1) eat([=] __device__  ([[maybe_unused]] int i, h::Int m) mutable { (void)(int(int{} + i)); return int(m); }); else if (kk::call([] __host__ __device__ __host__  (int const i, int, int (&m)[3]) { (void)(int(Box<decltype(i + 1)>::size) < m[1]), (void)(a > i); return int(k); })) { } else eat([=] HD  (const g::E (* const b)(Bits * const, long double) noexcept, int c) {  return int(static_cast<int>(static_cast<decltype(b) *>(nullptr) != nullptr)); });
  (void)(t ? eat([n, b=[&t](int v) -> int { int e = a; return int(e); }(int(k)), t] __attribute__((device))  (int i) noexcept(true) {  return int(SECOND(x_y, (int(b)))); }) : eat([n, t] __device__  (int) {  return int(cr(t)); }));
  (void)((a < n));
  for (auto x : {eat(LAMBDA (const int &m, const int &d) noexcept { for (int a = int(SECOND(ga, 10u)); a < int(int(((m)))); ++a) { (void)(k); } }), 2}) { eat([=] NOTHING __device__  () -> h::Int {  return int([=](const int &n, int r) -> int { (void)(a); return int(3); }(int(x), int(x))); }); }
  if (int w17 = 1; kk::call([t, n] __device__ __device__  () {  n; }, w17) > 1) eat([t, n] __host__ __device__ __host__ (const unsigned char *s) { int w[3] = {1, 2, 3}; }); else if (kk::call([m(k), t] __attribute__((device))  (int n = fn(1)) -> decltype(g::gv) {  return int(P{int(1'000), 2}[int(t)]); })) { } else eat([=, c = ga + t] MAYBE (const long &&w) -> h::Int { (void)(sink(ga, t, n) < ga), (void)(a > ga); const auto & x([=] PASS(__device__)  (const int &x) -> long int unsigned { (void)(t); return {}; }); (void)(-k); return int(fn(k)); });
  kk::parallel_for(Pol{1}, [n, i(alignof(decltype(t)) + ga), t] __device__  (int d) { (void)(i); d; });
  IF(a) { (void)(n); }
  return (eat(PASS([=] DEV) (P k) -> void {  }));
}
template <class T, int N> struct C19 final {
  P d; T v; union { int i; float b; }; using Own = int; HD int val_() const { return 1; }
  int m20(Int n) const noexcept;
};
template <class T, int N>
int C19<T, N>::m20(Int n) const noexcept {
    { (void)(sink()); int n = int(fn(val_())); }
    eat(eat2(1, [=] ATTR_D () { { const int d = 2; int r[d] = {int(int(sizeof(int[3]) + alignof(P)))}; (void)(int(v)); } }, eat([=, *this] DEV (long c, int r = vn<2>) -> void {  i; })));
    _Pragma("unroll") for (int k = int(int(true || i)); k < 3; k += 2) { (void)([k](h::Int s, int p) -> int { return int(1); }(int(k), int(k))); continue; }
    int v = int(int(Box<decltype(d.a + 1)>::size));
    return (eat(LAMBDA(int const p, int v = g::gc) { ; if (P j{int(int(((a)))), 1}; j.a) { (void)(p); } for (;;) { break; } return int(P{int(n), 2}.m(1)); }));
}
inline namespace ns24 {
static void f22(Int q)
try {
  static int y[3];
  (void)([&](int e, const int &m) { (void)(ga); return int(a); }(int(a), int(n)));
  goto lb23; lb23: { for (;;) { break; } }
  if (auto r_ = [=, q=static_cast<short unsigned>(k), v=int(true and by(y))] __device__  (int (*i)(int), int * const *&&u) { while (int z = int(int(*"i"))) { (void)(int(sizeof(q))); break; } }; sizeof(r_)) { } else { eat(r_); }
  for (int r = int(int(true && a)); r < 3; r += 2) { while (auto *t = int(by(y)) ? &g::gv : nullptr) { (void)(k); break; } continue; }
  asm volatile("" ::: "memory");
} catch (int v) {
  eat([q, v, u=(h::Int)(ga), k=10'000L] __device__ __device__ () -> Box<int>::type {  return int(int(int{} + (k, 1))); });

}
}
inline auto f25(Same<long unsigned int *> (g::Ty::*y)(volatile unsigned), int unsigned (*(o1::T1::In::*v)[1 + 1])()) -> int {
  const auto & q = ([=] NOTHING __device__  () {  return int(h::gv); });
  (void)(n);
  if (int z = int(by(v) ^ by(y))) { _Pragma("unroll") for (int w26 = 0; w26 < 2; ++w26) eat(CAPTURE(=)(P u) { int (y) = eat(q) <= k; eat([v, y] PASS(__device__)  (P p) {  return int(y < n); }); int (r) = int{true}; int(sizeof(q)); }); } else (void)(z);
  return (eat([q, j=both(eat(q), eat(q)), v, r(Box<int>{int(int(sizeof(v)))}), y] __device__  () -> unsigned long int { (void)(int(Box<decltype(n + 1)>::size)); return int(by(a)); }));
}
#line 1153
void od27(int d, int s) {
  int d_a[] = { d, s };
  for (auto d : d_a) if (d < s) eat([=] __device__ { return d < s; }); else eat([d_a] HD { return d_a[0]; });
  for (auto [d, s] : {P{1, 2}}) { int q_ = d + s; eat([=] __device__ { return q_; }); }
}
#line 158
namespace ns31 { inline namespace v2 {
int f29(Arr<3> i, Box<int>::In g::Ty::*k[1 + 1], Box<int> *(*r)[1 + 1][2], Arr<3> e) {
  if (int w30 = 1; kk::call(PASS([=]) HD (int m, [[maybe_unused]] int u) noexcept(noexcept(1)) {  }, w30) > 1) eat(CAPTURE() (long a, [[maybe_unused]] int p) {  return int(ADD(n, n)); }); else if (kk::call([] __attribute__((device))  () -> void { (void)([=]() { return int(a); }()); a; })) { } else eat([=] __device__ __host__ (h::Int d) noexcept -> void { { (void)(i[0]); (void)(n); } (sizeof i, (h::Int)(10u)); });
  if (auto d_ = [e, u(Box<decltype(r)>::size), m(sink()), i, r] __device__ __device__ (int k[3]) {  return int(Box<int>{int(i[0])}.as<int>()); }; sizeof(d_)) { } else { eat(d_); }
  PASS(auto t_ = [=] __attribute__((host)) __attribute__((device))  (int const k) {  }); (void)sizeof(t_);
  { for (const auto & u : g::garr) { (void)(n); } PASS(eat([=] __host__ __device__ __host__ (int v) { int m{int((v < int(sizeof(r))))}; { (void)(int(sizeof(k))); (void)(int(sizeof(k))); } (void)(ga); return int(i[0]); })); }
  return (a);
}
}}
#define mu32_D(x) x
#define mu32_A mu32_D(__device__)
#define mu32_C [u mu32_E, q] mu32_A
#define mu32_E
void mu32(int u, int q) { auto l_ = mu32_C (int q_) { return u + q; }; eat(l_); }
void u33(int u33_p) {
  int (&p)(int) = fn;
  const auto s = g::gc;
  const Col u = Col::red;
  constexpr int e(2), u33_o = 3;
  eat([=] __device__ { int q_[2] = {(u == Col::red), 1}; return q_[0]; });
}
