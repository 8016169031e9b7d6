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
struct { int k; void go(int z) { eat([=] __device__ { return z + k; }); } struct N_ { void go() { eat([] __device__ { }); } }; } br17;
typedef struct { void go() { eat([] __device__ { }); } } br17_t;
struct br18 { int t; void go(int k) { eat([=] HD { if constexpr (true) return t; else return k; }); eat([this, k] HD { if constexpr (sizeof(k) > 1) return t; return k; }); } };
void br23(int p) { enum Le_ { v_ }; Le_ r = v_; Box<Le_> bx_{}; Le_ *p_[2] = {}; eat([=] __device__ { return int(r) + int(bx_.v) + (p_[0] != nullptr) + v_; }); eat([=] HD (Le_ q_) -> Le_ { return q_; }); eat([=] __device__ (Le_ q_) { return q_; }); }
namespace od24 { struct S_ { int r; friend int operator+(S_, int); friend int fr(S_ s_, int b); };
int operator+(S_ s_, int b) { return eat([=] __device__ { return s_.r + b; }); }
int fr(S_ r, int b) { return eat([=] __device__ { return r.r + b; }); } }
namespace ns27 { inline namespace v2 {
struct br26 { int k; br26(int j) : k(j) { eat([=] HD { return j; }); } ~br26() { eat([] HD { return 1; }); } };
}}
void br28(int b, int w) {
  const int c_ = 3; static int s_ = 1; int &r_ = g::gv;
  eat([&] HD
  {
    int b_ = c_ + s_ + r_
      + b;
    return sizeof(w) + [&] { return w; }();
  });
}
inline int f29(int (&c)[3], int (&u)(int)) {
  (void)(n);
  [=]() mutable { auto e = [] NOTHING __device__  (int (*w)(int), int k[3]) {  return int(w(1)); }; return eat(e); }();
  auto a = [=] __host__ __device__ (long j) mutable {  u(1); };
  int q[] = { eat([=] __device__  (int, auto &&z, P i) noexcept {  return int(int('c' + k)); }), eat([] __device__ __device__  (int (t), int z) { IF(k) { (void)(z); } (void)(z); (static_cast<int>(static_cast<decltype(z) *>(nullptr) != nullptr), [=](int i, int r) noexcept { (void)(n); (void)(t); return int(7); }(int(z), int(k))); return int(tf<k>(z)); }) }; (void)q;
  auto && v = [u, c, i(&g::gv)] __device__ (unsigned) { static_assert(k > 0, "s"); return int(k | i[0]); };
  { eat([=] __device__ __host__  (int y) noexcept { delete new int(int('c' + y)); (void)(P{int(c[1]), 1}.b < u(1)), (void)(eat(v) > c[1]); (void)(ga); return int(y || q[0]); }); (void)(int(((c[1])))); }
  int z = int(*"v");
  return (eat([=, w=ADD(z, q[0]), d = q] MAYBE   { (void)(ga > q[0]); }));
}
inline namespace ns31 {
template <class T> class br30 <% struct In { T x; }; struct In2 <% void go() <% eat([=] HD { }); } %>; public: In mem_; void go(In i) <% eat(<:=:> HD { return i.x; }); %> int i; };
template class br30<int>;
}
class C32 final {
public:
  P p; int z[3]; enum { j = 4 }; HD int later(); int lt33 = 2;
struct C34 {
  P e;
  static int q;
  using Own = int;
  HD int later(); int lt35 = 2;
  int m36(h::Int z) {
    auto t = [=, &u = z] MAYBE  () -> const int { for (;;) { break; } return int(a); };
    auto m([] __attribute__((host, device)) (long r) {  return int(r); });
    auto b([&m, t, &z] __host__ DEV (P x) -> decltype(g::gv) { (void)(C34::q); (void)(int('x' + C34::q)); int z = int(({ int b = int(a) + 1; k; })), *r = &z; return int(ADD(*r, k)); });
    (void)(int(sizeof(b)));
    return (int(sizeof(t)) + q);
  }
  void m37(g::v1::IV i) const {
    [=]() mutable { auto y = [&i] __device__ (P q) -> long {  return int(ga); }; return eat(y); }();
    PASS(eat([=] __attribute__((host, device))  {  return int(n); }));
    for (auto q : {eat([=] HD  () __device__ -> void { (void)((a, C34::q)); i.a; }), 2}) { eat([i, q, *this] __device__  (int (w), int) -> void BODY(for (;;) { break; } a; )); }
    (void)(alignof(decltype(i)));
    auto p = ([i] __device__ __host__  (unsigned) { (void)(ga); return int(int(Box<decltype(k + 1)>::size)); });
  }
  auto m38() const {
    FORALL(m, 3, int q_ = k, r_ = a; fn(q_, r_));
    eat(KERNEL(i) { return i; });
  }
};
  ~C32() {
    auto i = [d = {1, 2}] MAYBE  (int (n)) { int (m) = int(*"n"); };
    static_assert(k > 0, "v");
  }
protected:
  C32(ga_ns::Al d) {
    for (int m = int(Box<int>{int(ga)}.v); m < int(ADD(n, j)); ++m) { PASS(eat([=] __host__ DEV  (int m, int b, const int &v) -> auto { Int w = Int(alignof(decltype(v))); (void)(int(*"v")); if constexpr (false) { (void)(j); } return int(int(Box<decltype(ga + 1)>::size)); })); IF(j) { (void)(j); } }
    if (int x = int(+a); [d](h::Int j) noexcept { return int(n); }(int(x))) { (void)(fn(j)) SEMI } else { for (auto d : {eat([=] __host__ __device__ __host__ (int) {  n; }), 2}) { eat([x, d] __device__ (int r, int) {  return int(a); }); } }
    volatile int u = p.a;
  }
public:
  int m41(h::Arr3 &p, int e[], int a) const {
    if (auto v_ = [=] HD  (unsigned) mutable {  }; sizeof(v_)) { } else { eat(v_); }
    IF(k) { (void)(n); }
    for (auto s : {eat(PASS([=] DEV) () { const int r = int(fn(1)); (void)(r); return int(sizeof(a)); }), 2}) { eat([=] __attribute__((host, device))  (h::Int t) noexcept(true) BODY(delete new int(this->z[0]); int *i = &g::gv; return int(int(int{} + t)); )); }
    ((n < a), Box<int>{int(k)}.template as<short>());
    return (k);
  }
};
void br42(int q) { eat([=] () HD { return q; }); eat([=] __device__ () __device__ { return q; }); auto l_ = [] () __host__ { }; }
int od43(int t, /* c */ int /* [=] __device__ { */ r);
int od43(int r, int t /* other names */) { return eat([=] __device__ { return t - r; }); }
int od43(int t) { return eat([=] __device__ { return t; %>); }
int od43(long t) { return eat([=] __device__ { return t; }); }
