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
namespace ns2 {
class br1 { template <class T> static void go(T u) { eat([=] HD { return u; }); } template <class T> friend struct Fr_br1; void out(int t); protected: virtual void v() { eat([] HD { }); } };
void br1::out(int u) { eat([=] HD { return u; }); }
}
template <class V, class W = int> int f5() {
  auto && u = [] __host__ __device__ __host__  (int d[3], auto i, int (k)) mutable {  };
  (void)((tf<k>(ga) ? int(requires { u + 1; }) : a));
  eat2(k, [=] HD  () mutable { (void)(sink(eat(u))); (void)(a); return int(sink()); }, k);
  (void)(n /* u */);
  [&] { eat(CAPTURE(=) (auto &&b) { int (n) = sizeof(u); if constexpr (sizeof(int) > 2) { (void)(int(b)); } return int(k & a); }); }();
  (void)(tf<k>(fn(k, k)));
  (void)(eat(u));
  int r[3] = {1, 2, 3};
  return (eat([=] __attribute__((host, device)) (int d[3], int q[3], const int &p) { IF(q[1]) { (void)(d[1]); } }));
}
#pragma nv_diagnostic push
#pragma nv_diag_suppress 20136
void br6(int a) { eat([&] HD { return a; }); }
#pragma nv_diagnostic pop
void br6_2(int a) { eat([&a] HD { return a; }); }
#pragma nv_diag_warning 20163
void br6_3(int a) { e\
at([=] HD () constexpr { return a; }); }
#pragma nv_diag_default 20163
int (&od7(int (&u)[4], int y))[4] { eat([=] __device__ { return u[0] + y; }); return u; }
int (*od7_p(int y))(int) { eat([=] HD { return y; }); return nullptr; }
auto od7_t(int u) -> int (*)[3] { eat([=] HD { return u; }); return nullptr; }
namespace ns14::in {
template <class D> struct Crtp10 { int own; HD const D &self() const { return static_cast<const D &>(*this); }
  int go11(int j, size_type b) const {
    (void)(k & own);
    Acc<int> w{int((1)), 2, 3};
    return 0;
  }
};
class C9 : Crtp10<C9> {
protected:
  C9(decltype(1 + 1) n, short unsigned v) {
    [&] { eat([=, this] __device__ (const int &w) -> Int { (void)(::k); (void)(P{.a = int(int(requires { w + 1; })), .b = 1}.a); (void)(int(((w)))); return int(k + val_()); }); }();
    const auto & j([=, this] ATTR_D  () -> void { int c = static_cast<int>(2); int e; e = int(false && int(t)); });
    eat2([=] { return int(eat(j)); }(), [] PASS(__device__) (unsigned) { using ty13 = decltype(k); return int(ga); }, r);
    (void)((this->own ? k : [&v, &j](int r, int z) -> int { enum g::E e = g::e0; int &t = g::gp.a; return int(ga); }(int(this->own), int(v))));
  }
public:
  int y = 1; int r = 1; union { int j; float t; }; HD int val_() const { return 1; } int val; HD int sf(int x) const { return x; }
};
}
namespace ns18 { namespace {
template <class T> int od16_v = eat([] __device__ (T t) { return t; });
template <class T> using od16_al = Box<T>;
void od16(od16_al<int> r, od16_al<od16_al<long>> *q) { eat([=] __device__ { return r.v + q->v.v; }); }
}}
namespace ns20 {
void br19(int q) { enum Le_ { v_ }; Le_ s = v_; Box<Le_> bx_{}; Le_ *p_[2] = {}; eat([=] __device__ { return int(s) + int(bx_.v) + (p_[0] != nullptr) + v_; }); eat([=] HD (Le_ q_) -> Le_ { return q_; }); eat([=] __device__ (Le_ q_) { return q_; }); }
}
#pragma nv_diagnostic push
#pragma nv_diag_suppress extended_lambda_reference_capture
void br21(int p) { eat([&] HD { return p; }); }
#pragma nv_diagnostic pop
void br21_2(int p) { eat([&p] HD { return p; }); }
#pragma nv_diag_warning 20163
void br21_3(int p) { eat([=] HD () constexpr { return p; }); }
#pragma nv_diag_default 20163
void br22(int b) { int a8_[1][1][1][1][1][1][1][1] = {}; int a7_[1][1][1][1][1][1][1] = {}; eat([=] HD { return a8_[0][0][0][0][0][0][0][0] + a7_[0][0][0][0][0][0][0]; }); eat([a8_] HD { }); }
struct od23_b { virtual int go(int) = 0; int b; };
struct od23_d : od23_b { int go(int q) override { return eat([=] __device__ { return b * q; }); } using od23_b::b; };
namespace ns34 {
class br33 { struct In { void go(int v) { eat([=] HD /* } ) ; 
 */ { return v; }); } struct Deep { static void go() { eat([] HD { }); } }; }; public: struct Pub { void /* } ) ; 
 */ go() { eat([] HD { }); } }; // it's " odd
};
}
