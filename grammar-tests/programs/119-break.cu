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
class br1 { int i; void go(int d) { eat([=] __host__ __device__ { return d; }); } protected: static void st(int d) { eat([d] __host__ __device__ { return d; }); } public: void ok() { eat([=] __host__ __device__ { return 2; }); } };
class br2 { int x; void go(int q) { eat([=] __device__ { return q; }); } protected: static void st(int q) { eat([q] __device__ { return q; }); } public: void ok() { eat([=] __device__ { return 2; }); } };
#line 1054
auto br3 = [](int m) { return eat([=] HD { return m; }); };
int br3_f(int m, int a = [](int q_) { return eat([q_] HD { return q_; }); }(1));
#line 56
namespace { class br4 { public: class Q_ { int j; public: void go() { eat([=, *this] HD { return j; }); } }; private: class R_ { public: static int go(int v) { return eat([v] HD { return v; }); } int operator()(int) const { return eat([] HD { }); } operator int() { return eat([] HD { }); } }; }; }
auto br5(int w) { return eat([=] __host__ __device__ { return w; }); }
decltype(auto) br5b(int w) { return eat([=] __host__ __device__ { return w; }); }
auto br5c(int w) -> int { return eat([=] __host__ __device__ { return w; }); }
void br14(int r) { auto pl_ = [r] { return r; }; eat([=] __device__ { return pl_(); }); auto ex_ = [r] __device__ { return r; }; eat([=] __device__ { return sizeof(ex_); }); eat([ex_] __device__ { ex_(); }); }
struct B16 { int j; static int i; HD int bf(int q) const { return q; } protected: int prot; };
struct C15 final : private B16 {
  P n;
  int y[3];
  union { int r; float s; };
  HD int val_() const { return 1; }
  int m17(g::deep::Ptr s) const;
};
int C15::m17(g::deep::Ptr s) const {
    [=]() mutable { auto r = [z=*this, d=P{int(n.a - this->n.m(1)), 2}] DEV  (const int &n) mutable __host__ __device__ { Acc<int> v{int(i), 2, 3}; return int(n /* v */); }; return eat(r); }();
    try { eat([=] __device__ __device__   { if constexpr (sizeof(B16::bf(2)) > 2) { int m = this->y[0]; } const auto [i, x] = P{int(Arr<g::gc>{}[0]), 2}; const char *p = "s"; return int(fn(a)); }); } catch (int a) { eat([s] __attribute__((device))  () { (void)([=] { return int(1'000); }()); return int(ga || k); }); }
    (void)([&](int r, int m) noexcept { (void)(m); (void)(k); return int(m); }(int(k), int(this->prot)));
    return (eat([=] __device__ (h::Int k, int t, int) { (void)(i /* s */); (void)(int(*"s")); (({ int m = int(ga) + 1; prot; }), r < a); return int(k); }));
}
int od18(int t, int w);
int od18(int w, int t /* other names */) { return eat([=] __device__ { return t - w; }); }
int od18(int t) { return eat([=] __device__ { return t; }); }
int od18(long t) { return eat([=] __device__ { return t; }); }
namespace ns21 { inline namespace v2 {
void f20(int[2]) {
  (void)(k ? eat([] PASS(__device__)  (auto &&m) {  return int((ga, n)); }) : eat([] __device__ () mutable { (void)(a); return int(k); }));
  { auto z = [] __device__ __host__ () { NoAssign t[2]; ; return int(int(false and a)); }; eat(z); }
  [&] { eat([=] MAYBE  (P m) mutable noexcept(noexcept(1)) BODY( return int((a)); )); }();
  for (;;) { break; }
}
}}
__host__ auto f26(int w, int v, int c, ::g::deep::D::In i) -> int {
  ((n ? 42 : 10u), k * n);
  (void)(Int(a)) SEMI
  if (int i = int(sink(ga, n)); Arr<k>{}[0]) { PASS(eat([v, c, w] __device__ __host__  (int const k) -> void {  })); } else { try { eat([=] __host__ DEV   { (void)((v, i)); return int(w); }); } catch (int c) { eat([x = 3 || i + (k, k)] __device__  (unsigned, int d, const int &b) {  return int((b, k)); }); } }
  struct a { int k; int mf() { return k; } }; a l27{1};
  while (eat([] MAYBE   { Arr<2, long> y{}; enum g::E x = g::e0; (void)(+int(y.e[0])); })) break;
  Arr<k> d{};
  return (eat([=] MAYBE (const int &v) {  if constexpr (true) { (void)(ga); } return int(i.b); }));
}
int
f42(Box<Box<int>> e, P n) noexcept(true);
int f42(Box<Box<int>> e, P n) noexcept(true) {
  for (auto k : {eat([n] __host__ __device__  (h::Int /* } ) ; 
 */ z) <% auto q{[z, n] ATTR_D () { (void)((ADD(ga, z) ? a : (k < k))); using ty43 = decltype(a); ga; %>}; constexpr auto y = 3; (void)(a); return int(y /* z */); /* } ) ; 
 */ }), 2}) { eat([n, &e, k] __device__  (const int &w) { int q{int(w)%>; (void)(~a); (void)(n.m(1) + w); }); }
  do { eat([=:> __device__ __device__ () noexcept(true) { switch (int a = int(fn(e.v.v, 'c')); /* [=] __device__ { */ a) { case k: <% (void)(ga); break; } default: (void)(a); } }); %> while (eat(LAMBDA (int z<:3], long d, [[maybe_unused]] int k) mutable { for (auto r \
 : {eat([&] HD (h::Int p) BODY((void)(static_cast<int>(static_cast<decltype(d) *>(nullptr) != nullptr)); // it's " odd
if constexpr (false) { (void)(n.m(1)); } )), 2}) { eat([=] __host__ __device__ () -> decltype(1 + 1) { Arr<2, long> x{}; return int((ga)); }); } (void)(z[1] == ga < e.v.v), (void)(n.m(1)
> z[1]); int P::*m = &P::a; return int(::g::gc); }) && false);
  return (sizeof n);
}
