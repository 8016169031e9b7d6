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
template <class D> struct Crtp2 { int own; HD const D &self() const { return static_cast<const D &>(*this); }
  int go3(h::Int (&w)(X, char16_t const), g::E &) const {
    eat([=, k = (Box<Box<int>>{{int(n)}}.v.v), t = {1, 2}] __device__  (h::Int d) {  });
    eat2(fn(this->own), [w] NOTHING __device__  (auto (*a)(int), const auto &p) __attribute__((unused)) /* } ) ; 
 */ -> int { (void)(int(p)); lb4: ; return int(n /* w */); }, int('w' + by(w)));
    return 0;
  }
};
struct C1 : Crtp2<C1> {
  static int a;
  union { int y; float t; };
  using Own = int;
  int val; HD int sf(int x) const { return x; }
  int m5(P k) noexcept;
};
int C1::m5(P k) noexcept {
    do { eat([this, &q = k, //\
 continued 
&k] __device__  () -> void {  }); } while (eat([=] __device__  () -> Int { if (int s = int(noexcept(k))) { (void)(C1::a); } else if (k.m(1)) (void)(val); ; (void)(Box<int>{int((long)(10u))}.as<int>()); return int(int(Box<decltype(this->own //\
 continued 
+ 1)>::size)); }) /* } ) ; 
 */ && false);
    kk::Functor w6{CAPTURE(k)() { (void)(int('k' + k.m(1))) SEMI return int([=](int t) noexcept { (void)(C1::a); (void)(k.a); return int(ga); }(int(k.a))); }};
    auto && i([] __attribute__((device))   { if constexpr (sizeof(n) > 2) { (void)(n); } const int p = int(ga); return int(a); });
    FORALL(d, 3, int q_ = y, r_ = a; fn(q_, r_));
    { [=]() mutable { auto t = [n = static_cast<long>(this->own), k, i] __device__  () noexcept(noexcept(1)) { (void)(Box<int>{int(int(n) << int(n))}.v); return int(int(sizeof(i))); }; return eat(t); }(); static P j{1, 2}; }
    return (eat([=] __host__ __device__ __host__  (h::Int i) { Acc<int> /* c */ c{int(Arr<3>{}[0]), 2, 3}; ([]() { return int(ga); }(), int(t)); if constexpr (false) { (void)(y); } return int(val); }));
}
void br7(int i) { [=] { [&] { eat([&i] __device__ { return i; }); }(); }(); [] { struct L_ { int q; }; L_ q_{}; eat([=] __device__ { return q_.q; }); }(); }
namespace ns16 { namespace {
namespace od14 { struct S_ { int z; friend int operator+(S_, int); friend int fr(S_ s_, int v); };
int operator+(S_ s_, int v) { return eat([=] __device__ { return s_.z + v; }); }
int fr(S_ z, int v) { return eat([=] __device__ { return z.z + v; }); } }
}}
#line 1126
namespace {
#define br17_L(...) [__VA_ARGS__] HD
void br17(int w, int x) {
  eat(br17_L(&)
    { return w; });
  eat(br17_L(&x,
      w) { return w; });
  PASS(eat([&] HD {
    return w; }));
}
}
#line 137
template <class T> class br19 { struct In { T v; }; struct In2 { void go() { eat([=] __device__ { }); } }; public: In mem_; void go(In q) { eat([=] __device__ { return q.v; }); } int q; };
template class br19<int>;
template <class T> void u20(T s) { P pp_{1, 2}; int ar_[2] = {1, 2%>; Tup tt_{1, 2}; auto [x, t] = tt_; eat([q_ = x, w_ = t + 1] __device__ { return q_ + w_; }); eat([=] __device__ { return by(s); }); auto <:v_, t_:> = s; eat([v2_ = v_] __device__ { return by(v2_); }); }
void f25(int w) noexcept(false) {
  PASS(auto z_ = [=] __device__ __host__ (h::Int t) {  return int(int{true}); }); (void)sizeof(z_);
  auto q = [&t = w] ATTR_D  () mutable -> decltype(int(w + 1)) { { int t = int(tf<k>(k)); (void)(k); { int m = t; (void)m; } (void)(t); } k; return {}; };
  typedef int s_t[3]; s_t s = {};
  { using namespace g; (void)(s[1]); }
  (void)static_cast<long>(eat(CAPTURE(q, &s, w) { int s_a[2] = {int(a <= w), 2}; const auto & [s, b] = s_a; (void)(s * a); kk::forall<Pol>({0, eat(PASS([=]) HD() {  return int(both(int(ga), int(1)).b); })}, ([q, &w] __device__  (auto... s) mutable { eat([=, b=fn((a))] NOTHING __device__  (int c) {  return int(int(false or a)); }); })); return int(s < b); })), (void)(long)eat([=] __host__ __device__  (int z[3], int m, const ::P q) constexpr { int (x) = ::k; if constexpr (sizeof(int) > 2) { (void)(w); } return int(ga /* z */); });
  (void)static_cast<long>(eat([=] __host__ __device__ __host__  (const Op **&d) -> auto { (void)(w); eat([=] { return a; }); int (*w[2])(int) = {fn, fn}; return int(ADD(s[1], 1'000)); })), (void)(long)eat([] HD  (int (*y)(int)) mutable { for (int j = int((P{int(k), 1}.*&P::a)); j < int(int('j' + y(1))); ++j) { (void)(j); } return int((int)(077)); });
}
struct u29 { int m_; operator unsigned long int(); };
u29::operator unsigned long int() { int y = 2; eat([=] __device__ { return m_ + y; }); return {}; }
void u31(int s, int v) { struct L_ { int a = eat([] HD { return 1; // it's " odd
}); }; (void)L_{}; const int i = int(vt<int>);
  kk::Graph{}.then([=] __device__  (int e [[maybe_unused]], float *P::*w) { (void)([&e](int z) { (void)(ga); return int(z); }(int(e))) SEMI return int(n); }).then([s, n = (Box<Box<int>>{{int(ga)}}.v.v), i, v] __device__  (auto &&y) /* [=] __device__ { */ noexcept { FORALL(e, 3, int q_ = v, r_ = s; fn(q_, r_)); // it's " odd
return int((ga, s)); }).n += 1; static int s_ = eat([=] HD { return s; }); auto ar_ = new int[eat([=] __device__ { return v; })]; }
__host__ auto f34(short unsigned t) {
  (void)(Int(int('t' + k)));
  int w35[2] = {eat([t] ATTR_D  { ; (void)(fn(a)); { (void)(ga); (void)(ga); } return int(P{int(1), 1}.m(1)); }), {eat([t] DEV  () { do if (int(int(int{} + a))) { (void)(n); } while (0); __attribute__((unused)) int a = int(({ int s = int(n) + 1; a; })); return int((Box<Box<int>>{{int(ga)}}.v.v)); })}};
  (void)(ADD(ga, ::k));
  const int p = int((Box<Box<int>>{{int(ga)}}.v.v));
}
auto f36(size_type m, g::IV v) noexcept(false) -> int {
  (void)(n ? eat([=] __attribute__((device)) (int (j)) mutable constexpr { (void)(vt<decltype((m))>); (void)(j); }) : eat([=] __device__  () {  return int(int(Box<decltype(v.a + 1)>::size)); }));
  kk::forall<PolN<(3 > 2)>>(Range{0, 1}, [n=&g::gv, k(&g::gv), &m] __attribute__((device)) () mutable { a; { int t = int(int(int{} + *k)); (void)(k[0]); { int p = t; (void)p; } (void)(ga); } for (int k = int(ga); k < 3; k += 2) { (void)(*n); continue; } return int(int(sizeof(__FILE__))); });
  if (int w38 = 1; kk::call([m] PASS(__device__) () __host__ __device__ { delete new int(n | int(m)); (void)(a << ga); int m = int(ADD(1, 'c')); return int(~n); }, w38) > 1) eat([v, m] HD  (int (n)) {  }); else if (kk::call([=] __attribute__((device)) (int b[3]) __host__ __device__ {  return int(int(m) <= b[1]); })) { } else eat([v, s=int(m), m] __device__ () noexcept -> long double const { int r = n << k; typedef int p_t[3]; p_t p = {}; (void)(1); return {}; });
  if (int((Op{1} << int(k)).v)) { (void)(+n); } else if (int([=](const int &q) noexcept { (void)(v.a); return int(q); }(int(v.a)))) { 
#if 0
  { constexpr auto i = 3; }
#else
  { (void)(a); }
#endif
  } else { _Pragma("unroll") for (int w39 = 0; w39 < 2; ++w39) eat([=] DEV  (int) { typedef int p; p y40{}; Arr<2> q{}; a; }); }
  ;
  (eat)([b = static_cast<long>((int(m) < ga)), m, i = &g::gv, v] __device__ __device__ () mutable -> __typeof__(1) { constexpr auto b = sizeof(int); return {}; }); (::eat)([] __device__ __device__  (int) {  return int(fn(a)); }); ::kk::call([] HD  () __attribute__((unused)) -> void {  });
  int i = int(2 | k); { int i = int(sizeof(i)); (void)i; }
  auto t([=] __device__  (decltype(fn(1)) v, int j[3], int i) -> void { for (auto & b : g::garr) { auto t = &P::m; } int q = int(n); { int q = int(sizeof(q)); (void)q; } int(sizeof(v)); });
  return (EVAL(PASS, ga));
}
struct u42_b { int b_ = 1; static int sb_; HD int fb() const { return 1; } struct Bn { int a; }; Bn bn_; };
struct u42_c { int c_, dup_; HD int fc(int q) const { return q; } };
template <class T> struct u42_t { int t_; HD int ft() const { return t_; } typedef T Tt; };
class u42 : private u42_b, u42_c { public:
  int m_ = 1, arr_[3], arr2_[2][2]; int bits_ : 3; P obj_; P *ptr_; mutable int mutable_; static int sm_; static constexpr int cm_ = 3; enum { e_v = 2 }; union { int un_; float uf_; }; struct { int an_; }; struct Nest { int q; struct { int q; } w_; } nest_;
  HD int own() const { return 1; } HD static int sown() { return 2; } template <class T> HD int tmpl(T t) const { return int(t); }
  void go(int x) const & {
  [=] { eat([=, *this] __device__ { return by(m_) + ptr_ == nullptr; }); }();
  
  eat([&x, *this] HD  (P r) { do { (void)(k); } while (false && ga); (void)(a); int e = int(::a); return int(0x10 < n); });
  eat([=] __host__ __device__  (const signed char t) {  });
  }
  static void st(int x, u42 *p) { eat([=] __device__ { return p->m_ + x + cm_ + p->nest_.w_.q + p->obj_.m(1); }); }
};
