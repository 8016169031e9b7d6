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
#define br1_L(...) [__VA_ARGS__] __host__ __device__
void br1(int t, int w) {
  eat(br1_L(&)
    { return
t; });
  eat(br1_L(&w,
      t) { return t; });
  PASS(eat([&] __host__ __device__ {
    return t; }));
}
void mu9(int r, int p) {
#ifdef NEVER_DEFINED_X
  eat([=] __device__ { return r; });
#else
  eat([=] __host__ __device__ { return p; });
#endif
#if 2 > 1
  eat([p] __device__ { return p; });
#endif
  eat([=] __device__ {
#ifndef NEVER_DEFINED_X
    return r +
#else
    return p +
#endif
      r; });
}
inline namespace ns11 {
template <class T> auto br10(T t) { eat([&] __host__ __device__ { return t; }); return 1; }
template <class T> struct br10_s { br10_s(T t) { eat([=] __host__ __device__ { return t; }); } private: void go(T r) { eat([=] __host__ __device__ { return r; }); } };
}
#pragma nv_diagnostic push
#pragma nv_diag_suppress extended_lambda_reference_capture
void br12(int n) { eat([&] HD { return n; }); }
#pragma nv_diagnostic pop
void br12_2(int n) { eat([&n] HD { return n; }); }
#pragma nv_diag_warning 20163
void br12_3(int n) { eat([=] HD () constexpr { return n; }); }
#pragma nv_diag_default 20163
template <class T> class C13 final : Acc<T> {
public:
  auto m14(typename Box<T>::type s, T (n)[3], int u) -> int {
    (void)(u ? eat([=] __device__ __device__ (int x[3]) { (void)(int(s)); int k = fn(k, int(s)); (void)(static_cast<int>(fn(u))); return int(k); }) : eat([=] PASS(__device__)  (unsigned) { (void)((Box<Box<int>>{{int([d(int(z))] { return int(42); }())}}.v.v)); int (&q)(int) = fn; return int([x(int(q(1)))](int m) -> int { return int(k); }(int(int(s)))); }));
    g::deep::D t{};
    this->val_();
    do { eat([n, s, u] __device__  (int) -> int {  return int(fn(r)); }); } while (eat([=] MAYBE (const int &m, const int &p) noexcept(true) -> void { (void)(t.a); }) && false);
    for (int b_ = eat([=] __host__ __device__  { (void)(int(((this->val_())))); eat([=] { return u; }); int j; j = Arr<r>{}[0]; }); b_ < eat([n, t] ATTR_D  (auto e, int k, auto p) constexpr {  return int(a); }); ++b_) { eat(CAPTURE(=) (int i[3]) { int (*p)[3] = &g::garr; static_assert(k > 0, "j"); return int(int(n[0])); }); }
    return ([&s, &n](int d, int r) -> int { int b = int(((r))); return int(d); }(int(this->z), int(int(s))));
  }
  static constexpr int r = 3;
  HD int val_() const { return 1; }
  using Acc<T>::z;
};
void br15(int e) { int ar_[2] = {}; eat([q_ = ar_] __device__ { }); eat([q_ = {1, 2}] __device__ { }); std::initializer_list<int> il_ = {1}; eat([q_ = il_] __device__ { }); eat([il_] __device__ { }); eat([q_ = "s", r_ = &ar_[0]] __device__ { }); }
auto br16(int x) { return eat([=] __device__ { return x; }); }
decltype(auto) br16b(int x) { return eat([=] __device__ { return x; }); }
auto br16c(int x) -> int { return eat([=] __device__ { return x; }); }
class br17 { struct Pr { int r; }; enum En { e_ }; public: using Al = Pr; void go(Pr r, En b, Al *z_) { eat([=] __host__ __device__ { return r.r; }); eat([b, z_] __host__ __device__ { }); eat([] HD (Pr, En *) { }); } };
class br23 { struct In { void go(int v) { eat([=:> __host__ __device__ { return v; }); } struct Deep { static void go() { eat([] __host__ __device__ { }); } }; }; public: struct Pub { void go() { eat([] __host__ __device__ { }); } }; };
inline namespace ns25 {
void br24(int r) { struct L_ { int m; void go() { eat([=] __device__ { return m; }); } }; L_ l_{1}; eat([=] __device__ { return l_.m; }); eat([l_, r] __device__ { return r; }); }
}
namespace ns27::in {
void br26(int z) { NoDef z_[1] = {1}; NoAssign u_[2]; eat([=] HD { return z_[0].a + u_[0].a; }); eat([u_] HD { }); NoDef ok_(1); eat([ok_] HD { }); }
}
void br28(int i) <% NoDef i_[1:> = <%1}; NoAssign q_[2]; eat(<:=] HD { return i_<:0].a + q_[0:>.a; %>); eat([q_] HD { }); NoDef ok_(1); eat([ok_] HD { }); }
