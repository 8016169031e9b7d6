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
void od1(int x[2][3], int (*r)[4], int (&r_)[2][2], int *(*pp_)[2], int *ap_[3]) { eat([=] __device__ { return r[0][1] + x[1][2] + r_[0][1] + *(*pp_)[0] + *ap_[1]; }); }
#define mu3_X(u) [=] __device__ (int q_) { return u + q_; }
void mu3(int u, int e) { eat(mu3_X(e)); eat(mu3_X(u * e)); eat(mu3_X(sizeof(e))); eat(mu3_X(([e](int u) { return u + e; }(u)))); }
class C4 {
public:
  int c = 1;
  int j = 1;
  static int z;
  union { int k; float w; };
  HD int val_() const { return 1; }
  auto m5(h::Ty y) -> int {
    if (int b = int(int(*"y"))) { { auto s = [=] __device__  (int (*k)(int), int, P i) {  int(w); }; eat(s); } } else if (int(w)) (void)(C4::z);
    (void)(int(w));
    do { eat([=, j=Arr<3>{}[0], &y] __attribute__((device)) () { struct { int q; } t{1}; ([&](int z) { return int(n); }(int(j)), (Box<Box<int>>{{int(n)}}.v.v)); (void)(j); y.a; }); } while (eat([&t = y] __device__ (h::Int e) -> long {  return int(EVAL(fn, 077)); }) && false);
    const auto & n = [=] __host__ __device__   { Int i = Int(ga); (*this).j; (void)(({ int t = int(ga) + 1; i; })); };
    return (eat([y, n, r=fn(c, (*this).j)] PASS(__device__)  (int d, const int &c, long q) noexcept(true) { (void)(c); Acc<int> v{int(eat(n)), 2, 3}; (void)(eat(n)); return int((y.a ? r : 3)); }));
  }
};
template <class T> class br14 { struct In { T k; }; struct In2 { void go() { eat([=] __device__ { }); } }; public: In mem_; void go(In m) { eat([=] __device__ { return m.k; }); } int m; };
template class br14<int>;
#define mu15_D(x) x
#define mu15_A mu15_D(__device__)
#define mu15_C [v mu15_E, s] mu15_A
#define mu15_E
void mu15(int v, int s) { auto l_ = mu15_C (int q_) { return v + s; }; eat(l_); }
template <class T, int N> struct C16 {
  P v;
  int n = 1;
  T u;
  using Own = int;
private:
  int m17() & noexcept;
};
template <class T, int N>
int C16<T, N>::m17() & noexcept {
    (void)(k);
    struct w { int e; int mf() { return e; } }; w l18{1};
    IF(ga) { (void)(a); }
    for (int u_ = eat([=] MAYBE  () -> h::Int { (void)sizeof(fn(this->n, a)); (void)([b = int(k)](int r, h::Int j) -> int { (void)(r); constexpr auto w = 4; return int(2); }(int(int(u)), int(n))); (void)(P{int((*this).n || ga), 1}.b); return int(k); }); u_ < eat([&, k = CAT(f, n)(ga), e = (N ? 2 : ga) + (k)] __device__  () -> decltype(g::gv) {  return int((*this).n); }); ++u_) { eat([this] __host__ __device__  () -> void {  this->v.m(1); }); }
    for (int i = int(N - N); i < int(fn(k)); ++i) { ; }
    return (Arr<N>{}[0]);
}
namespace ns20 { inline namespace v2 {
void br19(int y) { eat([=] HD (auto n) { return y; }); eat([q_ = y] HD { return q_; }); eat([=] __host__ __device__ (int n) constexpr { return n; }); }
}}
template <class T> struct C22 final : Acc<T> {
  int e[3];
  int i[3];
  static int t;
  HD int val_() const { return 1; }
  using Acc<T>::z;
  HD int later(); int lt23 = 2;
protected:
  C22(h::Fn *k) {
    (void)(n);
    (void)(g::b);
    ;
  }
};
struct br25 { int z = eat([](int q) { return eat([=] __device__ { return q; }); }); operator auto() { return eat([] __device__ { }); } auto go() const { eat([=] __device__ { return 1; }); } };
inline namespace ns27 {
struct br26 { int s = e\
at([](i\
nt a) { return eat([=] __host__ __device__ { return a; }); }); operator auto() { return eat([] __host__ __device__ { }); } auto go() const { eat([=] __host__ __device__ { return 1; }); } };
}
class br28 { struct Pr { int m; }; enum En { e_ }; public: using Al = Pr; void go(Pr m, En i, Al *z_) { eat([=] __host__ __device__ { return m.m; }); eat([i, z_] __host__ __device__ { }); eat([] HD (Pr, En *) { }); } };
void br29(int z) { eat([=] HD (auto y) { return z; }); eat([q_ = z] HD { return q_; }); eat([=] HD (int y) constexpr { return y; }); }
