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
void f5(int w, int (P::*c)(int) const) {
  delete new int((P{1, 2}.*c)(1) << k);
  (((P{1, 2}.*c)(1), a), (n, n));
  int *n = &g::gv;
  (void)(w);
}
template <typename X> __host__ __device__ int f6() {
  static int q = 1;
  if (auto m_ = [] __device__  (auto u, unsigned, int w) {  }; sizeof(m_)) { } else { eat(m_); }
  return (ga);
}
template <class T> struct C9 final {
  int u = 1;
  using Own = int;
  HD int val_() const { return 1; }
  Own operator!() const {
    if (int k = int(k < ga)) { (void)(((*this).u, n)); } else if (ga) (void)(u);
    static_assert(k > 0, "v");
    return (eat([=, this] __device__  ([[maybe_unused]] int a) { delete new int(static_cast<int>(static_cast<decltype(a) *>(nullptr) != nullptr)); return int(tf<3>(42)); }));
  }
};
struct C15 final {
  static int k; int b = 1; enum { v = 4 };
struct B17 { int b; static int e; HD int bf(int q) const { return q; } protected: int prot; };
class C16 : public B17 {
public:
  int d = 1;
  union { int q; float n; };
  HD int val_() const { return 1; }
  void m18(decltype(1 + 1) j) {
    auto b{[j, t=static_cast<long>(Box<int>{int(bf(1))}.get()), z=ADD(val_(), this->bf(2))] DEV  () {  return int((int(t), ga)); }};
    PASS(eat(CAPTURE(=) (int x) { (void)([&j, b](int d, int a) mutable { return int(int(sizeof(b))); }(int(x), int(ga))); }));
  }
  void m19(struct P &k) const {
    (void)(P{int(int(((q)))), 1}.a);
    IF(B17::bf(2)) { (void)(this->prot); }
    (void)((ADD(e, int(n)) ? P{int(2), 1}.b : fn(ga, e)));
    auto m = ([=, *this] __device__  (unsigned) { for (int k = int(int(((int(n))))); k < int([=]() { return int(k); }()); ++k) { (void)(int(n)); } return int((val_() < k.b)); });
  }
  int m20() {
    (void)new auto([this, y=(Box<Box<int>>{{int(a)}}.v.v)] NOTHING __device__  (int (*z)(int)) mutable { (void)(P{.a = int(B17::e /* z */), .b = 1}.a); });
    int a[] = { eat([=] __host__ __device__ __host__  (int (m)) { (void)(B17::bf(2) != B17::bf(2)); return int(this->bf(2) || ga); }), eat([p=*this, w="str"] DEV  (int m) -> int { eat([] MAYBE  () { (void)(B17::e); ga; return int(Box<int>{int(ga)}.as<int>()); }); return int((w, 1)); }) }; (void)a;
    auto && [p, m] = P{int(::g::gc), 2};
    Box<int> q{int(1)};
    return (Arr<3>{}[0]);
  }
};
  int operator++() {
    PASS(auto j_ = [=] __host__ __device__  (int) mutable -> Box<int>::type { (void)sizeof(int(b)); return int(a); }); (void)sizeof(j_);
    try { eat([=, *this] __device__  (int v) -> void {  C15::k; }); } catch (int u) { eat([*this] PASS(__device__) (int (k), [[maybe_unused]] int b) -> void { if (int s = int(a); ADD(k, s)) { (void)(s); } else { (void)(v); } (void)(ADD(n, 0) && n); P n{int(::k), 1}; }); }
    (void)(ADD(n, a));
    return (eat([*this] __host__ __device__  (int) -> int { if (int x = int((Box<Box<int>>{{int(n)}}.v.v)); ga) { (void)(x); } else { (void)(ga); } return int(P{int(b), 1}.m(1)); }));
  }
  virtual void m22(int &x, int ((t))) {
    while (eat([x, t] __attribute__((host)) __attribute__((device))  (int const d) { (void)(Int(C15::k != n)); (void)(h::Int(n)); for (auto d : g::garr) { (void)(a); } return int(P{.a = int(x), .b = 1}.a); })) break;
    PASS(auto k_ = [t, this, x] __device__ (int (*d)(int)) { (void)(Arr<v>{}[0]); (void)(sizeof d < n), (void)(v > b); return int(b); }); (void)sizeof(k_);
  }
};
inline void f23(g::E v, ::g::deep::D::In n) {
  static auto i_s24 = [=] __attribute__((host)) __attribute__((device))  () __attribute__((unused)) { (void)(a); Int p = Int(Box<int>{int(2)}.get()); };
  eat([n, v] __attribute__((device))  (int t[3], int j) noexcept(true) { (void)(Int(a)); });
}
namespace ns26 { inline namespace v2 {
#define mu25_T(x) x; x
#define mu25_S(x) #x
#define mu25_N(x)
void mu25(int a, int w) {
  mu25_T(eat([=] __device__ { return a + w; }));
  const char *s_ = mu25_S([=] __device__ { return a; });
  mu25_N([=] __device__ { return a; });
  eat([=] HD { return *s_; });
}
}}
template <class Elem> __host__ int f27(Elem t, int r) noexcept {
  (void)(-n || a);
  ;
  PASS(eat([=] NOTHING __device__ (int (*a)(int), int b) {  return int(int(requires { r + 1; })); }));
  (void)(eat(HDLAMBDA() mutable -> long { delete new int(int(false && r)); (void)(int(((r)))); while (int y = int((a < ga))) { (void)(y); break; } return int(k); }) + eat([r, d = +a + int(requires { t + 1; }), t, u(int(((k))))] ATTR_D  (int y[3], auto m, P n) mutable { (void)(k); (void)(static_cast<int>(static_cast<decltype(u) *>(nullptr) != nullptr)); using ty28 = decltype(y[1]); return int(sink()); }));
  PASS(eat([n=&g::gv] NOTHING __device__ (const auto &z, int i, [[maybe_unused]] int q) { (void)(int(z) /* z */); (void)(q); struct L29 { int c; int mm(int b) { return c + b; } enum { ee }; }; (void)L29{1}.mm(int(q)); return int(Arr<k>{}[0]); }));
  if (auto m_ = [t, r] __host__ __device__ (int (p), int const z) -> int {  return int(({ int p = int(k) + 1; p; })); }; sizeof(m_)) { } else { eat(m_); }
  return (int(int{} + ga));
}
static int f31(h::Fn *c, int (*)(int), size_type t) noexcept(false) {
  IF(n) { (void)(k); }
  c(1);
  static auto n_s32 = [c, t] PASS(__device__)  (int u, int (*w)(int), h::Int x) { (void)(k); return int(k); };
  (void)(n);
  return (eat([] __device__  (int) { (void)(k /* 0 */); return int(a); }));
}
