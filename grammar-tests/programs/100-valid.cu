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
template <class T> class C1 : Acc<T> {
public:
  int m2(int P::*j, int y);
  static void m3(T (*q)(T)) {
    for (auto v : g::garr) { for (;;) { break; } }
    while (eat([=, d = Box<int>{int(tf<k>(ga))}, i=&g::gv] DEV  (const int &b) { switch (int a = int(int(((*i)))); a) { case k: { (void)(d.v); break; } default: (void)(n); } })) break;
    try { eat([] PASS(__device__) (unsigned) { (void)(tf<k>(n)); int d = 3 - a; g::Ty v{}; y; }); } catch (int c) { eat([=, t = 0x1Fu] __device__  (h::Int b, int p) -> void { (void)(alignof(decltype(t))); for (int t_ = eat([] __host__ DEV (int (k)) { y; }); t_ < eat([] __device__  (int m, int, int r[3]) mutable { (void)(static_cast<int>(static_cast<decltype(m) *>(nullptr) != nullptr)); (void)(P{int((n ? r[1] : ga)), 1}.a); (void)(r[1]); return int(int(*"m")); }); ++t_) { eat([] __device__ (int w[3], long x, int) { { using namespace g; (void)(n); } return int(fn(077, n)); }); } using ty4 = decltype(y); int(q(T())); }); }
  }
  static void m5(short unsigned p, T (*a)(T), typename Acc<Box<T>>::type::type t) {
    (void)(n - ga);
    if (auto q_ = [=] __device__ __host__  (int) { (void)sizeof(ga); return int(int(a(T()))); }; sizeof(q_)) { } else { eat(q_); }
    static const int c = 4;
    eat2(n, [p] __device__  (long u) { (void)(p); }, fn(p, k));
  }
  static int y; int t = 1; using Acc<T>::z;
};
template <class T>
int C1<T>::m2(int P::*j, int y) {
    while (eat([d = ga, m = &g::gv] ATTR_D  (int) { (void)(k); eat(KERNEL(c) { return c; }); (void)(7 & k < *m), (void)(d > n); return int(n ^ *m); })) break;
    (void)(sizeof j);
    if constexpr (sizeof((*this).t) > 2) { int u[3] = {1, 2, 3}; }
    return (int(Box<decltype((P{1, 2}.*j) + 1)>::size));
}
template <class T> struct C1<const T> {
  int b;
  operator const char *() {
    (void)(fn((n)));
    for (int a_ = eat([=, z=1] NOTHING __device__  (const int &e, unsigned, h::Int m) { { using namespace g; (void)(a); } return int(fn(ga, e)); }); a_ < eat([n = static_cast<long>(fn(n))] MAYBE  () { int k = EVAL(PASS, k); return int(int('k' + ga)); }); ++a_) { eat([] DEV  (int const q, [[maybe_unused]] int e) { PASS(eat([] __device__   { for (int i = int(ga); i < int(n); ++i) { (void)(i); (void)(a); } delete new int(-a); return int(P::ea); })); h::Fn *i = fn; return int(tf<k>(ga)); }); }
    return nullptr;
  }
  void m7(int (P::*w)(int) const, Box<T> d) noexcept {
    (void)(int((((P{1, 2}.*w)(1)))));
    auto z = [this, n=static_cast<long>(static_cast<int>(static_cast<decltype(w) *>(nullptr) != nullptr)), w] __device__ __device__  (unsigned) { (void)(ADD(k, ga * a)); int P::*e = &P::a; return int(static_cast<int>(static_cast<decltype(e) *>(nullptr) != nullptr)); };
  }
};
template <class U, int N> int f8(int u) {
  auto v{[v = a, r=[u] { return int(1); }()] DEV  (h::Int x) -> decltype(1 + 1) { auto && u(CAPTURE(x) {  return int(x); }); return int(Arr<N>{}[0]); }};
  ++u;
  return (eat([=] NOTHING __device__  (int (t)) noexcept {  return int(N); }));
}
template <class T> void sp9(T u) {
  for (auto n : {eat([u] PASS(__device__)  (unsigned) { { (void)(n); (void)(n); } return int(n); }), 2}) { eat([=, q=P{int((n < ga)), 2}, k=&g::gv] __device__ __device__  (const int &y, int r) { static_assert(3 > 0, "w"); while (int c = int(int(u))) { (void)(int(u)); break; } { (void)(y); (void)(a); } }); }
  eat([=] DEV  (int) { for (;;) { break; } });
}
template <class T> void sp9(T *b) {
  eat2((long)(n), [=] __device__ ([[maybe_unused]] int r, unsigned, int) noexcept(noexcept(1)) { (SECOND(int(*b), n), ga); return int(k & k); }, int(((a))));
}
int f11(struct P &k) noexcept {
  auto j = [] __device__ (int) { if (int d = int(a /* 0 */)) { (void)(a); } else if (a) (void)(n); };
  PASS(auto b_ = [] PASS(__device__) () __attribute__((unused)) -> h::Int { (void)(Int(ga)); return int(int(*"0")); }); (void)sizeof(b_);
  IF(k.b) { (void)(ga); }
  eat([k] __host__ __device__  (int w[3], int i, int t) {  return int(int(g::e1)); });
  [=]() mutable { auto i = [k] __device__ __device__ (h::Int z, const int &c) {  return int((a < a)); }; return eat(i); }();
  (void)(a) SEMI
  return (k.b);
}
void f12(int s, Int w, An t, int P::*x) noexcept(true);
void f12(int s, Int w, An t, int P::*x) noexcept(true) {
  (void)(w);
  eat(KERNEL(v) { return v; });
  auto y = LAMBDA () mutable {  return int(!k); };
  eat(PASS([=]) HD (int (s)) mutable { { using namespace g; (void)(a); } });
  eat([j=0x10 < ga + s, y, x, t] __device__  (auto &&q, auto &&p, [[maybe_unused]] int v) noexcept { if (int b = int(int(sizeof(y)))) { (void)(t.a); } return int(Arr<g::gc>{}[0]); });
  (void)(((P{1, 2}.*x) > ga));
  static auto q_s13 = [r = Box<int>{int(s < (P{1, 2}.*x))}, w] __device__ () { for (;;) { break; } return int(({ int j = int(k) + 1; 42; })); };
  (void)(sink(k));
}
namespace ns16::in {
static inline void f14(int (*t)(int), int y, ::g::deep::D::In r, int v) {
  while (int c = int((n < a))) { for (int p_ = eat([y] __device__ __host__  (int const s) {  }); p_ < eat([] NOTHING __device__  (int (*t)(int), unsigned, h::Int q) -> void { struct y { int n; int mf() { return n; } }; y l15{1}; int s[] = { eat([=, j=(t(1), n), z=n != t(1)] PASS(__device__) (h::Int t) {  return int(n); }), eat([=] __device__ __host__ (int n, long k) { (void)(Box<int>{int(sizeof q)}.v); while (int r = int(0 < k)) { (void)(n); break; } return int(Box<int>{int(n)}.v); }) }; (void)s; int b = (a, s[0]); }); ++p_) { eat([w(y + ga), c, n=a <= ga + a] __device__ (const int &a) { delete new int((k, k)); int (t) = c; return int(w); }); } break; }
  if (auto q_ = CAPTURE(=)(long n, long b) -> int { int u = int(int('v' + a)), *w = &u; (void)(static_cast<int>(static_cast<decltype(u) *>(nullptr) != nullptr)); (void)(sizeof(decltype(v))); return int(u); }; sizeof(q_)) { } else { eat(q_); }
  int c[] = { eat([y] __host__ __device__   {  }), eat([=] __device__  (int) mutable {  return int((y, k)); }) }; (void)c;
  eat(KERNEL(k) { return k; });
  static_assert(k > 0, "v");
  eat(KERNEL(w) { return w; });
}
}
struct od17 { int m = eat([] HD { return 2; }); static int sq; void go(int i) { eat([=] __device__ { return m + i; }); } };
int od17::sq = eat([] __device__ { return 3; });
namespace {
__host__ void f20(short unsigned r, size_type c) {
  auto v = [=] __host__ DEV () {  };
  auto e = [=] __device__  () -> void {  r; };
  int x[2][2][2] = {};
  for (auto a : g::garr) { (void)(ga); }
  (void)(Arr<k>{}[0]);
}
}
inline namespace ns24 {
class C22 {
public:
  void m23(const int x) {
    ;
    while (int q = int(int(Box<decltype(n + 1)>::size))) { eat2(fn(q, k), [=] __device__ __host__  () -> void {  n; }, int(true && q)); break; }
    for (int b = int(this->e.m(1) & a); b < int(this->e.m(1)); ++b) { constexpr int r = k; }
  }
  P e;
};
}
template <class T> void sp25(T e) {
  PASS(eat([=] __host__ __device__  () __attribute__((unused)) -> int { eat([=] { return n; }); return int(int(e) & a); }));
  constexpr int s = k;
}
template <> void sp25(int i) {
  try { eat([] __device__ __device__  (const auto &e) { (void)(ga ? eat([=] __device__  () { if (int i = int(int(*"e"))) { (void)(k); } else if (int(e)) (void)(a); Int d = Int(0x10 + ga); }) : eat([=] __host__ __device__  (int p, int (c), int (u)) -> void {  })); return int(a); }); } catch (int d) { (void)([j = int(a)] { return int(2); }()); } catch (...) { }
  while (eat(CAPTURE(=, p(i)) (int c, int (s), [[maybe_unused]] int k) { struct b { int z; int mf() { return z; } }; b l26{1}; return int((n ? a : i)); })) break;
}
template <class T, class W = int> void f27() noexcept(false) {
  delete new int([](int a) noexcept { return int(0x10); }(int(n)));
  (void)(ADD(42, n) < n);
  eat([=] __host__ __device__  (long m, const int &d) { decltype(a + 1) q = 1; switch (int c = int(k); c) { case 3: { (void)(m); break; } default: (void)(ga); } Int c = Int(fn(a)); m; });
}
template <template <class> class C, class T> class C28 : Acc<T> {
public:
  int v[3];
  int m = 1;
  int w = 1;
  using Own = int;
  HD int val_() const { return 1; }
  int m29(decltype(g::gv) t, int n[3], T (*c)(T)) const;
  int m30(int (&n)[3]) {
    (void)(this->f());
    return (a);
  }
};
template <template <class> class C, class T>
int C28<C, T>::m29(decltype(g::gv) t, int n[3], T (*c)(T)) const {
    (void)(((this->f(), ga) ? fn(int(c(T()))) : int(Box<decltype(int(c(T())) + 1)>::size)));
    if (int t = int(Arr<g::gc>{}[0])) { (void)(v[1] ? eat([] ATTR_D (auto k) -> Box<int>::type { (void)(a); return int([]() noexcept { return int(a); }()); }) : eat([=, u=sink(k) + this->v[0] /* t */, *this] __device__ __device__  { (void)(PASS(fn)((0x10 ? n[1] : m))); return int(static_cast<int>(static_cast<decltype(c) *>(nullptr) != nullptr)); })); } else if (t) (void)(v[1]);
    int (P::*k)(int) const = &P::m;
    return ((P{1, 2}.*k)(1) << t);
}
__host__ __device__ void f31([[maybe_unused]] int n)
try {
  auto v = [=, t(-1), x = (int('n' + ga))] __device__  (auto r) {  return int(int(*"t")); };
  ;
  (void)((k, k));
  switch (int b = int((eat(v) < n)); b) { case k: { PASS(eat([] MAYBE  (const int &n) {  return int(sink(ga)); })); break; } default: (void)(a); }
} catch (int i) {
  eat([=] __attribute__((host, device))  (int v, const int &p) -> decltype(g::gv) { Acc<int> w{int(a), 2, 3}; return int((ga < a)); });

}
