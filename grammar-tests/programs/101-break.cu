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
struct od1_b { virtual int go(int) = 0; int q; };
struct od1_d : od1_b { int go(int r) override { return eat([=] __device__ { return q * r; }); } using od1_b::q; };
namespace {
struct { int a; void go(int u) { eat([=] __host__ __device__ { return u + a; }); } struct N_ { void go() { eat([] __host__ __device__ { }); } }; } br3;
typedef struct { void go() { eat([] __host__ __device__ { }); } } br3_t;
}
int (*f5(int s))(int);
int (*f5(int s))(int) {
  eat([] DEV  (int (x), int, long b) { { (void)(ga); (void)(a); } eat([x, b] __host__ __device__  (int z[3]) mutable -> typename Box<int>::type BODY(auto && w([=] HD  () -> typename Box<int>::type {  return int(z[1] - b); }); (void)(a); return int(static_cast<int>(static_cast<decltype(x) *>(nullptr) != nullptr)); )); n; });
  (void)new auto(PASS([=]) __device__  {  s; });
  return nullptr;
}
struct B7 { int m; static int s; HD int bf(int q) const { return q; } protected: int prot; };
struct C6 : public B7 {
  int operator==(int s) {
    (void)(tf<k>(this->m));
    s += SECOND(077, this->p);
    (void)(fn(int(true || y[1])));
    return (eat([s] __attribute__((host, device))  (long r) { (void)(s); return int((Box<Box<int>>{{int(r)}}.v.v)); }));
  }
  int m9(decltype(g::gv) k);
  int m11(unsigned int, g::IV z, const int d, ga_ns::Al k) const {
    const auto & w = [=] __attribute__((device))  (int b[3]) { (void)(y[1]); return int(int(Box<decltype(p + 1)>::size)); };
    return ((Box<Box<int>>{{int(d)}}.v.v));
  }
  int y[3];
  int p = 1;
  int z = 1;
  HD int val_() const { return 1; }
};
int C6::m9(decltype(g::gv) k) {
    switch (int k = int(int('k' + ga)); k) { case 3: { FORALL(p, 3, (void)(ga)); break; } default: (void)(p); }
    do { eat([k, this] __host__ __device__ __host__  (int u) -> int { (void)(int('u' + u)) SEMI (void)(Box<int>{int(this->y[0])}.v <= z); return int(p); }); } while (eat(CAPTURE(=)(int r, int (c)) constexpr { lb10: ; }) && false);
    PASS(auto i_ = [k] PASS(__device__)  (int e) { { (void)(k); (void)(k); } B7::s; }); (void)sizeof(i_);
    return (eat([] ATTR_D  (int v[3]) { int w = P{int(B7::s), 1}.m(1); return int(static_cast<int>(v[1])); }));
}
void br12(int r) { int ar_[2] = {}; eat([q_ = ar_] __device__ { }); eat([q_ = {1, 2}] __device__ { }); std::initializer_list<int> il_ = {1}; eat([q_ = il_] __device__ { }); eat([il_] __device__ { }); eat([q_ = "s", r_ = &ar_[0]] __device__ { }); }
void br13(int s) { int ar_[2] = {}; eat([q_ = ar_] __device__ { }); eat([q_ = {1, 2}] __device__ { }); std::initializer_list<int> il_ = {1}; eat([q_ = il_] __device__ { }); eat([il_] __device__ { }); eat([q_ = "s", r_ = &ar_[0]] __device__ { }); }
#define mu14_T(x) x; x
#define mu14_S(x) #x
#define mu14_N(x)
void mu14(int k, int b) \
 {
  mu14_T(eat([=] __device__ \
 { return k + b; }));
  const char *s_ = mu14_S([=] __device__ { return k; });
  mu14_N([=] __device__ \
 { return k; });
  eat([=] \
 HD { \
 return *s_; });
}
void f15(int q[]) {
  do { [&] { eat([=] __host__ DEV  (int b) {  return int(int(*"b")); }); }(); } while (false && tf<k>(ga));
  auto z = [=, &n = q] __device__ (const auto &w) { (void)([]() { return int(ga); }()); (void)(sizeof(q)); enum { e = 3 }; return int(int(*"w")); };
}
auto br16 = [](int a) { return eat([=] __device__ { return a; }); };
int br16_f(int a, int s = [](int q_) { return eat([q_] __device__ { return q_; }); }(1));
template <class T, int N> struct C17 final : Acc<T> {
  template <class M> void m18(List<T, int> s, int j) noexcept {
    (void)(ga);
    if (auto e_ = [this, j = (j), n = {1, 2}] __attribute__((host, device))  (int i, int s, int const a) { (void)(sink(7, ga, int(this->x))); return int(int(false || this->k)); }; sizeof(e_)) { } else { eat(e_); }
    lb19: ;
    delete new int((int(this->w), N));
    eat([=, x(static_cast<long>(Box<int>{int(n)}.get())), z=k + 0 & (*this).k] __device__ __device__ (int (c)) { { using namespace g; (void)(N); } (void)(ADD(int(Box<decltype(N + 1)>::size), Arr<N>{}[0])); z; });
  }
  int k = 1;
  T w;
  using Acc<T>::z;
};
#define mu20_FN(name, ...) void name(int y, int u) { __VA_ARGS__ }
mu20_FN(mu20_f, eat([=] __device__ { return y, u; }); eat([u] HD { return u; });)
template <class T> class br23 { struct In { T x; }; struct In2 { void go() { eat([=] __device__ { }); } }; public: In mem_; void go(In i) { eat([=] __device__ { return i.x; }); } int i; };
template class br23<int>;
namespace ns25 { inline namespace v2 {
auto br24 = [](int w) { return eat([=] __device__ { return w; }); };
int br24_f(int w, int d = [](int q_) { return eat([q_] __device__ { return q_; }); }(1));
}}
namespace od26 { int x = 1; namespace in { int r = 2; void go(int q_) { eat([=] __device__ { return x + r + q_ + in::r + od26::x; }); using od26::x; eat([=] __device__ { int r = x; return r + q_; }); } } }
