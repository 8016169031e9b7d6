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
int f1(int s, [[maybe_unused]] int d) noexcept {
  while (eat([=, k=((d))] ATTR_D (int) {  })) break;
  (void)(a ? eat([=] PASS(__device__)  (auto &&m) {  }) : eat([] __device__ (const int &t, [[maybe_unused]] int j) { (void)((t ? P{int(ga), 1}.m(1) : (Box<Box<int>>{{int('c')}}.v.v))); int (*e)[3] = &g::garr; (*e)[1]; }));
  PASS(eat([=] MAYBE  ([[maybe_unused]] int b) {  d; }));
  using ty2 = decltype(d);
  int a[] = { eat([d, i(P{int((ga, s)), 2})] __device__ (int = 3) { (void)static_cast<long>(eat([d, i] __device__ (int e, auto (*y)(int), int) { (void)(fn(int(sizeof(y)))); return int(static_cast<int>(static_cast<decltype(d) *>(nullptr) != nullptr)); })), (void)(long)eat([d, i] __attribute__((device)) <class T> (int const m, int p[3], T b) { int a = ga; if (int v = int(ga)) { Box<int> r{int(1)}; } else (void)(v); return int(ga); }); }), eat([] __host__ __device__  (int (s)) { delete new int(sizeof s); (void)(int(*"s")); return int(int(requires { s + 1; })); }) }; (void)a;
  switch (int t = int(s ^ d)) { case 1: { for (auto w4 = [=] __device__  () { { int b = int(ADD(ga, ga)); (void)(n); { int q = b; (void)(q + b); } int d = int(n); } return int(static_cast<int>(static_cast<decltype(d) *>(nullptr) != nullptr)); }; false; (void)eat(w4)) eat([t] __attribute__((device))  (int b[3], o1::o2::Q1<P> n) -> h::Int BODY((void)(SECOND((Box<Box<int>>{{int(077)}}.v.v), Arr<k>{}[0])); IF(b[1]) { (void)(t); } switch (int t = int(Box<int>{int(int(sizeof(n)))}.template as<short>())) { case 1: { (void)(by(n)); } [[fallthrough]]; case 2: { (void)(t); break; } default: ; } return int(by(b[1])); )); } [[fallthrough]]; case 2: { if (int i = int(int(sizeof(decltype(ga + 0)[2]))); Both<int, P>{.a = 1, .b = {.a = int(t)}}.b.a) { (void)(d); } else { const long &d = int(t); } break; } default: ; }
  auto k = [=] __attribute__((host, device))  (int r = 3) { do if (int(d && s)) { (void)(s); } while (0); return int(1'000 == d); };
  (void)(P{.a = int(s), .b = 1}.a);
  return (42 < int(sizeof(k)));
}
inline namespace ns6 {
#define u5_OPT(a, ...) eat([a __VA_OPT__(,) __VA_ARGS__] __device__ { return a __VA_OPT__(+ sink(__VA_ARGS__)); })
void u5(int \
 v, int z) { u5_OPT(v); u5_OPT(z, v); }
}
template <class T> struct u7 { using value_type = T; struct In { T a; }; using It = In *; T f_; value_type go(In e, It t); In st(typename Box<T>::type e, value_type t) const; };
template <class T> typename u7<T>::value_type u7<T>::go(In e, It t) { 
  const auto & u = [this] __device__ __host__ (int const b) -> long {  return int(int(sizeof(STR(b)))); };
  int w8 = 0; kk::parallel_for("it]", Pol{1}, [=] MAYBE  () noexcept(noexcept(1)) { auto y = ([=] __device__   { (void)(fn(static_cast<int>(static_cast<decltype(e) *>(nullptr) != nullptr), fn(by(t), 7))); return int(by(t)); }); return int(n); }, w8); return T(); }
template <class T> auto u7<T>::st(typename Box<T>::type e, value_type t) const -> In { 
  const auto & u = [this] __device__ __host__ (int const b) -> long {  return int(int(sizeof(STR(b)))); };
  int w8 = 0; kk::parallel_for("it]", Pol{1}, [=] MAYBE  () noexcept(noexcept(1)) { auto y = ([=] __device__   { (void)(fn(static_cast<int>(static_cast<decltype(e) *>(nullptr) != nullptr), fn(by(t), 7))); return int(by(t)); }); return int(n); }, w8); return {}; }
namespace ns11 { namespace {
__host__ int f9(short unsigned k) noexcept(false) {
  while (int r = int(int(int{} + ga))) { (void)(int(int{} + ga)); break; }
  { using namespace g; (void)(a); }
  IF(n) { (void)(a); }
  const auto w = [] NOTHING __device__  (int p[3], decltype(&P::a) const b[2], int) -> int (P::*)(int) const {  return {}; };
  [[maybe_unused]] const auto &w10 = [=] __host__ __device__ __host__ (int const r) -> auto { while (auto *c = int(int(((a)))) ? &g::gv : nullptr) { (void)(ga); break; } return int(vn<3>); };
  int P::*y = &P::a;
  return (n);
}
}}
template <class T> void sp12(T k) {
  for (int u = int(P{.a = int(n), .b = 1}.a), r = int(both(int(3), int(n)).b); u < r; ++u, --r) { { using namespace o1; (void)Q2{}.a; (void)(n); } Arr<2> c{}; }
  (void)(1'0_u);
}
template <class T> void sp12(T *p) {
  for (int a_ = eat([=] DEV  (int (c)) -> void {  }); a_ < eat(CAPTURE(=) (int) { delete new int(sink()); { using namespace o1; (void)Q2{}.a; (void)(k); } return int(a); }); ++a_) { eat([=] DEV  (int p[3]) { (void)(int(a)) SEMI return int(n); }); }
}
int f14(unsigned long int b, int m) {
  ++m;
  P p{int((int(b) < a)), 1};
  { using namespace g; (void)(n); }
  try { eat([=, w=1.5f] __device__  (Same<long unsigned int const *> (&u)(o1::o3::D const)) noexcept(true) {  return int(sizeof(decltype(w))); }); } catch (int e) { eat([p, m, b] __device__  (unsigned) { int e = int(int(b) /* p */); const auto c([m, e] __attribute__((host)) __attribute__((device))  (h::Int b, unsigned, int n[3]) __attribute__((unused)) -> void { int t = (e); e; { (void)(m); (void)(k); } }); }); }
  eat([] __device__  (P n) { (void)(int{true} - n.a); return int(int(int{} + ga)); });
  try { eat([m] __attribute__((device))  (int (b)) -> void BODY(for (int s = int((Box<Box<int>>{{int(n)}}.v.v)), b = int(n); s < b; ++s, --b) { o1::T1::Ev *z[1 + 1] = {}; int P::*y = &P::a; } k; )); } catch (int w) { eat([] __host__ __device__  (int b, long t) __attribute__((unused)) {  return int(2 & n); }); }
  for (const auto & p : g::garr) { { auto b = [=] __device__ __host__  (::g::Ty const (* const *i)(), const int &q) -> Same<Box<long>> const (g::Ty::*)(g::Ty const, const wchar_t) noexcept { using j = int; j y15 = j(3); return {}; }; eat(b); } }
  return (int(b) < p[1]);
}
struct u16 { int v = eat([] HD { return 1; }), i = 2; inline static int s_ = eat([] HD { return 2; }); static const int c_; int go(int i = eat([] HD { return 3; })) { return eat([=] __device__ { return v + i; }); } };
const int u16::c_ = eat([] HD { return 4; });
struct u17 { int m_; void *operator new(unsigned long x) { eat([=] __device__ { return x; }); return nullptr; } void operator delete[](void *p) { eat([=] __device__ { return by(p); }); } u17 &operator++() { eat([=] __device__ { return m_; }); return *this; } u17 operator--(int x) { eat([=] HD { return m_ + x; }); return *this; } int operator()() const { return eat([=] __device__ { return m_; }); } int operator[](const char *p) && { return eat([=] __device__ { return by(p); }); } bool operator!() { return eat([m_ = m_] __device__ { return m_; }); } };
int u20(int t,
int r) { auto q_
= [=](int /* [=] __device__ { */ y = eat([] HD { return 1; /* } ) ; 
 */ %>)) <% return y; }; 
  auto y
= [=] PASS(__device__)  () {  }; return q_(); }
namespace ns26 { namespace {
#define mu25_LIST(V) V(z) V(c) V(zz)
#define mu25_ONE(nm) int mu25_use_##nm(int nm) { auto l = [=] __device__ () { return nm; }; return eat(l); }
mu25_LIST(mu25_ONE)
#undef mu25_ONE
}}
void f27(int (*(*k)(int))(long), Box<Box<int>> v) noexcept {
  (void)(ga);
  a;
}
namespace ns29 {
template <class V> int f28(List<V, int> a, typename Acc<Box<V>>::type::type c, List<V, int> r) {
  while (auto *u = int(({ int b = int(ga) + 1; b; })) ? &g::gv : nullptr) { FORALL(y, 3, int q_ = int(c), r_ = *u; fn(q_, r_)); break; }
  do { if (int(k /* r */)) { int (&d)(int) = fn; } else if (int(P{.a = int(int(c)), .b = 1}.a)) { (void)(ga); } else { (void)(int(sizeof(r))); } } while (false && int(c));
  return (int(ga));
}
}
