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
auto br1(int r) { return eat([=] __device__ { return r; }); }
decltype(auto) br1b(int r) { return eat([=] __device__ { return r; }); }
auto br1c(int r) -> int { return eat([=] __device__ { return r; }); }
class br2 { struct In { void go(int d) { eat([=] __device__ { return d; }); } struct Deep { static void go() { eat([] __device__ { }); } }; }; public: struct Pub { void go() { eat([] __device__ { }); } }; };
template <unsigned N, class U> int f3(int P::*u);
template <unsigned N, class U> int f3(int P::*u) {
  const auto i = [=] __device__ __host__ (int c) mutable { (void)(int(N)); c; };
  (void)(h::Int(int('u' + int(N))));
  eat([=] __host__ DEV  (auto &&d) {  });
  struct L4 { int i; int mm(int b) { return i + b; } enum { ee }; }; (void)L4{1}.mm(int([](int n) mutable { return int(k); }(int(int(N)))));
  eat2(a, [=, q = ::n] MAYBE (int t) noexcept(noexcept(1)) {  }, int(*"u"));
  eat([=, b=int(N) ^ ga, e=(a < n)] __device__  (int, int) mutable {  (P{1, 2}.*u); });
  return (fn(n, 0x10));
}
class C5 {
public:
  static int k;
  int e = 1;
  HD int val_() const { return 1; }
  C5() {
    (void)(a);
    using ty7 = decltype(a);
    ;
  }
};
void br8(int a) { int a8_[1][1][1][1][1][1][1][1] = {}; int a7_[1][1][1][1][1][1][1] = {}; eat([=] __host__ __device__ { return a8_[0][0][0][0][0][0][0][0] + a7_[0][0][0][0][0][0][0]; }); eat([a8_] __host__ __device__ { }); }
template <class... Ts> void br9(int n, Ts... ts_) { eat([=] __device__ { return sink(ts_...); }); eat([ts_...] __device__ { }); eat([=] __device__ { return sizeof...(ts_) + n; }); eat([=] __device__ { return (ts_ + ...); }); }
namespace ns12 { namespace {
namespace od10 { struct S_ { int w; friend int operator+(S_, int); friend int fr(S_ s_, int b); };
int operator+(S_ s_, int b) { return eat([=] __device__ { return s_.w + b; }); }
int fr(S_ w, int b) { return eat([=] __device__ { return w.w + b; }); } }
}}
class br13 { struct Pr { int p; }; enum En { e_ }; public: using Al = Pr; void go(Pr p, En t, Al *z_) { eat([=] HD { return p.p; }); eat([t, z_] HD { }); eat([] HD (Pr, En *) { }); } };
s\
truct { int c; void go(int v) { eat([=] __device__ { r\
eturn v \
 + c; }); } struct N_ { void go() { \
 eat([] __device__ { }); } }; } br14;
typedef struct { void go() { eat([] __device__ { }); } } br14_t;
void br15(int j) { struct L_ { int k; void go() { eat([=] HD { return k; }); } }; L_ l_{1}; eat([=] HD { return l_.k; }); eat([l_, j] HD { return j; }); }
template <class... Ts> void br16(int w, Ts... ts_) { eat([=] __host__ __device__ { return sink(ts_...); }); eat([ts_...] __host__ __device__ { }); eat([=] __host__ __device__ { return sizeof...(ts_) + w; }); eat([=] __host__ __device__ { return (ts_ + ...); }); }
inline namespace ns18 {
void br17(int k) { [=] { [&] { eat([&k] __device__ { return k; }); }(); }(); [] { struct L_ { int c; }; L_ q_{}; eat([=] __device__ { return q_.c; }); }(); }
}
struct br27 { int t; void go(int n) { eat([=] __device__ { if constexpr \
 (true) return t; else return n; }); eat([this, n] __device__ { if constexpr (sizeof(n) > 1) return \
 t; return n; }); } };
