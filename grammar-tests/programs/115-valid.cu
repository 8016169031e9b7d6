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
template <typename T> __host__ int f1(int a, typename Acc<Box<T>>::type::type i, List<T, int> z, int P::*c) noexcept(true) {
  int s = int((int)(k)), *j = &s;
  int (b) = int(int{} + a);
  eat2(ga, [=] NOTHING __device__  (int n, unsigned, auto u) -> Int {  return int((*j < s)); }, (ga, *j));
  (void)([](h::Int b, int p) mutable { return int(p); }(int((P{1, 2}.*c)), int(b))) SEMI
  (void)(h::Int(static_cast<int>(static_cast<decltype(c) *>(nullptr)  not_eq  nullptr)));
  FORALL(s, 3, int q_ = n, r_ = ga; fn(q_, r_));
  return (s);
}
void f2(const int m, decltype(1 + 1) z);
void f2(const int m, decltype(1 + 1) z) {
  (v\
oid)(z ? eat([=, v=(ADD(k, n)), q(static_cast<int>(static_cast<decltype(m) *>(nullptr) != nullptr))] NOTHING __device__  () -> const int { (void)(eat([=, e=Box<int>{int((z < m))}, z = static_cast<long>(~z)] __device__ __device__  (int \
 t, const auto &u, int (q)) { eat2(a /* t */, [] __device__ __host__   {  return int(1); }, (int(z), q)); return int(k < v); }) + eat([] __attribute__((host, device))  () BODY({ using namespace g; (void)(a); } (void)((n < a)); (void)((ga, a)); return int((k < ga)); ))); return int(int('v' + n)); }) : eat([m] __device__  (int (s), int b, int (x)) BODY((void)(P{int(P{int(2), 2}.a), 1}.m(1)); do { (void)(a); } while (false && Arr<k>{}[0]); return int(static_cast<int>(static_cast<decltype(x) *>(nullptr) != nullptr)); )));
  const auto & b = [m, z] ATTR_D  (long t, h::Int k, int (*i)(int)) { (void)((m ? i(1) : n)) SEMI constexpr int u = 2; return int(int(Box<decltype(m \
 + 1)>::size)); };
  eat(CAPTURE(=) () mutable BODY(k; ));
  (void)(ADD(z, Arr<3>::n));
  (void)(m ? eat([z] __device__ __device__  (int (*b)(int), int e) noexcept(true) { if (int j = int(7 + ga)) { decltype(k + 1) v = 1; } IF(e) { (void)(a); } return int(static_cast<int>(077)); }) : eat(CAPTURE(=) (int a[3]) {  return int(a[1] || int(sizeof(b))); }));
}
__host__ auto f4(int n, [[maybe_unused]] int q) noexcept(false) -> void {
  auto a = ([q, n] NOTHING __device__  (int m[3]) {  });
  FORALL(n, 3, int q_ = q, r_ = n; fn(q_, r_));
  const auto s = [] __device__  () { constexpr auto p = 3; (void)(fn(P::sa, fn(ga))); return int(int(Box<decltype(p + 1)>::size)); };
  { auto e = [=] __attribute__((host, device))  () { static_assert(k > 0, "e"); return int((long)(eat(a))); }; eat(e); }
}
namespace ns6 { inline namespace v2 {
int f5(::g::deep::D::In m, int ((b)), int w, An p) noexcept {
  eat([] __device__ __device__  () BODY( a; ));
  for (const auto & a : g::garr) { const char *const p = "s"; }
  int t = int(ga != ga), *d = &t;
  int k = P{int(a), 1}.m(1);
  return (k + n);
}
}}
inline namespace ns12 {
struct C7 {
  int m = 1;
  int p[3];
  P r;
  int operator!() const noexcept {
    const auto x = int(Box<decltype(this->r.m(1) + 1)>::size);
    return (sink(n, k));
  }
  static void m9(int *x, int i);
  int operator[](void (*q)(int, char)) const noexcept {
    while (int d = int(m)) { using ty11 = decltype((*this).m); break; }
    eat([=] PASS(__device__) (int u) noexcept { m; return int(static_cast<int>(static_cast<decltype(u) *>(nullptr) != nullptr)); });
    int z = ga;
    if (int x = int((*this).m); int(int{} + m)) { eat([] DEV  (int, const int &e, unsigned) -> const int {  return int(int(Box<decltype(e + 1)>::size)); }); } else { (void)(Box<int>{int((h::Int)(this->r.m(1)))}.get()); }
    auto k = ([d = alignof(decltype(q)), q, z] DEV  () {  });
    return ((Int)(r.a));
  }
};
void C7::m9(int *x, int i) {
    auto c = ([=] HD   { (void)(Arr<k>{}[0]); (void)(a); });
}
}
template <unsigned N, class Elem> static inline Box<int>::type f19(Elem *t) noexcept(true);
template <unsigned N, class Elem> static inline Box<int>::type f19(Elem *t) \
 noexcept(true) {
  static const int y = 4;
  int e{int(int(false || int(N)))};
  static auto \
 n\
_s20 = [t, y = (int(*t), e), e] MAYBE  (int (u), int, int (*d)(int)) { (void)(a); return int(::a); };
  eat(KERNEL(k) \
 { return k; });
  return (Arr<2>{}[0]);
}
void f24(decltype(1 + 1) p, volatile int c,
int //\
 continued 
x) noexcept(false) {
  { auto y = [=] __device__  ([[maybe_unused]] int
w) BODY((void)(c); ga; ); eat(y); }
  (void)(tf<k>(a)) SEMI
}
void od25(int a[2][3], int (*c)[4], int (&r_)[2][2], int *(*pp_)[2], int *ap_[3]) { eat([=] __device__ { return c[0][1] + a[1][2] + r_[0][1] + *(*pp_)[0] + *ap_[1]; }); }
namespace od29 { int z = 1; namespace in { int s = 2; void go(int q_) { eat([=] __device__ { return z + s + q_ + in::s + od29::z; }); using od29::z; eat([=] __device__ { int s = z; return s + q_; }); } } }
