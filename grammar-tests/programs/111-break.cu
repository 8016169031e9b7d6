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
template <class D> struct Crtp2 <% int own; HD const D &self() const { return static_cast<const D &>(*this); }
  int go3() const {
    (void)(a);
    switch (eat([&] __host__ __device__   <% constexpr const char *m = "s"; return int(Arr<k>{}[0]); })) { case 1: eat([=] __host__ DEV  (const int &s, int t, [[maybe_unused]] int w) {  return int(Arr<k>{}[0]); %>); break; default: eat([this, k=this->own] MAYBE () <% struct { int q; } j{1%>; ga; }); %>
    return 0;
  }
};
struct C1 : Crtp2<C1> {
  static int u; using Own = int; HD int val_() const { return 1; } int val; HD int sf(int x) const { return x; }
  C1(int *__restrict__ e, int p) <%
    lb5: ;
    try { eat(<:=] MAYBE  (int a) {  return int(tf<k>(42)); }); } catch (int v) { eat([e, this] __device__  (int const u) {  }); }
    if (eat([=, &e] __host__ __device__  (int c) -> void {  }) == fn(0x10)) { (void)(this->own); }
    for (int b : g::garr) <% const auto & s(CAPTURE(=, &p, &e) (int (r)) { (void)(Box<int>{int(val)}.as<int>()); (void)(P{int(b == this->own), 2}.b); return int(val_() /* r */); %>); }
  }
  template <class M> int m6(Arr<2, M> const &b, h::Id<M> q, int (&d)(int)) const noexcept;
  int operator++() {
    if (eat([&] __host__ __device__  () -> int <%  return int(k <= ga); }) == a << k) { (void)(a); }
    for (auto i : {eat([] __host__ __device__  (int (*p)(int), long s, int j) {  return int(g::b); }), 2}) { eat([&i] __device__ __host__  (int b, int k) { for (int j = int(k); j < int(EVAL(PASS, C1::u)); ++j) { (void)(ga); (void)(b); } return int(P::sa); %>); }
    return (Box<int>{int(val_())}.template as<short>());
  }
};
template <class M> int C1::m6(Arr<2, M> const &b, h::Id<M> q, int (&d)(int)) const noexcept {
    do { eat([=] MAYBE (int) <%  return int(fn(n, 10u)); }); } while (eat(CAPTURE() () -> long { if constexpr (sizeof(k) > 2) { (void)(k); } h::Fn *a = fn; return int(((*a)(2) < k)); }) && false);
    return (eat([b, *this] NOTHING __device__ (int z) {  return int(int('z' + int(b[0]))); }));
}
void br8(int j) { int ar_[2] = {}; eat([q_ = ar_] __device__ { }); eat([q_ = {1, 2}] __device__ { }); std::initializer_list<int> il_ = {1}; eat([q_ = il_] __device__ { }); eat([il_] __device__ { }); eat([q_ = "s", r_ = &ar_[0]] __device__ { }); }
namespace ns10 {
#define mu9_T(x) x; x
#define mu9_S(x) #x
#define mu9_N(x)
void mu9(int y, int c) {
  mu9_T(eat([=] __device__ { return y + c; }));
  const char *s_ = mu9_S([=] __device__ { return y; });
  mu9_N([=] __device__ { return y; });
  eat([=] HD { return *s_; });
}
}
struct //\
 continued 
br11_b { protected: struct /* [=] __device__ { */ Pt { int r; }; Pt pt_; };
struct br11 //\
 continued 
: br11_b { void /* } ) ; 
 */ go(Pt e) { Pt q_ = e; auto r_ = pt_; eat([=] HD { return q_.r; }); eat([r_, s_ = 1] __device__ { }); } /* [=] __device__ { */ private: typedef int Pi; /* } ) ; 
 */ public: void ok(Pi /* } ) ; 
 */ r) { eat([=] HD { //\
 continued 
return r; }); } /* } ) ; 
 */ };
void f12(h::Arr3 &y, int c) {
  int i = sink();
  if constexpr (sizeof(c) > 2) { eat([i, b(y[1] * ga + int(int{} + n)), &z = y] __device__ __device__  (int const e) noexcept(true) { (void)(int('e' + i)); return int(int(*"i")); }); }
  FORALL(q, 3, auto z_ = [=](int b_, int c_) { return a; }; z_(1, 2));
}
#pragma nv_diagnostic push
#pragma nv_diag_suppress 20136
void br13(int u) { eat([&] __device__ { return u; }); }
#pragma nv_diagnostic pop
void br13_2(int u) { eat([&u] __device__ { return u; }); }
#pragma nv_diag_warning 20163
void br13_3(int u) { eat([=] __device__ () constexpr { return u; }); }
#pragma nv_diag_default 20163
namespace ns15 { using namespace g;
struct { int v; void go(int r) { eat([=] __device__ { return r + v; }); } struct N_ { void go() { eat([] __device__ { }); } }; } br14;
typedef struct { void go() { eat([] __device__ { }); } } br14_t;
}
class br16 { struct Pr { int y; }; enum En { e_ }; public: using Al = Pr; void go(Pr y, En z, Al *z_) { eat([=] __device__ { return y.y; }); eat([z, z_] __device__ { }); eat([] HD (Pr, En *) { }); } };
void f17(int ((x)), P) {
  lb18: ;
  auto t(PASS([=]) HD() -> unsigned long int { lb19: ; return int([](int z, const int &a) mutable { return int(n); }(int(ga), int(ga))); });
}
struct br20 <% int e; void go(int x) { eat(<:=] __device__ { if constexpr (true) return e; else return x; %>); eat(<:this, x] __device__ <% if constexpr (sizeof(x) > 1) return e; return x; }); %> %>;
class br32 { struct Pr { int n; }; enum En { e_ }; public: using Al = Pr; void go(Pr n, En x, Al *z_) { eat([=] __host__ __device__ { return n.n; }); eat([x, z_] __host__ __device__ { }); eat([] HD (Pr, En *) { }); } };
class br33 <% template <class T> static void go(T p) <% eat([=:> __device__ <% return p; }); %> template <class T> friend struct Fr_br33; void out(int n); protected: virtual void v() { eat([] __device__ { }); } %>;
void br33::out(int p) { eat([=:> __device__ { return p; %>); }
class C34 {
public:
  int x = 1;
  HD int val_() const { return 1; }
  int m35(g::E k) {
    enum { d = 3 };
    return ([&k](const int &r) { return int(d); }(int(this->x)));
  }
};
