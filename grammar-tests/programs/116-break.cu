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
static inline int f1(const int i, int k[3]) {
  int (x) = ADD(ga, 1);
  eat2(fn(n), PASS([=]) __device__ (int) BODY((void)(int(sizeof(STR(x)))); (void)(a); return int((i)); ), (Box<Box<int>>{{int(a)}}.v.v));
  for (;;) { break; }
  delete new int(ga);
  return (eat(CAPTURE(=) (const auto &c, int const m) { (void)([=](int r, int z) { return int('c'); }(int(k[1]), int(x))); return int(i); }));
}
namespace {
void br2(int n) { eat([=] HD (auto q) { return n; }); eat([q_ = n] HD { return q_; }); eat([=] __device__ (int q) constexpr { return q; }); }
}
namespace od4 { int k = 1; namespace in { int p = 2; void go(int q_) { eat([=] __device__ { return k + p + q_ + in::p + od4::k; }); using od4::k; eat([=] __device__ { int p = k; return p + q_; }); } } }
template <class D> struct Crtp7 { int own; HD const D &self() const { return static_cast<const D &>(*this); }
  int go8(int (&r)[3]) const {
    { (void)new auto([&r] __device__ __device__  (int q) BODY( return int([a(int(n))](int e, int i) { int b = (0 ? 2 : n); Int z = Int(7 * n); return int(e); }(int(k), int(r[1]))); )); { (void)(a); int (&b)[3] = g::garr; } }
    (void)(int(Box<decltype(k + 1)>::size));
    return 0;
  }
};
struct C6 : Crtp7<C6> {
  int n = 1; int q = 1; int c = 1; HD int val_() const { return 1; } int val; HD int sf(int x) const { return x; }
protected:
  void operator()(decltype(g::gv) s) const noexcept {
    static_assert(k > 0, "d");
    P m{int(int(Box<decltype(val + 1)>::size)), 1};
  }
public:
  int m10(h::Int p, h::Int u, int (P::*w)(int) const);
};
int C6::m10(h::Int p, h::Int u, int (P::*w)(int) const) {
    auto k = [*this, p, u] __device__   {  return int(u); };
    if (eat([this] __attribute__((host, device))  () __host__ __device__ { (void)(n << n); Arr<2, long> k{}; switch (int w = int((n)); w) { case 3: { (void)(w); break; } default: (void)(a); } }) == tf<g::gc>(q)) { (void)((*this).q); }
    while (int a = int((7 ? (*this).q : q))) { if (int y = int(val)) { (void)(u); } else (void)(y); break; }
    return (this->own);
}
template <class Elem> static int f11(int r) noexcept(false) {
  (void)sizeof(int(int{} + a));
  delete new int(r);
  int s = ga;
  eat2(+n, [&s, r] NOTHING __device__  (int (p)) -> const int {  return int([&](int n, const int &j) { (void)(r); (void)(s); return int(r); }(int(ga), int(n))); }, static_cast<int>(k));
  return (eat([=, i=(k < s)] __device__ ([[maybe_unused]] int v) noexcept(noexcept(1)) { (void)([](const int &x, int n) noexcept { return int(1'000); }(int(v), int(ga))); return int(r || n); }));
}
struct { int q; void go(int p) { eat([=] __host__ __device__ { return p + q; }); } struct N_ { void go() { eat([] __host__ __device__ { }); } }; } br12;
typedef struct { void go() { eat([] __host__ __device__ { }); } } br12_t;
#define mu13_CAT(a_, b_) a_##b_
#define mu13_C2(a_, b_) mu13_CAT(a_, b_)
void mu13(int n_1, int e_1) { eat([=] __device__ (int mu13_C2(n, _2)) { return mu13_C2(n, _1) + mu13_CAT(n, _2) /* [=] __device__ { */ + mu13_CAT(e, _1); }); }
#undef mu13_CAT
namespace ns16 {
struct od14 { int m = eat([] HD { return 2; }); static int sq; void go(int w) { eat([=] __device__ { return m + w; }); } };
int od14::sq = eat([] __device__ { return 3; });
}
#pragma nv_diagnostic push
#pragma nv_diag_suppress 20136
void br17(int v) { eat([&] __device__ { return v; }); }
#pragma nv_diagnostic pop
void br17_2(int v) { eat([&v] __device__ { return v; }); }
#pragma nv_diag_warning 20163
void br17_3(int v) { eat([=] __device__ () constexpr { return v; }); }
#pragma nv_diag_default 20163
#define br18_L(...) [__VA_ARGS__] __device__
void br18(int t, int y) {
  eat(br18_L(&)
    { return t; });
  eat(br18_L(&y,
      t) { return t; %>);
  PASS(eat([&] __device__ {
    return t; }));
}
namespace ns20 {
#define mu19_CLS(N, M) struct N { int M; void go(int b) { eat([=] __device__ { return M + b; }); } };
mu19_CLS(mu19_A, mm)
mu19_CLS(mu19_B, t)
}
static inline int f21(const int &c, Int u, int P::*v) {
  PASS(auto r_ = [=] NOTHING __device__ (int (*y)(int), P s) -> h::Int { ; return int(k | k); }); (void)sizeof(r_);
  while (eat([=] MAYBE  (P d) { (void)((P{1, 2}.*v) < n), (void)(c > k); return int(u); })) break;
  const auto & b{[&c] DEV  (int a, int v, [[maybe_unused]] int s) { Acc<int> c{int('c' | s), 2, 3}; return int(int(((a)))); }};
  return (a);
}
void od22(int n, int w) {
  auto pl_ = [n](int w, int z_ = sizeof(w)) { return eat([=] __device__ { return n + w + z_; }); };
  eat2(pl_(1), [w, n] HD { return w - n; });
}
namespace {
auto br25(int w) { return eat([=] __host__ __device__ { return w; }); }
decltype(auto) br25b(int w) { return eat([=:> __host__ __device__ { return w; }); }
auto br25c(int w) -> int <% return eat([=] __host__ __device__ { return w;
}); }
}
