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
#define mu3_BEGIN eat([=] __device__ () {
#define mu3_END });
void mu3(int z, int r) {
  mu3_BEGIN
    int q_ = r;
    (void)(z + q_);
  mu3_END
  eat([z] __device__ { return z; });
}
int f4(const P *x) {
  auto d(PASS([=] DEV)  {  a; });
  using g::b;
  int k = k != x->a;
  ;
  (void)(P{int(ga), 1}.b);
  (void)sizeof((n ? ga : a));
  return (eat([x] ATTR_D  () -> h::Int { struct L5 { int q; int mm(int b) { return q + b; } enum { ee }; }; (void)L5{1}.mm(int((n))); return int(ga != x->m(1)); }));
}
namespace ns10 { inline namespace v2 {
template <class T> void sp8(T r) {
  (void)(int(r) && n);
  [=]() mutable { auto c // it's " odd
= [=, w=int(sizeof(a))] __device__  (long p) {  a; }; return eat(c); }();
}
template <> void sp8(int q) /* c */ {
  { auto y = [=] __device__  (unsigned, int j) { using ty9 = decltype(k); return int(Box<int>{int(q)}.as<int>()); }; eat(y); }
  (void)(eat([] __device__  (int m, int) mutable { ; (void)(P{int(Box<int>{int(0x10)}.as<int>()), 1}.a); }) + eat([=] __device__ (int const w) { (void)(int(((w))) ^ w); }));
}
}}
int f17(decltype(1 + 1) w, int k);
int f17(decltype(1 + 1) w, int k) {
  using ty18 = decltype(n);
  eat(KERNEL(k) { return k; });
  const auto & b{[k] __attribute__((host)) __attribute__((device))  (int z[3], int r) { (void)(r > n); return int(ADD(a, ga)); }};
  (void)(a ? eat([=] NOTHING __device__ (h::Int t) { do { (void)(t); } while (false && int('b' + ga)); int e = 42 > n; }) : eat([k, b] __attribute__((host, device)) (int, h::Int q, int (s)) mutable {  return int(ga + ga); }));
  (void)(Box<int>::size);
  for (int m : g::garr) { (void)([t(int(42))](int k, int q) noexcept { return int(k); }(int(w), int(a))); }
  PASS(auto n_ = [=] __device__ (const auto &w) { (void)([=]() { return int(0); }() < int(w)), (void)(int(sizeof(b)) > ga); int(sizeof(b)); }); (void)sizeof(n_);
  return (eat([k, w] __attribute__((device))  (h::Int e) {  return int(a || n); }));
}
__host__ __device__ void f35(const P *d, int &x) {
  (void)(int(int{} + a));
  const auto & y = [=] DEV  ([[maybe_unused]] int j) {  return int([=](int v, int p) { return int(ga); }(int(j), int(x))); };
  eat2((n ? a : ga), [y] __attribute__((host, device))  (int b) mutable { (void)(int(Box<decltype(ga + 1)>::size)); }, int(int{} + x));
  static auto v_s36 = [=] DEV  (unsigned) noexcept(true) { for (int r : g::garr) { (void)(ga); } return int(FIRST(k, ga)); };
  for (;;) { break; }
  (void)(x);
  if (eat([=] ATTR_D  () {  return int(k /* x */); }) == ADD(k, x)) { (void)(ga); }
  (void)(d->m(1) ? eat([x, y, d] __device__ () { ; }) : eat([d] __device__ __device__  (P v) { auto z = ([=] __device__  (P a, int m) { constexpr int e = 3; }); (void)(k /* d */); n; }));
}
#define mu38_LIST(V, A) V(A, int) \
  V(A, long)
#define mu38_ONE(A, T) void mu38_##T(T i, int q) { eat([=] A (T q) { return q + q + i; }); }
mu38_LIST(mu38_ONE, HD)
struct B40 { int v; static int c; HD int bf(int q) const { return q; } protected: int prot; };
class C39 final : public B40 {
public:
  int m = 1;
  HD int val_() const { return 1; }
  void m41(int x) {
    auto && n = ([=] __host__ DEV (int n, h::Int i) { int ((m))(int((long)this->m)); return int(SECOND(k, ga)); });
    int &e = x;
    (void)(eat([=] HD  (int (*u)(int)) noexcept(true) -> Box<int>::type {  return int(int(int{} + e)); }) + eat([x, n] __device__  (int const b, int r) { int y = c; return int(ADD(b, y)); }));
    switch (eat([=] __attribute__((host)) __attribute__((device)) (int n) { (void)(P{int(P{int(ga), 2}.a), 2}.a); int z[2][2] = {}; return int(ga); })) { case 1: eat([n] __host__ DEV  (int z, long r, unsigned) noexcept(noexcept(1)) {  return int(int(true and k)); }); break; default: eat([] __host__ DEV   { (void)((a, ga)); return int((Int)a); }); }
  }
  auto operator!() -> int {
    auto m([this] __host__ DEV  (int z) { for (int n = int(c == this->bf(2)); auto p : g::garr) { int *r = &g::gv; } Int v = Int(Box<int>{int(z)}.get()); });
    return (int(sizeof(m)));
  }
  void m43(int *__restrict__ u, Arr<3> i) {
    auto v = [i] DEV  (int m) {  return int((ga, i[0])); };
    auto a = [this] MAYBE  (int) __attribute__((unused)) {  return int(n); };
    using ty44 = decltype(prot);
  }
};
namespace ns46 { inline namespace v2 {
int f45(decltype(1 + 1) q, int &&t, struct P &b) {
  (void)(ADD(Arr<k>{}[0], int(false or q)));
  (void)(((n)));
  (void)new auto([=] __device__ __device__  (long s, int) mutable {  a; });
  if (int m = int(sink())) { (void)(static_cast<int>(static_cast<decltype(q) *>(nullptr) != nullptr)); } else (void)(m);
  while (int x = int(int(true and t))) { do { eat(HDLAMBDA (long n, int x) __attribute__((unused)) { x; (void)(sink(t)); a; }); } while (eat([=] PASS(__device__) () mutable {  }) && false); break; }
  PASS(eat([e=[=]() noexcept { return int(7); }()] __device__ (int n[3]) {  }));
  return (eat([] __attribute__((host)) __attribute__((device))  { for (auto & z : g::garr) { (void)(n); } eat([=] { return a; }); return int(sizeof(decltype(0))); }));
}
}}
