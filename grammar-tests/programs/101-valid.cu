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
namespace ns20 { inline namespace v2 {
template <class T, class U = T> class C15 : Acc<T> {
public:
  int t[3];
  static int v;
  P e;
struct B17 { int r; static int i; HD int bf(int q) const { return q; } protected: int prot; };
class In16 : private B17 {
public:
  int x = 1; int e = 1; int v[3]; union { int s; float n; };
  void m18(T s) {
    (void)((Box<Box<int>>{{int(int(false && this->prot))}}.v.v));
    eat([=] __device__ __device__ (int (*m)(int), h::Int r) {  return int(this->v[0]); });
    auto z{[=] ATTR_D () { (void)([=](const int &t) noexcept { return int(7); }(int(this->v[0]))); }};
  }
};
  int m19(int b, An j) const {
    const auto n = [b, j] __device__  (int (k), const auto &t, int n) { for (;;) { break; } [[maybe_unused]] int v = fn(k); k; };
    ;
    return ((int(this->x)));
  }
};
}}
int (&od21(int (&m)[4], int p))[4] { eat([=] __device__ { return m[0] + p; }); return m; }
int (*od21_p(int p))(int) { eat([=] HD { return p; }); return nullptr; }
auto od21_t(int m) -> int (*)[3] { eat([=] HD { return m; }); return nullptr; }
__host__ int f23(int b, int s);
__host__ int f23(int b, int s) {
  if (eat(CAPTURE(=) (int (t)) { (void)(int(int{} + ga)); do { (void)(s); } while (false && b); (void)((int)ga); }) == b) { (void)(n); }
  eat(KERNEL(i) { return i; });
  auto v = [s, b] DEV (auto &&a, int (j)) __attribute__((unused)) -> void { if (auto c_ = [=] __device__ __device__  (int m[3]) BODY(auto r{[j] __device__ __device__ () {  return int(P::sa); }}; ); sizeof(c_)) { } else { eat(c_); } (void)(sink() & n); static_assert(g::gc > 0, "c"); };
  int z[] = { eat([b, v] __attribute__((host)) __attribute__((device))  {  }), eat([] __attribute__((host)) __attribute__((device))  (unsigned) -> unsigned long int { (void)(a); return int(1); }) }; (void)z;
  return (n);
}
template <class Elem> inline Box<int>::type f24(Elem y, int k, int *b) noexcept(true);
template <class Elem> inline Box<int>::type f24(Elem y, int k, int *b) noexcept(true) {
  auto c = ([=] DEV  () -> void { int b(int(int(a))); struct m { int j; int mf() { return j; } }; m l25{1}; });
  auto &n = k;
  static auto e_s26 = [=] __device__  (int r[3], int (t)) { Box<int> w{int(1)}; return int(7 || eat(c)); };
  ga_ns::Al a{};
  Acc<int> z{int((int(y))), 2, 3};
  auto m([=] __host__ __device__  () __attribute__((unused)) {  return int(+int(y)); });
  try { (void)(int(y)); } catch (int w) { auto && e{[=] __device__ __device__  (long n, int m[3], [[maybe_unused]] int r) {  }}; } catch (...) { }
  FORALL(y, 3, fn(z.x, k));
  return (P{int(k), 1}.m(1));
}
__host__ __device__ int /* } ) ; 
 */ f27(h::Ty u) noexcept {
  switch (eat([=, q=ga] __attribute__((device))  ([[maybe_unused]] /* } ) ; 
 */ int p, P c) { /* } ) ; 
 */ (void)(tf<k>(a /* c */)); return int([&c, p](h::Int z) mutable { return int(n); }(int(n))); })) //\
 continued 
{ case 1: eat([u] __attribute__((host)) __attribute__((device)) (int p, int const v) { do { (void)(k); } while (false && EVAL(PASS, 'c')); if (int a = int(ADD(a, a)); fn(k, 1'000)) { (void)(k); } else { (void)(ga); } return int((Box<Box<int>>{{int(k)}}.v.v)); }); break; default: eat([=, r = (k), t(a && k + ADD(ga, a))] PASS(__device__)  (const int &u, int) { /* c */ return int(0x10 ^ n); }); }
  PASS(eat([u] DEV (const int &i) { (void)(int('i' + k)); return int(i); }));
  return (u.a);
}
template <class T, int N> void f28(unsigned long int y, T const *const m) noexcept(false) {
  switch (eat([=] __host__ DEV (int x) mutable { { (void)(x); int (&x)(int) = fn; } return int(k); })) { case 1: eat(HDLAMBDA(int (u), long c, const int &t) { eat([=] { return N; }); t; }); break; default: eat([m, y] __host__ __device__ __host__  () { (void)((int(*m)) << int(y)); using ty29 = decltype(n); (void)([](int m, h::Int z) { return int(2); }(int(int(y)), int(N)) || n); return int(P{int(a), 2}.b); }); }
  if (eat([y, m] __device__ __host__  (int p) -> decltype(g::gv) { if (int b = int(sink(ga, p))) { (void)(n); } (tf<k>(3), ga == int(y)); return int(sink(int(*m), int(*m))); }) == int(y) * N) { (void)(ga); }
  switch (eat([y] __device__ __device__ (int b[3]) mutable {  })) { case 1: eat([m, y] __device__ __host__  (P s, h::Int j, int v) {  return int(int(y) | k); }); break; default: eat([=] NOTHING __device__  (int j[3]) noexcept {  return int(int(*"j")); }); }
  using ty30 = decltype(int(*m));
  int j = Box<int>{int(1)}.v;
  [=]() mutable { auto k = [m, y, j] __host__ __device__ (int const q, const int &a) mutable {  return int(int(false && int(*m))); }; return eat(k); }();
}
template <class T> void sp38(T d) {
  while (int d = int(ga)) { (void)(Arr<k>{}[0]); break; }
  (void)(sink(1'000, ga) != n);
}
template <> void sp38<int>(int v) {
  switch (eat([=] __device__ __host__  (int const x) { (void)(int(*"x")); (void)(Arr<k>{}[0]); })) { case 1: eat([] __attribute__((host)) __attribute__((device))  (int (*m)(int)) __attribute__((unused)) -> const int {  return int(m(1) == a); }); break; default: eat([p=int(Box<decltype(ga + 1)>::size) + n, c=int('v' + n) + ga] __device__ __device__  () { IF(p) { (void)(c); } static_assert(k > 0, "s"); return int(int(g::S::x)); }); }
  struct L39 { int q; int mm(int b) { return q + b; } enum { ee }; }; (void)L39{1}.mm(int(1 && n));
}
struct C40 final {
  enum { s = 4 };
  P r;
  int d = 1;
  union { int q; float t; };
  using Own = int;
  HD int later(); int lt41 = 2;
  int operator()() const noexcept {
    const auto & s = [] __attribute__((device))  () { struct d { int j; int mf() { return j; } }; d l43{1}; (void)(ga /* 0 */); return int(tf<k>(a)); };
    return ((ga < int(t)));
  }
  int m44() noexcept;
  void m46(int r, int b, unsigned long int m, Box<Box<int>> u) {
    (void)(eat([b, r, *this, u] __attribute__((host, device)) (int n, P y) { int d = u.v.v; (void)(y.a); for (const auto & w : g::garr) { int p = ADD(s, 2); } }) + eat([=] __device__  () mutable {  }));
  }
};
int C40::m44() noexcept {
    (void)(P{int(int(*"0")), 1}.b);
    q;
    const auto j = ([*this] __attribute__((host, device))  () { (void)(ga); return int(fn(int(t))); });
    eat(KERNEL(q) { return q; });
    if (int e = int((n < r.a))) { using ty45 = decltype((*this).d); }
    return (n);
}
namespace ns48 { namespace {
template <class T> void sp47(T a) {
  auto q = [=] __device__  (h::Int i) {  return int(g::gv); };
  if (eat([=] __device__ __device__  (unsigned) { decltype(eat(q) + 1) w = 1; int P::*d = &P::a; return int(eat(q) < ga); }) == k) { (void)(k); }
}
template <class T> void sp47(T *x) {
  auto && i = [] DEV  (auto x, int const r, unsigned) {  return int(int(x)); };
}
}}
struct C49 final {
  int operator[](Box<Box<int>> r) {
    try { eat([*this, c=*this, y(w == n), r] ATTR_D  (int k) noexcept {  return int(w); }); } catch (int i) { eat([this, r] MAYBE  (int (*n)(int), h::Int s) { (void)(ga) SEMI }); }
    eat2(n, [=] __device__  (const int &j) {  }, (w ? ga : 3));
    (void)(eat([=] __device__ __host__  (P r) -> decltype(g::gv) { for (int c = int(n); c < int((w ? r.a : c)); ++c) { (void)(n); } return int(int('r' + n)); }) + eat([q=(int(a)), y=10'000L] ATTR_D  (int const e, int r, int d[3]) noexcept -> int {  return int(int(true && k)); }));
    auto j = [r] __device__  (P u, int, auto &&i) {  return int((Box<Box<int>>{{int(a)}}.v.v)); };
    if (auto b_ = [=] __attribute__((host, device)) () -> int { (void)(fn(r.v.v) + n); int n = n; (void)(k); return int(~w); }; sizeof(b_)) { } else { eat(b_); }
    return (!r.v.v);
  }
  void m52(int t) const;
  enum { w = 4 }; HD int later(); int lt50 = 2;
};
void C49::m52(int t) const {
    eat([=] __host__ __device__ __host__  ([[maybe_unused]] int r) noexcept { for (int w = int(int(*"t")); w < int(static_cast<int>(static_cast<decltype(r) *>(nullptr) != nullptr)); ++w) { (void)(a); } return int((a < ga)); });
    [=]() mutable { auto q = [s=this, a = static_cast<long>((h::Int)(2)), t] __device__ (auto m) { delete new int(ga); (void)(((0x10))); (void)(ga); return int([=](h::Int a, int x) noexcept { return int(x); }(int(n), int(int(sizeof(s))))); }; return eat(q); }();
    const auto c = [this] __device__  (unsigned, int const j, unsigned) {  return int(int(ga)); };
    auto u(PASS([=] DEV) (const int &x) {  return int([&]() { (void)(ga); return int(w); }()); });
}
template <class T, int N> int f56(int b) {
  (void)(k);
  auto && w = [=, y=static_cast<long>(!N)] __device__  (P j, const int &w) mutable -> const int { eat([=] __device__ __host__  (int const w) {  return int(0x10 < k); }); int b = alignof(decltype(w)); return int(b); };
  (void)(+N);
  (void)(int(((k))));
  auto && s([=] DEV  (int d) { (void)(h::Int(eat(w))); return int(a); });
  int n[3] = {1, 2, 3};
  return (k);
}
