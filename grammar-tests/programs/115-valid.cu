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
struct u1_b { int b_ = 1; static int sb_; HD int fb() const { return 1; } struct Bn { int a; }; Bn bn_; };
struct u1_c { int c_, dup_; HD int fc(int q) const { return q; } };
template <class T> struct u1_t { int t_; HD int ft() const { return t_; } typedef T Tt; };
struct u1 : public virtual u1_b { public:
  int m_ = 1, arr_[3], arr2_[2][2]; int bits_ : 3; P obj_; P *ptr_; mutable int mutable_; static int sm_; static constexpr int cm_ = 3; enum { e_v = 2 }; union { int un_; float uf_; }; struct { int an_; }; struct Nest { int q; struct { int q; } w_; } nest_;
  HD int own() const { return 1; } HD static int sown() { return 2; } template <class T> HD int tmpl(T t) const { return int(t); }
  void go(int a) noexcept {
  eat([=] __device__ { (void)(sizeof(*this)), (void)sizeof((*this).m_); });
  goto lb2; lb2: { long int unsigned *t = {}; }
  eat([=] __device__  (volatile long int unsigned &c) { { (void)(k); struct g::Ty a{}; } static_assert(k > 0, "b"); return int(~b_); });
  }
  static void st(int a, u1 *c) { eat([=] __device__ { return c->m_ + a + cm_ + c->nest_.w_.q + c->obj_.m(1); }); }
};
namespace ns6 { namespace {
template <class T, T... Vs> void u3(int t, Both<T, T> u) {
  eat([=] __device__ { return t + int((Vs + ... + 0)) + by(u); });
  eat(KERNEL(q) { return q; });
  goto w4; w4: eat([=] __device__   { k; return int(n); });
  switch (int i = int(by(u) & by(u)); i) { case 3: { [[maybe_unused]] const auto &w5 = [] __device__  (P z) { (void)(1'0_u); return int((a < ga)); }; break; } default: (void)(a); }
}
}}
template <int \
 N, /* c */ class /* } ) ; 
 */ T = int> __host__ int f7()
try {

for (int d_ =
eat([] /* [=] __device__ { */ __device__  (const auto &a) {
});
d_ < \
 eat(<:] \
 HD
() \
 mutable <%  n; /* c */ %>); ++d_) // it's " odd
{ //\
 continued 
eat([=] __host__ DEV (const int
&p) -> decltype(g::gv)
<%  return int(fn(ga, n)); }); }
 \
 lb8: ;
 \
 (void)(<:&]() <%
return int(a); \
 }());

(void)(1);
  auto s
= ([=]
__device__  (int z, int /* c */ k, int) //\
 continued 
{  %>);
  return (int(sizeof(s)));
%> catch /* } ) ; 
 */ (int
x) <%
  (void)(int('s' + \
 n));
  return 0;
}
namespace ns13 { namespace {
struct C9 {
  int z = 1;
  int d = 1;
  using Own = int;
  template <class M> int m10() {
    throw eat([=] __device__ () {  z; });
    (void)(({ int d = int((&P::m == nullptr ? a : ga)) + 1; int(*"d"); }));
    (void)new auto([this] __attribute__((host)) __attribute__((device))  (unsigned * const u[g::gc]) { lb12: ; return int(Box<int>{int(3)}.as<int>()); });
    return (fn(2, a));
  }
};
}}
template <typename V> static inline int f14()
try {
  [=]() mutable { auto z = [=] __attribute__((host, device))  (const Same<volatile long signed **> *n, int k) noexcept(true) { eat([=] { return k; }); { (void)(a); int d = int((a, k)); } return int(int(false || a)); }; return eat(z); }();
  eat2(int(int{} + a), [] __device__  (const decltype(fn(1)) &i, const int &c, int a) noexcept(true) { int y[3] = {1, 2, 3}; return int((int(sizeof(i)) ? n : a)); }, P{int(0), 1}.b);
  kk::Graph{}.then([b = static_cast<long>(a)] MAYBE  () { { using namespace g; (void)(k); } auto [v, p] = P{int(k), 2}; return int((n)); }).then([] __attribute__((device))   BODY(auto n = [] __attribute__((host)) __attribute__((device))  (int) -> decltype(1 + 1) {  return int(k); }; { int i; i = k == ga; constexpr auto u = 4; } ; )).n += 1;
  auto x = [=] __device__  (Same<o1::o3::D *> const &v) {  return int((int)(10u)); };
  (void)(k);
  eat([] __device__ (unsigned **n, int const v, int c) { decltype(nullptr) q{}; (void)(both(int(int(q == nullptr) /* q */), int(Box<int>{int(v)}.as<int>())).a); FORALL(j, 3, (void)(k)); return int(int(sizeof(n))); });
  while (eat([=, s = 0x1F_u + fn(n), r = int(int{} + a)] PASS(__device__)  (auto &&x) { ; return int(fn(0)); })) break;
  return (FIRST(k, k));
} catch (int r) {
  int (P::*n)(int) const = &P::m;
  return 0;
}
struct B17 { int x; static int q; HD int bf(int q) const { return q; } protected: int prot; };
struct C16 final : public B17 {
  int operator()() noexcept {
    do if (int(this->val_() < this->j[0])) { int (&d)[3] = g::garr; } while (0);
    return (Arr<2>{}[0]);
  }
  int m19(const o1::o3::D j) {
    { using namespace o1; (void)Q2{}.a; kk::Functor w20{[] __host__ DEV  (h::Int n) mutable BODY( )}; }
    for (auto c : {eat([j] __device__  { while (int w21 = eat([j] __device__  () mutable noexcept(true) -> decltype(g::gp.a) { (void)(~q); a; return {}; })) { eat([j] __host__ __device__  () { if (P d{int(fn(a, ga)), 1}; d.a) { int e[3] = {1, 2, 3}; } return int(int(!Op{int(n)})); }); break; } long signed Box<int>::*g::Ty::*(*u)(g::Ty, Arr<g::gc + 1>) noexcept = {}; ; return int(int(Box<decltype(n + 1)>::size)); }), 2}) { eat([=] __attribute__((device)) (unsigned) mutable -> int BODY(if (int n = int(B17::q == k); int(sizeof(bf(1)))) { (void)(a); } else { (void)(B17::bf(2)); } int x = int(n > B17::x); { Op (*x)(const Box<Same<int>>, Arr<2, long> &) = {}; (void)(ga); } return int(B17::q); )); }
    (void)(tf<3>((*this).k));
    (void)new auto([=, *this] __device__ __device__ (const auto &y) -> int {  return int(a); });
    goto lb22; lb22: { _Pragma("unroll") for (int e = int(int('j' + (*this).k)); e < 3; e += 2) { P j[2] = {}; continue; } }
    return (eat([=, *this] MAYBE (auto *t, int p [[maybe_unused]]) { x; }));
  }
  int k = 1;
  int s = 1;
  int j[3];
  HD int val_() const { return 1; }
};
__host__ void f25() {
  goto w26; w26: eat([] __device__  (const auto &p) {  return int(k); });
  PASS(auto c_ = [=] __host__ DEV (const int &y, P n) -> unsigned long int { (void)(ga); for (;;) { break; } return int(k /* n */); }); (void)sizeof(c_);
  auto && q = [] __device__  (int (k)) BODY( return int(tf<3>(ga)); );
  Arr<2, long> x{};
  try { auto w27 = both([] __host__ __device__  () mutable {  return int(int(Box<decltype(n + 1)>::size)); }, CAPTURE(x, q)() {  return int(int(x.e[0])); }); (void)sizeof(w27.a); } catch (const P &i) { (void)i.a; auto w28 = [=](int q_) { return kk::call([=, y(Box<int>{int(sizeof(x))})] PASS(__device__)  () mutable {  }, q_); }; (void)w28(1); }
  eat([q] __host__ __device__  () -> auto { (void)(ga) SEMI (void)(tf<k>((int)a)); (void)((eat(q) && eat(q) ? ga : int(true || a))); return int(k /* q */); });
}
template <class T, int N> struct C29 {
  template <class M> void m30(Box<T> r) {
    const auto b([=] __device__  (h::Int m, int i [[maybe_unused]], auto *c) BODY( return int(N); ));
    auto x = [*this] ATTR_D  (short int (* const P::*i)(double)) { IF(a) { (void)(q); } (void)(int((ga xor N))); (void)(int(pl1)); ga; };
  }
  int c = 1; int q = 1; int i = 1; using Own = int;
};
extern "C" { void od31_c(int s) { eat([=] __device__ { return s; }); } }
extern "C" int od31_d(int p) { return eat([p] HD { return p; }); }
template <class T, unsigned long V> void u35(T i, int b) { eat([b] __device__ { return b + int(noexcept(V)); }); 
  (void)new auto([i] ATTR_D  (unsigned, int const v) noexcept(noexcept(1)) {  return int(Int(ga)); }); }
template void u35<int, 7>(int, int);
void f36(h::Int k, ::g::deep::D::In t) {
  do { eat([=] __attribute__((host)) __attribute__((device))  (int j) -> First<P, int> * const * const { (void)(ga); if (int u = int((a, n))) { (void)(u); } P d{int(j), 1}; return {}; }); } while (eat([t, k] NOTHING __device__  (auto (*c)(int)) mutable -> decltype((g::gv)) BODY({ using namespace g; (void)(n); } return g::gv; )) && false);
  const char *c = "s";
  try { (n, static_cast<int>(static_cast<decltype(k) *>(nullptr) != nullptr)); } catch (int b) { auto y = ([k, t, c] __device__ () { auto s{[] __host__ DEV (int const u) {  return int(fn('c')); }}; do { [[maybe_unused]] int y = int(Box<decltype(a + 1)>::size); } while (false && static_cast<int>(static_cast<decltype(c) *>(nullptr) != nullptr)); for (int r = int((t.b < n)); r < 3; r += 2) { (void)(n); continue; } return int(int(false or ga)); }); } catch (...) { }
}
template <class T> struct u37_b { using vt_ = T; T b_; struct Nest { T a; }; };
template <class T> struct u37 : u37_b<T> { using base = u37_b<T>; using typename base::vt_; using base::b_; T f_; void go(vt_ d, typename base::Nest q) { eat([=] __device__ { return by(b_) + by(d); }); ga; (void)int{eat([=] __attribute__((host, device))  () { (void)(fn(by(this->f_), ga) < int(sizeof(q))); return int(int(sizeof(d)) || k); })};
  (void)(eat(CAPTURE(=)(const unsigned char P::** const u, const int &s) mutable {  s; }), eat([=, *this, a=fn(n, int(sizeof(d)))] MAYBE () -> void {  })); } void two(typename u37_b<T>::Nest *d, const base &q) { ga; (void)int{eat([=] __attribute__((host, device))  () { (void)(fn(by(this->f_), ga) < int(sizeof(q))); return int(int(sizeof(d)) || k); })};
  (void)(eat(CAPTURE(=)(const unsigned char P::** const u, const int &s) mutable {  s; }), eat([=, *this, a=fn(n, int(sizeof(d)))] MAYBE () -> void {  })); } };
inline namespace ns42 {
template <class T> using u40_a = Box<T>; template <class T, int N = 2> using u40_b = Arr<N, T>; template <class R, class... A> using u40_f = R (*)(A...); template <class T> using u40_r = T &;
void u40(u40_a<int> b, u40_b<long> x, u40_f<int, P, char> q_, u40_r<const P> r_, u40_a<u40_a<int>> *s_) { eat([=] __device__ { return by(q_) + by(r_) + by(s_); }); PASS(eat([x] __host__ __device__  (int v, int const p, unsigned) { (n, (by(x), by(x))); return int(ga); })); auto c = [=] __attribute__((host)) __attribute__((device))  (int (*x)(int), int const m) mutable BODY((void)(by(b)); Acc<int> n{int((long)m), 2, 3}; return int(x(1)); );
  kk::Functor w41{[b, c] __attribute__((device)) (int j) { (void)((j < j)); auto c = [b, j, q=int(((a)))] ATTR_D  (const auto &s, auto &&e) noexcept {  return int(int(int{} + k)); }; return int(+-ga); }}; }
}
