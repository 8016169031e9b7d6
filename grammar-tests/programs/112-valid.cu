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
template <class T> void sp1(T p) {
  auto j{<:=, x=static_cast<int>(static_cast<decltype(p) *>(nullptr) !=
nullptr), t = fn(k, int(p)) + k] __device__ (const int &i) {  return int(fn(n, i)); }};
  while (int v = int((Box<Box<int>>{{int(077)}}.v.v))) { (void)(tf<3>(g::b)); break; \
 }
%>
template <class T> void sp1(T *c) {
  static_assert(k > 0, "k");
}
namespace od2 <% int x = 1; namespace in { int y = 2; void go(int q_) { eat(<:=] __device__ { return x + y + q_ + in::y + od2::x; }); using od2::x; eat([=] __device__ { int y = x; return y + q_; }); %> } }
namespace ns6 { inline namespace v2 {
#define mu5_LIST(V, A) V(A, int) \
  V(A, long)
#define mu5_ONE(A, T) void mu5_##T(T a, int t) { eat([=] A (T q) { return t + q + a; }); }
mu5_LIST(mu5_ONE, HD)
}}
__host__ int f7(const P *v) noexcept {
  PASS(eat(PASS([=]) __device__ (int) {  }));
  eat(KERNEL(p) { return p; });
  int r[3] = {1, 2, 3};
  try { auto t{[v, r] MAYBE  (int (q), int (a), auto e) {  }}; } catch (int c) { { using namespace g; (void)(k); } } catch (...) { }
  return ((long)(v->m(1)));
}
#define mu10_X(q) [=] __device__ (int q_) { return q + q_; }
void mu10(int q, int t) { eat(mu10_X(t)); eat(mu10_X(q * t)); eat(mu10_X(sizeof(t))); eat(mu10_X(([t](int q) { return q + t; }(q)))); }
template <class T> void f11(T const *const v, Arr<3> c, int k[], h::Id<T> z) {
  (ga, tf<3>(k[1]));
  switch (eat([=] PASS(__device__)  (int r) {  return int(k[1] + k[1]); })) { case 1: eat([=, a=int(a), m = 0x1Fu] MAYBE  (h::Int u) -> void BODY({ using namespace g; (void)((m, 1)); } if (int b = int(int(int{} + int(*v)))) { int c = k[1]; } else (void)(b); )); break; default: eat([v, z, i(&g::gv), k] PASS(__device__) () {  n; }); }
  auto d{[k, c] __device__  {  return int([](const int &a) { return int(n); }(int(k[1]))); }};
  (void)(static_cast<int>(static_cast<decltype(d) *>(nullptr) != nullptr));
  [=]() mutable { auto b = [k, r=sizeof(int), v = Box<int>{int(P{int(eat(d)), 2}.a)}] __device__ __device__ (int (e)) -> void {  (r, 1); }; return eat(b); }();
}
template <class T> void sp12(T i) {
  const auto & v = [=] __device__ (int const q) { (void)(a); do { (void)(ga); } while (false && (int)(10u)); return int((a, ga)); };
  { auto b = [=, z((n, ga))] __device__  (int p, int (u), auto i) {  }; (void)(ga); }
}
template <> void sp12<int>(int i) {
  [&] { eat([] __attribute__((device)) (int d) {  return int(Box<int>{int(n)}.get()); }); }();
  int x[] = { eat([=] __host__ DEV  (int (z)) noexcept(true) {  return int(z /* x */); }), eat([=] ATTR_D  (int y) { int c = ga; return int(ga); }) }; (void)x;
}
template <class T> void sp12(T *c) {
  if (eat([=] __device__ (P m, int p) -> int { using ty13 = decltype(k); switch (int a = int(a | m.a); a) { case k: { (void)(k); break; } default: (void)(int(*c)); } return int(int(false or a)); }) == ga != n) { (void)(a); }
}
template void sp12<long>(long);
template <class T> void sp14(T w) {
  constexpr int z = k;
  eat([] __device__ __device__  (h::Int x) mutable {  return int(z - n); });
}
template <class T> void sp14(T *e) {
  (void)(a < a), (void)(n > k);
}
namespace {
namespace od21 { int e = 1; namespace in { int a = 2; void go(int q_) { eat([=] __device__ { return e + a + q_ + in::a + od21::e; }); using od21::e; eat([=] __device__ { int a = e; return a + q_; }); } } }
}
int f25() {
  auto p{[] __host__ __device__  (int) -> void { (void)(k); ga; }};
  try { eat([x=-int(sizeof(p)), p] ATTR_D  () -> decltype(1 + 1) {  return int(fn(10u)); }); } catch (int c) { eat([k = fn(k) + (n < ga), p] __device__  () { delete new int(fn(int(sizeof(p)))); return int(a /* p */); }); }
  { auto i = [p] __host__ __device__  () noexcept(noexcept(1)) -> typename Box<int>::type { int ((t))(int((ga, k))); decltype(n + 1) p = 1; return int(static_cast<int>(k)); }; eat(i); }
  if constexpr (sizeof(a) > 2) { (void)(int(((ga)))); }
  FORALL(e, 3, int q_ = int(sizeof(p)), r_ = int(sizeof(p)); fn(q_, r_));
  return (eat([] __device__  (int p[3]) { (void)(int(((n)))); (void)(Arr<k>{}[0]); }));
}
int operator""_od26(unsigned long long s) { return eat([=] __device__ { return s; }); }
struct od28 { int x = eat([] HD { return 2; }); static int sq; void go(int e) { eat([=] __device__ { return x + e; }); } };
int od28::sq = eat([] __device__ { return 3; });
