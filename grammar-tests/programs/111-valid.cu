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
class C1 final {
public:
struct B3 { int u; static int a; HD int bf(int q) const { return q; } protected: int prot; };
struct C2 : B3 {
  static int v;
  int c = 1;
  using Own = int;
  void m4(int ((w)), int a) noexcept {
    int v(int);
    (void)(sink());
    { auto p = [w, a] __attribute__((device))  (const auto &y, int z) mutable {  return int(a); }; eat(p); }
    while (int w5 = eat([=] __device__  (const auto &k, struct o1::T1::In **i[2], auto &&v) { (void)(int(((this->bf(2))))); return int(int(Box<decltype(w + 1)>::size)); })) { eat([this, w, a] __attribute__((host, device))  () { (void)(int(Box<decltype(this->prot + 1)>::size)) SEMI }); break; }
    using ty6 = decltype(a);
  }
  int m7(int s, const char16_t P::*, int *x, g::IV j) const {
    auto k = [=] NOTHING __device__ (int *z, auto r, int y) noexcept(true) -> void { int k(int((v < C2::v))); ; for (int s : Range{0, 1}) { int t_a[2] = {int(k), 2}; auto [t, d] = t_a; } (*this).c; };
    delete new kk::Functor<int>{eat([=] DEV  (auto j, [[maybe_unused]] int k) { int (P::*u)(int) const = &P::m; int i = int(int(requires (int q_) { q_ + x; typename Box<decltype(x)>; { fn(q_) }; requires sizeof(q_) > 1; })), *a = &i, m[2] = {1, 2}, (&m_r)[2] = m, (*m_f)(int) = fn; return int(m[1]); })};
    lb9: ;
    FORALL(r, 3, auto z_ = [=](int b_, int c_) { return s; }; z_(1, 2));
    return (eat([] __host__ __device__ (int w, int d) mutable { lb10: ; return int(ADD(ga, w)); }));
  }
};
  void operator()(o1::T2, Box<int> k) const noexcept {
    if (int a = int(a); a) { int m = int(*"k"); } else { PASS(eat([=, *this] __device__ __device__  () { if (int t = int((long)ga)) { (void)(k.get()); } else if (a) (void)(this->n[0]); IF(b) { (void)(a); } { const int z = 2; int e[z] = {int(fn(0x10))}; (void)(k.v); } ga; })); }
    try { k.v; } catch (const P &n) { (void)n.a; eat([=] MAYBE  (int k [[maybe_unused]], const auto (&c)[3], const auto (&i)[3]) BODY((void)(Arr<3>{}[0]); ; return int(int(((int(sizeof(i)))))); )); }
    kk::Graph{}.then([] ATTR_D  (int, h::Int a) -> Box<Box<P>> * {  return {}; }).then([this, k] MAYBE  () -> unsigned long int { (void)(int(Box<decltype(k.v + 1)>::size)); int b; b = ({ int q_ = int(ga); switch (q_) { case 1: q_ = 2; } q_; }); return int(this->u /* b */); }).n += 1;
    while (eat([=] ATTR_D  (h::Int k, int const r, auto (*u)(int)) { struct L13 { int x; int mm(int b) { return x + b; } enum { ee }; }; (void)L13{1}.mm(int(vn<3>)); return int((3)); })) break;
  }
  int b = 1;
  int u = 1;
  int n[3];
};
static void f14(int q) {
  if (eat([] __host__ __device__ (unsigned, h::Int z, int) -> Box<int>::type { (void)sizeof(z ^ k); return int(fn(a, a)); }) == int(((n)))) { (void)(k); }
  const auto e = [=] __host__ DEV  (o1::T1::N x) -> typename Box<int>::type { (void)(k); (void)(int(((q))) ^ q); if (P i{int(0x1F_u), 1}; i.a) { (void)(k); } return int((Box<Box<int>>{{int(q)}}.v.v)); };
  int w[3] = {1, 2, 3};
  eat(KERNEL(v) { return v; });
}
int operator""_u15(const char *q, unsigned long s) { eat([=] __device__ { return by(q) + s; }); return 1; }
template <char... Cs> int operator""_u15t() { int s = 1; return eat([=] __device__ { return s + sizeof...(Cs); }); }
int operator""_u15f(long double q) { return eat([=] HD { return int(q); }); }
__host__ __device__ int f17(int t(int), Int const w) {
  FORALL(m, 3, (void)(by(w)));
  (void)((ADD(t(1), ga)));
  { { using namespace o1; (void)Q2{}.a; (void)(t(1)); } const auto & q{[k = *new int{2}] __device__ __device__  () mutable -> Box<int>::type {  return int(int(noexcept(by(k)))); }}; }
  int p = int([=](int k, h::Int d) -> int { (void)(t(1)); (void)(t(1)); return int(t(1)); }(int(int(sizeof(w))), int(a)));
  using w18 = decltype([=] PASS(__device__)  (const auto &z, [[maybe_unused]] int r, long c) {  });
  p += fn(n);
  [[maybe_unused]] const auto &w19 = [=] __host__ __device__  (int b, int j = vn<2>) { if (int(t(1) - ga)) { (void)(t(1)); } else if (int(b)) { (void)(p); } else { (void)(n); } int(sizeof(w)); };
  return (a ^ by(w));
}
struct B24 { int e; static int q; HD int bf(int q) const { return q; } protected: int prot; };
struct C23 : B24 {
  void m26(Arr<3> y) noexcept {
    PASS(eat([=] __host__ __device__  (int d, int, int e[3]) { (void)(q); switch (int t = int((h::Int)(w))) { case 1: { (void)(this->val_()); } [[fallthrough]]; case 2: { (void)(j); break; } default: ; } a; }));
    for (int i_ = eat([=, *this] ATTR_D  (int (&p)[3]) { { (void)(this->val_()); (void)(z); } 
#if !defined(NEVER_DEFINED_X)
  { (void)(ga); }
#else
  { (void)(ga); }
#endif
  int (&b)(int) = fn; }); i_ < eat(PASS([=]) __device__(int (y), int z[3]) -> int {  return int(this->val_() ^ ga); }); ++i_) { eat([] DEV  {  z; }); }
  }
  template <class M, int K = 2> void m27(M (w)[3], typename Box<M>::In b) const noexcept {
    int (*k)(int) = &fn;
    if constexpr (sizeof(int(w[0])) > 2) { (prot, bf(1)); }
    static_assert(2 > 0, "k");
    const auto p = CAPTURE(*this) (const Tup a[1 + 1]) BODY( );
  }
  int j = 1; enum { b = 4 }; static constexpr int z = 3; union { int w; float t; }; HD int val_() const { return 1; } HD int later(); int lt25 = 2;
};
namespace u28::u28_in <% struct Fwd; struct
Out { using /* [=] __device__ { */ Ty =
int; enum En <% \
 v }; template <class /* } ) ; 
 */ A> using Al = // it's " odd
Box<A>; struct In
{ using Ty2 = /* [=] __device__ { */ long; int f_; template <class T> struct Deep { T f_; template <class
M> void /* } ) ; 
 */ go(M u, ::u28::u28_in::Out::Ty m, Deep *q); %>; }; using Ty2 = In; }; %>
template <class T> template <class M>
void u28::u28_in::Out::In::Deep<T>::go(M u, ::u28::u28_in::Out::Ty m, Deep // it's " odd
*q) {
  (void)(n); do { eat([=, this:> /* } ) ; 
 */ __device__ \
 (const auto &c) BODY((tf<3>(int(c)),
h::gv); lb31:
; (void)(int(int<%%> /* } ) ; 
 */ + n)); /* [=] __device__ { */ return int(fn(int(sizeof(m)), int(sizeof(q)))); )); // it's " odd
%> while (eat(<:=] __attribute__((device))  { kk::Graph w32; (void)w32<:([this, u, q,
m]
__device__  (int // it's " odd
i<:3:>,
long j) <% for (;;) { break; \
 %> if (P m{int(-i[1:>), 1}; m.a) /* [=] __device__ { */ <% (void)(a); //\
 continued 
} /* } ) ; 
 */ return
int(a); })]; <% (void)(ga); (void)(int(sizeof(u))); /* } ) ; 
 */ %> h::Fn &b = fn; %>) && false);
 //\
 continued 
eat(<:=] __host__ \
 __device__ (unsigned) <% // it's " odd
return /* } ) ; 
 */ int(g::b); %>);
 /* c */ for (int i_ = /* c */ eat(<:=, a=k, *this] DEV // it's " odd
(int x, //\
 continued 
int
const y) <%  }); i_ < eat(<:=] __host__ __device__ __host__ () \
 <% \
 return int(int(sizeof(m)));
});
++i_) \
 { /* } ) ; 
 */ eat([u, q, m] /* } ) ; 
 */ __attribute__((device))
(int, \
 const int &i) { \
 %>); }
%>
#define mu33_FN(name, ...) void name(int w, int x) { __VA_ARGS__ }
mu33_FN(mu33_f, eat([=] __device__ { return w, x; }); eat([x] HD { return x; });)
[[nodiscard]] void u34(h::Int const (*p)(const double &, g::S)) noexcept(noexcept(fn(1))) {
  (void)new auto([=] DEV  (int j [[maybe_unused]], const auto &b, h::Int x) __attribute__((unused)) { for (auto r_r = Range{0, 1}; int r : r_r) { (void)(n); } if (int(int(((ga))))) { Int n = Int(j - k); } else if (int(g::gv)) { (void)(int(sizeof(p))); } else { volatile float u = {}; } }); FORALL(s, 3, auto z_ = [=](int b_, int c_) { return k; }; z_(1, 2));
  for (auto k : {eat([=] __device__ () noexcept { int n = a; return int(static_cast<int>(static_cast<decltype(n) *>(nullptr) != nullptr)); }), 2}) { eat(CAPTURE(k, r = Arr<3>{}[0], v = sink(k), p) (int y [[maybe_unused]]) -> const int { (void)([=]() mutable { return int(a); }()); return int((k < y)); }); }

}
namespace ns46 {
template <class T, class U = T> class C40 {
public:
  static constexpr int q = 3;
  using Own = int;
  HD int later(); int lt41 = 2;
template <class T1> class C42 {
public:
  int operator!() noexcept {
    if (int i = int(P::ea); (int)(i)) { int k{int(int(j))}; } else { const int k{vn<2>}; }
    const Range e{0, 3};
    { auto a = [=, this] __device__  (int (*i)(int), long int unsigned x) -> Box<int>::type { for (int c = int((First<int, P>)(int(7))), v = int(int(false && k)); c < v; ++c, --v) { (void)(c); (void)(e.hi); } return int(by(x) /* x */); }; eat(a); }
    return ((b, k));
  }
  T j; int b = 1;
};
  void m44(ga_ns::Al k, typename Box<T>::type b, h::Arr3 &e, Arr<3> m);
};
template <class T, class U>
void C40<T, U>::m44(ga_ns::Al k, typename Box<T>::type b, h::Arr3 &e, Arr<3> m) {
    if (eat([=] HD  (int s) {  m[0]; }) == (e[1], k.a)) { (void)(a); }
    (void)(int(*"m"));
    for (int w45 : {eat([m, k, e] __host__ __device__ __host__  () -> decltype(1 + 1) {  return int(P{.a = int(42), .b = 1}.a); })}) for (auto [w45_a, w45_b] : {P{1, 2}}) eat([m, b, this] __device__  { [[maybe_unused]] int t = int(b); for (int i = int([&] { (void)(m[0]); return int(n); }()); auto y : g::garr) { (void)(ga); } });
}
}
template <class T, T V> void u47(T m, int r) { eat([=] __device__ { return sizeof(V); }); 
  auto v{[=] NOTHING __device__  () {  return int(1); }};
  int (*q)[3] = &g::garr; }
template void u47<int, 2>(int, int);
template <typename X> auto f48() noexcept(false) -> int {
  kk::Graph{}.then([] __host__ DEV () mutable -> unsigned long int {  return int(k); }).then([] __device__  (int = 3) __attribute__((unused)) -> int BODY( return int(int(requires { 0 + 1; })); )).n += 1;
  (void)(eat([=, s = n + a, n = P{.a = int(3), .b = 1}.a] __device__  () {  return int(ga); }) + eat([=] __device__  () mutable { ; }));
  (void)g::garr[eat([] __device__   { { const int z = 2; int k[z] = {int(ga)}; (void)(k[1]); } return int(int{true}); })];
  auto w51 = [=](int q_) { return kk::call([=] ATTR_D  (int z[3]) { for (int m = int(n - z[1]), c = int(int(Box<decltype(k + 1)>::size)); m < c; ++m, --c) { int P::*y = &P::a; (void)(n); } return int(z[1] /* z */); }, q_); }; (void)w51(1);
  auto b = ([] HD  (long e, int x) -> void {  n; });
  try { (void)new auto([b, k((a << n))] __attribute__((device)) (unsigned) {  return int((Box<Box<int>>{{int(2)}}.v.v)); }); } catch (const P &w) { (void)w.a; int a[] = { eat([=, u=(eat(b)), p = int(false || int(sizeof(b)))] DEV  (const auto &v) { (void)(P{.a = int(ga), .b = 1}.a); Arr<2, long> r{}; const int b{3}; return int(ga); }), eat([=] __device__  { int w[] = { eat([b] __device__  (auto *k, int e[3]) { while (int w52 = eat([=] __device__  (int) -> unsigned long int {  return int(ga != ga); })) { eat(CAPTURE() () noexcept(true) {  return int(!ga); }); break; } int j = int(e[1]); constexpr int d = 2; int(sizeof(k)); }), eat([=] __device__  (int j, auto w) { 
#pragma GCC ivdep
  for (int e = 0; e < 2; ++e) { constexpr auto m = 3; } (void)(tf<k>(Arr<k>{}[0])); }) }; (void)w; return int(EVAL(fn, w[0])); }) }; (void)a; }
  [&] { eat([b] __attribute__((device)) <class T, int N = 2>(h::Int e, T d) { IF(n) { (void)(a); } return int(P{int(int(d)), 1}.b); }); }();
  PASS(auto a_ = [=] __attribute__((device)) <typename... Ts> (P w, decltype(nullptr) n, Ts... c) mutable {  }); (void)sizeof(a_);
  return (eat([=] __attribute__((device))  () -> const long {  a; return {}; }));
}
