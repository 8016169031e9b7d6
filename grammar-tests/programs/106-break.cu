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
inline namespace ns2 {
class br1 { struct In { void go(int j) { eat([=] __device__ { return j; }); } struct Deep { static void go() { eat([] __device__ { }); } }; }; public: struct Pub { void go() { eat([] __device__ { }); } }; };
}
void br3(int j, int t) { eat([&] HD { return j + t; }); eat([=, &t] HD { return j + t; }); eat([&, j] HD { return j + t; }); eat([&j] HD { return j; }); }
#define mu4_LIST(V) V(s) V(t) V(zz)
#define mu4_ONE(nm) int mu4_use_##nm(int nm) { auto l = [=] __device__ () { return nm; }; return eat(l); }
mu4_LIST(mu4_ONE)
#undef mu4_ONE
void br5(int w) { NoDef w_[1] = {1}; NoAssign x_[2]; eat([=] __host__ __device__ { return w_[0].a + x_[0].a; }); eat([x_] __host__ __device__ { }); NoDef ok_(1); eat([ok_] __host__ __device__ { }); }
void br6(int u) { [=] { [&] { eat([&u] __device__ { return u; }); }(); }(); [] { struct L_ { int c; }; L_ q_{}; eat([=] __device__ { return q_.c; }); }(); }
#define mu7_CAT(a_, b_) a_##b_
#define mu7_C2(a_, b_) mu7_CAT(a_, b_)
void mu7(int u_1, int r_1) <% eat(<:=] __device__ (int mu7_C2(u, _2)) <% return mu7_C2(u, _1) + mu7_CAT(u, _2) + mu7_CAT(r, _1); }); }
#undef mu7_CAT
namespace ns9 {
#define mu8_T(x) x; x
#define mu8_S(x) #x
#define mu8_N(x)
void mu8(int i, int z) {
  mu8_T(eat([=] __device__ { return i + z; }));
  const char *s_ = mu8_S([=] __device__ { return i; });
  mu8_N([=] __device__ { return i; });
  eat([=] HD { return *s_; });
}
}
namespace ns12 { using namespace g;
int od10(int s, int v);
int od10(int v, int s /* other names */) { return eat([=] __device__ { return s - v; }); }
int od10(int s) { return eat([=] __device__ { return s; }); }
int od10(long s) { return eat([=] __device__ { return s; }); }
}
void br13(int m) { struct L_ { int q; void go() { eat([=] __host__ __device__ { return q; }); } }; L_ l_{1}; eat([=] __host__ __device__ { return l_.q; }); eat([l_, m] __host__ __device__ { return m; }); }
namespace ns16 { using namespace g;
void od14(int d, int e) {
  P p_{1, 2}; P *q_ = &p_; int P::*m_ = &P::a;
  eat([=] __device__ { return p_.b + q_->a + q_->*m_ + (p_.*m_) + P::ea; });
  eat([q_ = p_.a, r_ = q_->b, e] __device__ { return q_ + r_ + e; });
  goto d; d: eat([=] __device__ { goto e; e: return d; });
}
}
struct br17_b { protected: struct Pt { int v; }; Pt pt_; };
struct br17 : br17_b { void go(Pt r) { Pt q_ = r; auto r_ = pt_; eat([=] __device__ { return q_.v; }); eat([r_, s_ = 1] __device__ { }); } private: typedef int Pi; public: void ok(Pi v) { eat([=] __device__ { return v; }); } };
class C18 {
public:
  int s = 1;
  int t = 1;
  union { int a; float n; };
  void m19(int v, int *y, int &t, int *const j) const {
    [&] { eat([t, *this] DEV  () mutable { Box<int> z{int(1)}; const int m{3}; for (int q = int(s & int(n)); q < int(int(*"m")); ++q) { P x{int(1 && ga), 1}; int (&k)[3] = g::garr; } }); }();
    try { (void)(a /* j */ | *j); } catch (int n) { (void)([]() { return int(ga); }() < t), (void)(a > *j); } catch (...) { }
    const auto c = [=] ATTR_D  (int const y, int d, auto &&r) { for (;;) { break; } eat([] __attribute__((host, device)) (const int &j, unsigned, [[maybe_unused]] int v) constexpr { int k{int(+k)}; for (int p = int(Box<int>{int(k)}.v); p < int((k, p)); ++p) { (void)(j); } (void)(k); v; }); const auto q = [=] __device__  (int j, int p[3]) { (void)(int(r) /* d */) SEMI return int(sink(j)); }; };
    static auto w_s20 = [=] ATTR_D  (int n) { int (&c)[3] = g::garr; return int(fn(k)); };
    try { eat([v] ATTR_D  (int z) {  }); } catch (int i) { eat([*this] MAYBE  {  }); }
  }
  int operator()(int p) {
    eat2(int(sizeof(ga)), CAPTURE(this) (const int &t, int (v), unsigned) {  v; }, FIRST(ga, k));
    (void)(ga ? eat([this] PASS(__device__) (int u) -> long {  return int(fn(k)); }) : eat([i = {1, 2}, p, k = static_cast<long>((int)(ga))] __device__ () { [&] { eat(CAPTURE(=) (int k) {  k; }); }(); return int(0x10 | ga); }));
    return (static_cast<int>(static_cast<decltype(p) *>(nullptr) != nullptr));
  }
  void m22() {
    (void)(a);
  }
};
auto br23(int i) { return eat([=] __device__ { return i; }); }
decltype(auto) br23b(int i) { return eat([=] __device__ { return i; }); }
auto br23c(int i) -> int { return eat([=] __device__ { return i; }); }
void br24(int x) { int a8_[1][1][1][1][1][1][1][1]
= {}; int a7_[1][1][1][1][1][1][1] = {}; eat([=] __host__ __device__ { return a8_[0][0][0][0][0][0][0][0] + a7_[0][0][0][0][0][0][0];
}); eat([a8_] __host__ __device__ { }); }
