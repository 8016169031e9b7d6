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
struct br1 { int i; void go(int a) { eat([=] __host__ __device__ { if constexpr (true) return i; else return a; }); eat([this, a] __host__ __device__ { if constexpr (sizeof(a) > 1) return i; return a; }); } };
static void u2(c\
onst int m, unsigned q, int s[]) {
  auto f_ = K_DEV (int i_) { { (void)(i_); int b = \
 int(i_); } { int d = int(P{int(i_), 2}.b); (void)(ga); { int c = d; (void)c; } (void)(d); } }; kk::parallel_for(Pol{1}, f_);
  kk::parallel_for(Pol{m}, K_LAMBDA (int \
 i_, i\
nt &r_) { _Pragma("unroll") for (int d = i\
nt(ADD(ga, a)); d < 3; d += 2) { (void)(ga); continue; } \
 (void)(static_cast<int>(static_cast<decltype(i_) *>(nullptr) != nullptr)) SEMI r_ += \
 i_; });
  kk::parallel_for(Pol{m}, K_LAMBDA (i\
nt i_, int &r_) { (void)(({ int r = \
 int(q) + 1; fn(n, 42); \
 })); (void)(0x10 > s[m] < q); r_ += i_; });
}
template <class T> auto br3(T j) { eat([&] __device__ { return j; }); return 1; }
template <class T> struct br3_s { br3_s(T j) { eat([=] __device__ { return j; }); } private: void go(T i) { eat([=] __device__ { return i; }); } };
void br18(int w, int e) { eat([=] HD { if constexpr (sizeof(int) == 4) return w; else return e; }); eat([=] HD { (void)w; if constexpr (true) { return w; } return 1; }); eat([=] HD { if constexpr (true) { int w = 1; return w; } else { return e + 1; } }); }
extern "C" { void od19_c(int w) { eat([=] __device__ <% return w; }); } }
extern "C" int od19_d(int b) { return eat([b] HD <% return b; }); %>
void br21(int p, int s) { eat([&] __device__ { return p + s; }); eat([=, &s] __device__ { return p + s; }); eat([&, p] __device__ { return p + s; }); eat([&p] __device__ { return p; }); }
template <class D, class T> struct u22_b { T f_; D &self() { return static_cast<D &>(*this); } void run(T p, D *d) { Acc<int> a{int(int(__builtin_expect(int(by(p)), 1))), 2, 3};
  (void)new auto([*this, d, p] __device__  (P w, P x) mutable {  by(this->f_); }); } template <class F> void each(F p, const D &d) const { Acc<int> a{int(int(__builtin_expect(int(by(p)), 1))), 2, 3};
  (void)new auto([*this, d, p] __device__  (P w, P x) mutable {  by(this->f_); }); } };
struct u22 : u22_b<u22, int> { using u22_b::f_; void go(int p, u22_b *d) { int y{int((Box<Box<int>>{{int(077)}}.v.v))};
  eat([] __device__ () mutable { const volatile int m = 2; Acc<int> v{int(int(Box<decltype(n + 1)>::size)), 2, 3}; (void)(static_cast<int>(n) > k); return int(int('v' + int(m))); }); } };
template <class T> struct u22_t : u22_b<u22_t<T>, T> { void go(T p, u22_t d) { eat([=] HD { return by(this->f_) + by(p); }); auto &me_ = *this; eat([=] __device__ { return by(me_.f_); }); } };
void u23(int q) { extern int ga; int t(int); int n = q; eat([=] __device__ { return ga + n + q; }); eat([n = n + 1, q = ::n] __device__ { return n + q; }); auto e = [q, n = q](int n2) { return eat([=] __device__ { return n + n2 + q; }); }; e(1); enum { t_e = 2, ga2 }; eat([=] HD { return t_e + q; }); }
__host__ inline auto u24(const struct P &) noexcept(sizeof(int) > 2) -> const char16_t ** {
  int s[] = { eat([r = {1, 2}, t=k] __device__ __device__  (volatile Arr<3> z) { { (void)(ga); (void)(by(t)); } enum { p = 3 }; return int((p < p)); }), eat([] DEV  (unsigned, unsigned) {  return int((ga, a)); }) }; (void)s; kk::parallel_for(Pol{1}, [=] MAYBE  (int u, long x) -> auto { delete new int(static_cast<int>(n)); return int(int(sizeof(u))); });
  { auto c = [c = &g::gv, n = static_cast<long>(fn(7))] __device__ () -> void { int m = int(Arr<k>{}[0]), *e = &m; int p = int((int(n))); }; eat(c); }
  eat([s] ATTR_D  BODY((void)(CAT(f, n)(Int(s[0]))); (void)(eat([=] PASS(__device__)  (int k[3]) mutable { { struct r { int c; int mf() { return c; } }; r l26{1}; (void)(ga); } (void)new auto([k] ATTR_D (int (*v)(int)) {  }); }) + eat([s] __device__  {  return int([s{int(ga)}](int u) { return int(a); }(int(n))); })); return int(n); ));
 return {};
}
auto br27 = [](int z) { return eat([=] HD { return z; }); };
int br27_f(int z, int s = [](int q_) { return eat([q_] HD { return q_; }); }(1));
void mu28(int n, int a) {
#ifdef __CUDA_ARCH__
  eat([=] __device__ { return n; });
#else
  eat([=] __host__ __device__ { return a; });
#endif
#if 1
  eat([a] __device__ { return a; });
#endif
  eat([=] __device__ {
#ifndef __CUDA_ARCH__
    return n +
#else
    return a +
#endif
      n; });
}
namespace ns30 { inline namespace v2 {
template <class... Ts> void br29(int u, Ts... ts_) { eat([=] __device__ { return sink(ts_...); }); eat([ts_...] __device__ { }); eat([=] __device__ { return sizeof...(ts_) + u; }); eat([=] __device__ { return (ts_ + ...); }); }
}}
template <class T> auto u31(T i, int v) -> En_t<noexcept(T()), T> { 
  (void)new auto([=] MAYBE (int) { auto &j = tf<2>; int x = int(v | a), *z = &x; Int q = Int(cr(ga)); }); return T(); }
