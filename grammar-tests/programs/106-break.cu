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
inline namespace ns2 {
class br1 { struct In { void go(int v) { eat([=] __device__ { return v; }); } struct Deep { static void go() { eat([] __device__ { }); } }; }; public: struct Pub { void go() { eat([] __device__ { }); } }; };
}
int operator""_u3(const char *e, size_type s) { eat([=] __device__ { return by(e) + s; }); return 1; }
template <char... Cs> int operator""_u3t() { int s = 1; return eat([=] __device__ { return s + sizeof...(Cs); }); }
int operator""_u3f(long double e) { return eat([=] HD { return int(e); }); }
void br4(int t) { auto pl_ = [](auto y) { eat([=] __device__ { return y; }); }; eat([=] HD { eat([=] __device__ { return t; }); }); eat([](int q_) { eat([=] __device__ { return q_; }); }); }
inline namespace ns15 {
template <class T> struct u13 { T // it's " odd
f_; template <class U, int N> struct In { U f_; template <class... W> void go(Arr<N, U> t, T d, W...); }; };
template <class T> /* } ) ; 
 */ template <class U, int N> template <class... W> void u13<T>::In<U, N>::go(Arr<N, U> t, T d, W...) { (void)P{eat([t, //\
 continued 
d] __device__ __host__  () -> Int {  return int(int('d' + a)); }), 1}; (void)(ADD(7, // it's " odd
a) < int(sizeof(d))), (void)(n > k);
 //\
 continued 
switch //\
 continued 
(eat([&d, t] __device__  () mutable { g::E q = g::e1; return int(n & by(d)); })) { case 1: eat([=] __device__ // it's " odd
__device__  (int, auto x, long r) { for //\
 continued 
(;;) { break; } return int(3 << r); }); break; /* [=] __device__ { */ default: eat([d, t] __host__ __device__  (int (*x)(int)) noexcept(true) { /* c */ { P *u = &g::gp; // it's " odd
const Range // it's " odd
d{0, 3}; } //\
 continued 
eat([=] { return int(sizeof(t)); }); }); } }
}
#line 1120
struct u16_b { int b_ = 1; static int sb_; HD int fb() const { return 1; } struct Bn { int a; }; Bn bn_; };
struct u16_c { int c_, dup_; HD int fc(int q) const { return q; } };
template <class T> struct u16_t { int t_; HD int ft() const { return t_; } typedef T Tt; };
class u16 : public virtual u16_b { public:
  int m_ = 1, arr_[3], arr2_[2][2]; int bits_ : 3; P obj_; P *ptr_; mutable int mutable_; static int sm_; static constexpr int cm_ = 3; enum { e_v = 2 }; union { int un_; float uf_; }; struct { int an_; }; struct Nest { int q; struct { int q; } w_; } nest_;
  HD int own() const { return 1; } HD static int sown() { return 2; } template <class T> HD int tmpl(T t) const { return int(t); }
  void go(int d) & {
  eat([=, *this] __device__ { return int(sizeof(decltype(m_)(1))); });
  
  (void)g::garr[eat([=] __host__ DEV  () constexpr {  return int(vn<vt<char>>); })];
  { for (int u_ = eat([] __attribute__((host)) __attribute__((device))  (int (q)) __attribute__((unused)) -> void {  }); u_ < eat([=, y = noexcept(d)] __device__ __host__   {  return int(tf<sizeof(d)>(int(this->m_))); }); ++u_) { eat([d, this] __host__ DEV  (P c) mutable { (void)(ga); return int(PASS((c.a) PASS(+) (k))); }); } (void)(int(sizeof(int(sizeof(obj_.a))))); }
  }
  static void st(int d, u16 *e) { eat([=] __device__ { return e->m_ + d + cm_ + e->nest_.w_.q + e->obj_.m(1); }); }
};
#line 134
template <class R, class... A> R u26(R (*x)(A...), int s) {
  e\
at([=] __device__ { return by(x) + s + sizeof...(A); });
  
  [=]() mutable { auto m = [s, x] __host__ __device__ (volatile unsigned c\
har g::Ty::*b) noexcept -> int {  ga; return {}; }; return eat(m); }();
  (void)(sink(k, ga) | a);
  return R();
}
template <class C, class R, class... A> void u26(R \
 (C::*x)(A...) const, C y, int s) { eat([=] HD { return by(x) + by(y) + s; }); }
struct u27 { int m_; void *operator new(unsigned long a) { eat([=] __device__ { return a; }); return nullptr; } void operator delete[](void *v) { eat([=] __device__ { return by(v); }); } u27 &operator++() { eat([=] __device__ { return m_; }); return *this; } u27 operator--(int a) { eat([=] HD { return m_ + a; }); return *this; } int operator()() const { return eat([=] __device__ { return m_; }); } int operator[](const char *v) && { return eat([=] __device__ { return by(v); }); } bool operator!() { return eat([m_ = m_] __device__ { return m_; }); } };
namespace ns36 { inline namespace v2 {
struct C29 {
  void m31(int y) const {
    enum { d = 3 };
    auto a{[y] __device__  () { (void)(fn(k, d)); for (;;) { break; } }};
    auto &p = g::gv;
    (void)(d);
    do { eat([y, a, r=int(sizeof(Same<P>)), p] __attribute__((host)) __attribute__((device))  () -> decltype(g::gv) { { int a = int(-k); (void)(n); { int s = a; (void)(s + a); } (void)(by(r)); } ; (void)(int(sizeof(r))); return int(int(sizeof(a))); }); } while (eat([this, a, y, p] NOTHING __device__  () { (void)(PASS(ga + p)); eat([&, a, y, p] __device__  (int x[3], int e, int (*)(int)) { ; (void)(int((n xor d))); return int(({ int d = int(y) + 1; k; })); }); int t = int(~y); return int(int(false or y)); }) && false);
  }
private:
  void m32(void (*v)(int, char), ::g::Ty o1::T1::In::*x, An c) {
    eat([=] __host__ __device__  (int p, int const y) {  });
    eat(KERNEL(q) { return q; });
    try { eat([&] DEV   { P d[2] = {}; struct L33 { int i; int mm(int b) { return i + b; } enum { ee }; }; (void)L33{1}.mm(int(ga)); { using namespace o1; (void)Q2{}.a; (void)(this->a[0]); } return int(+a[1]); }); } catch (int j) { eat([v, c] __device__  (long b) { { const int n = 2; int m[n] = {int(g::gp.a)}; (void)(ga); } return int(077 == int(sizeof(v))); }); }
  }
public:
  void m34(decltype(g::gv) v, const Both<int, P *> (*w)(int const, o1::Q1<const ga_ns::D *> *)) noexcept {
    static const int w35 = eat([=] MAYBE  () {  return int(int(sizeof(w))); });
  }
  int a[3]; HD int val_() const { return 1; } HD int later(); int lt30 = 2;
};
}}
template <class T, decltype(nullptr) V> struct u37 {};
template <class T> struct u37<T *, nullptr> { void go(T y, int i, u37 *t) { 
  for (int q_ = eat([=, c = k + P{int(ga), 2}.a] ATTR_D  (P r, int v, auto &&a) {  if constexpr (sizeof(int) > 2) { (void)(k); } return int(k); }); q_ < eat([y] __attribute__((host, device)) (unsigned, char16_t &&w) { if (int v = int(::n)) { (void)(n); } else if (a) (void)(k); return int(by(w)); }); ++q_) { eat([=] __attribute__((host)) __attribute__((device))  (Arr<3> &z, P b) mutable { { int (*z[2])(int) = {fn, fn}; (void)(int(sizeof(y))); } { (void)(a); int *j = &g::gv; } return int(n); }); } } };
void u37_f(u37<int, nullptr> y, int i, u37<P *, nullptr> *t) { 
  int w38[2] = {eat([] __device__  () {  n; }), {eat([=, i = (Int)i] DEV   {  return int(({ int k = int(by(y)) + 1; 1'000; })); })}}; eat([=] __device__ { return by(t); }); }
namespace ns40 { namespace {
namespace u39 { struct S { int a; }; void go(struct S S, int j) { int (*y)[3] = &g::garr; (void)new auto([&j, y] __device__  (int (*v)(int)) { (void)(a /* v */); ((*y)[1], v(1)); \
 return int((j ? j : 10u)); });
  (void)(eat([c \
 = ADD(42, (*y)[1]) + P{int(1), 2}[int(j)]] DEV  () {  }) + eat([y, j] __device__  (o1::Q1<int> \
 const ** const n, int i, int d) BODY({ int t = int((long)((*y)[1])); int y = int(<:]() { const char *u = "s"; return int(ga); }()); { int b = t; (void)(b + t); } (void)(t); } while (int s = int(int('d' + d))) <% (void)(i); break; } return int((j)); )));
  auto && r = CAPTURE(j)  {  return int(int(int<%} + j)); }; eat([=] __device__ { return S.a; }); } struct S S2; void two(S s, S *S) { eat([=] \
 __device__ { return s.a \
 + S->a; }); } }
}}
h::Int f41(int (P::*e)(int) const, Box<int> k) {
  int c[] = { eat([=] HD  (int (*i)(int)) { IF((P{1, 2}.*e)(1)) { (void)((P{1, 2}.*e)(1)); } return int(i(1)); }), eat([a=ADD(n, 1)] __device__ () constexpr { auto r = [a] __device__  () { ; return int(static_cast<int>(static_cast<decltype(a) *>(nullptr) != nullptr)); }; (void)(sink(int(sizeof(a)), int(sizeof(a)), n)); }) }; (void)c;
  if (auto r = int((P{1, 2}.*e)(1)); auto n = int((Int)(ga))) { 
#pragma unroll
  for (int p = 0; p < 2; ++p) { (void)(c[0]); } } else { const auto & t = [&, m=Box<int>{int(both(int(k.get()), int(ga)).b)}] __device__  (int (j)) -> decltype(g::gv) { (void)(m.get()); return int([=]() mutable { return int(r); }()); }; }
  eat([] PASS(__device__) ([[maybe_unused]] int z) mutable { int a __attribute__((aligned(8))) = int(int('z' + ga)); (void)(fn(sizeof(a))); (void)sizeof(a); return int((Op{int(z)} | 2)->v); });
  eat([e] __device__  (unsigned, P y) { (void)(tf<3>(Arr<3>{}[0])); });
  for (;;) { break; }
  PASS(auto j_ = [=, p=(Int)(a), u=Box<int>{int((Box<Box<int>>{{int(ga)}}.v.v))}] __device__  ([[maybe_unused]] int z, const int &v, const int &c) noexcept(noexcept(1)) { int (*q)(int) = tf<2>; return int(q(1)); }); (void)sizeof(j_);
  (void)(n);
  return (eat([=] ATTR_D  (P y) mutable { static_assert(3 > 0, "i"); return int(P{int(k.get()), 1}.a); }));
}
template <class... Ts> int u42(Ts... z) { return [=](int a) { auto e = a; eat([&] DEV  (P i, int r[3]) <% while (int c = int(fn(r[1]))) { (void)(ga); break; } for (auto p : {eat([] __device__ () noexcept(noexcept(1)) <% Acc<int> j{1, 2, 3}; return int(int('j' + n)); }), 2}) { eat([=] ATTR_D (int i) {  return int((0 ? 0x10 : n)); }); } return int(<:r, i:>(h::Int t, h::Int d) { auto &v = d; return int(v); %>(int(r[1]), int(k))); }); do { eat(<:=] __attribute__((device))  (P x) __device__ { <% using namespace g; (void)(by(e)); } }); } while (eat(<:a, e] __device__ (o1::T1::Ev const p) __attribute__((unused)) -> typename Box<int>::type { int ((n))(int(int(true && n))); return int([&](int b) { (void)(k); Box<int> s{int(1)}; return int(1); }(int(by(e)))); }) && false);
  eat([&:> __host__ __device__ __host__ () -> typename Box<int>::type { (void)(tf<k>((Box<Box<int>>{{int(0)%>}.v.v))); { const int b = 2; int t[b:> = {int(SECOND(x_y, (int(ga))))}; (void)(by(e)); %> ; return int(1'000 + k); }); return a; }(sink(z...)); }
