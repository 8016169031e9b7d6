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
namespace std { template <class T> struct tuple_size; template <unsigned long I, class T> struct tuple_element; }
struct Tup { int a; long b; template <unsigned long I> HD auto get() const { if constexpr (I == 0) return a; else return b; } };
template <> struct std::tuple_size<Tup> { static constexpr int value = 2; };
template <> struct std::tuple_element<0, Tup> { using type = int; };
template <> struct std::tuple_element<1, Tup> { using type = long; };
struct Bits { int a : 3; unsigned b : 5; int c; };
struct Op { int v; HD Op operator+(Op o) const { return {v + o.v}; } HD Op operator-() const { return {-v}; } HD Op operator*(int o) const { return {v * o}; } HD int operator()(int i) const { return i; } HD int operator()() const { return v; } HD int operator[](int i) const { return v + i; } HD Op &operator+=(int i) { v += i; return *this; } HD Op &operator++() { return *this; } HD Op operator++(int) { return *this; } HD bool operator==(Op o) const { return v == o.v; } HD bool operator<(Op o) const { return v < o.v; } HD bool operator!() const { return !v; } HD const Op *operator->() const { return this; } HD int operator*() const { return v; } HD Op operator<<(int) const { return *this; } HD Op operator,(Op o) const { return o; } HD explicit operator bool() const { return v; } };
HD inline Op operator|(Op o, int i) { return {o.v | i}; }
HD inline Op operator%(Op o, Op q) { return o; }
template <class T> struct Ded { T v; HD Ded(T t) : v(t) {} template <class U> HD Ded(T t, U) : v(t) {} };
template <class T> Ded(T *) -> Ded<long>;
template <class T> HD int by(const T &t) { return sizeof(t); }
HD inline int cr(const int &x) { return x; }
template <class T> HD T &&mv(T &t) { return static_cast<T &&>(t); }
template <class T> constexpr int vt = sizeof(T);
template <int N> constexpr int vn = N;
template <class T> using Same = T;
template <class T, class...> using First = T;
template <class T> using PtrTo = T *;
template <bool B, class T = void> struct En {};
template <class T> struct En<true, T> { using type = T; };
template <bool B, class T = void> using En_t = typename En<B, T>::type;
HD constexpr int operator""_u(unsigned long long x) { return int(x); }
HD constexpr int operator""_s(const char *, unsigned long n) { return int(n); }
enum class Col : unsigned char { red, green = 3 };
enum Plain : int { pl0, pl1 };
namespace o1 { struct T1 { using N = int; struct In { int a; using M = long; }; template <class Q> struct Tm { Q q; using V = Q; }; enum Ev { v0 }; }; using T2 = T1::In; inline namespace o2 { template <class T> struct Q1 { T a; }; struct Q2 { int a; }; } namespace o3 = ::g::deep; int over(int); int over(long); }
template <class A, class B> struct Both { A a; B b; };
template <class A, class B> HD Both<A, B> both(A a, B b) { return {a, b}; }
struct Range { int lo, hi; HD int *begin() const { return nullptr; } HD int *end() const { return nullptr; } HD int size() const { return hi; } };
struct Pol { int n; }; template <int N> struct PolN {};
namespace kk { template <class P, class F> void parallel_for(P p, const F &f) {} template <class P, class F> void parallel_for(const char *, P p, F f) {} template <class P, class F, class R> void parallel_for(const char *, P p, F f, R &r) {} template <class P, class F> void forall(Range r, F &&f) {} template <class F> HD int call(F f, int n = 1) { return n; } template <class F> struct Functor { F f; }; template <class F> Functor(F) -> Functor<F>; template <class F> Functor<F> make(F f) { return {f}; } struct Graph { template <class F> Graph &then(F f) { return *this; } template <class F> Graph &operator<<(F f) { return *this; } template <class F> int operator[](F f) { return 1; } template <class F> int operator+=(F f) { return 1; } int n; }; }
#define K_LAMBDA [=] __host__ __device__
#define K_DEV [=] __device__
#define K_CLASS [=, *this] __device__
#define LOOP_BEGIN(r, i) kk::forall<PolN<4>>(r, [=] __device__ (int i) {
#define LOOP_END });
#define LOOP3(i, j, l, ...) kk::parallel_for(Pol{3}, [=] __device__ (int i, int j, int l) noexcept __VA_ARGS__)
#define DEVFOR(n, i, block) if (true) { kk::forall<Pol>(Range{0, n}, [=] __host__ __device__ (int i) block); }
#define LOOP_IF(c, ...) if (c) kk::parallel_for(Pol{1}, __VA_ARGS__); else (void)0
namespace ns2 { namespace {
class br1 { template <class T> static void go(T w) { eat([=] __host__ __device__ { return w; }); } template <class T> friend struct Fr_br1; void out(int n); protected: virtual void v() { eat([] __host__ __device__ { }); } };
void br1::out(int w) { eat([=] __host__ __device__ { return w; }); }
}}
template <class T> struct u3 { struct In { struct Deep { int a; }; int b; }; using Mine = P; template <class A> using Al = Box<A>; enum En { e_a };
  int mem_ = 1, arr_[2]; P obj_;
  void go(Box<const T> *&&u, const An P::*i, Box<In> & x);
};
template <class T> void u3<T>::go(Box<const T> *&&u, const An P::*i, Box<In> & x) {
  eat([&, x, u, i] HD  (long z, int v) {  return int(mem_); });
  try { eat(CAPTURE(this) ([[maybe_unused]] int i, const auto *y, const int m[2][3]) constexpr { alignas(16) int j = int(k); return int(42 * m[1][2]); }); } catch (int y) { eat([x] __device__  (int i) mutable -> void { const auto x = i; { (void)(int(x)); (void)(k); } }); }
}
template <class T> struct C4 final {
  operator Box<int>() {
    for (auto x : {eat([=] __host__ DEV (unsigned) { int e = int(ga ^ k); (void)([](int e, h::Int q) { (void)(e); return int(q); }(int(t), int(n))); int a = int(a) /* e */; }), 2}) { eat([x, *this] __device__ (Arr<3> o1::T1::In::*g::Ty::*p) { int e = int(x); (void)((Box<Box<int>>{{int(P{int(e), 1}.a)}}.v.v)); return int(Arr<k>{}[0]); }); }
    eat2((int(a)), CAPTURE(y=("abc"_s), this) (int i = g::gc) mutable { t; return int((ga, n)); }, int(a));
    return Box<int>{1};
  }
  int m = 1;
  union { int t; float a; };
  HD int later(); int lt5 = 2;
};
static int f7(decltype(1 + 1) a, int (*(s))[3]) noexcept(false) {
  (void)(!k);
  do if (int(ga)) { [&] { eat([=] __device__   { int a[3] = {1, 2, 3}; for (auto p : a) { (void)(p); } }); }(); } while (0);
  static int w = 1;
  auto x = [m=(k, a)] __device__ (const int &p) { IF(k) { (void)(k); } return int(sizeof(p)); };
  auto z([=] HD  ([[maybe_unused]] int u, int[2]) -> decltype(1 + 1) {  return int(w && int(sizeof(x))); });
  [=]() mutable { auto y = [s, x, &z] HD (const int &i, const char16_t (g::Ty::*n)(double &&) const, unsigned) constexpr {  return int(tf<k>(int(sizeof(z)))); }; return eat(y); }();
  (void)((*s)[1]);
  return (n /* a */);
}
struct B9 { int n; static int a; HD int bf(int q) const { return q; } protected: int prot; };
class C8 : private B9 {
public:
  int c[3]; int e[3];
private:
  void m10() const {
    const auto u{[=] __host__ __device__  () { eat([=] { return this->bf(2); }); (void)(sink(c[1])); int z = int((this->prot < B9::bf(2))); ga; }};
    int q_a[2] = {int((&P::m == nullptr ? ga : e[1])), 2}; auto & [q, r] = q_a;
  }
public:
  C8() {
    for (int t_ = eat([] HD  (int n [[maybe_unused]]) { while (int x = int([=](int c) mutable { return int(ga); }(int(k)))) { const int z = int(Box<decltype(k)>{}.size); break; } return int([t(int('c'))](int a) mutable { return int(k); }(int(n))); }); t_ < eat([=] __device__  () -> unsigned long int { int i[] = { eat([this, u=int(int{} + e[1]), v = a ? ga : B9::a] __device__  (int w, const auto &... k) -> void {  this->prot; }), eat([=] __host__ __device__  (int (q)) { static_assert(k > 0, "i"); do if (int(ga == n)) { (void)(this->bf(2)); } while (0); }) }; (void)i; int t[] = { eat([i, this] __device__  (int const t) { PASS(auto z_ = [=] DEV  (int (t)) -> void BODY( B9::n; )); (void)sizeof(z_); return int(n); }), eat([=] __attribute__((host)) __attribute__((device))  (unsigned) {  return int(prot); }) }; (void)t; ; return int([q = int(42)]() mutable { (void)(a); (void)(ga); return int(ga); }()); }); ++t_) { eat([=, c=k] __device__  () {  return int(static_cast<int>(static_cast<decltype(c) *>(nullptr) != nullptr)); }); }
    auto w12 = kk::make([=, y = {1, 2}, i=(ga), *this] __device__  (h::Int q) mutable {  return int(B9::bf(2) & n); }); (void)sizeof(w12);
    const auto d = [] MAYBE  () -> const int BODY(P z = P(); return int(ga * ga); );
    eat([=] __device__  ([[maybe_unused]] int b, auto... d) mutable BODY( return int(Box<int>{int(ga)}.template as<short>()); ));
  }
};
void br13(int n) { eat([=] () __device__ { return n; }); eat([=] __device__ () __device__ { return n; }); auto l_ = [] () __host__ { }; }
namespace ns15 { inline namespace v2 {
template <unsigned N, class U> static inline int f14(const U &q) noexcept(false) {
  { auto y = PASS([=]) HD (int k) -> int {  return int((Box<Box<int>>{{int(k)}}.v.v)); }; eat(y); }
  auto t = [&] __host__ __device__  (h::Int c, int u, long n) noexcept {  k; };
  (void)(int(((eat(t)))) == a);
  return (eat([=] __host__ __device__  (int p[3], int q, P w) { (void)(static_cast<int>(static_cast<decltype(t) *>(nullptr) != nullptr)); }));
}
}}
void br16(int k) { NoDef k_[1] \
 = {1}; NoAssign t_[2]; eat([=] HD { return k_[0].a + t_[0].a; }); eat([t_] HD \
 { }); NoDef \
 ok_(1); eat([ok_] HD { \
 }); }
class br17 { struct Pr { int d; }; enum En { e_ }; public: using Al = Pr; void go(Pr d, En m, Al *z_) { eat([=] HD { return d.d; }); eat([m, z_] HD { }); eat([] HD (Pr, En *) { }); } };
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused"
void u18(int a, int c) {
#pragma unroll 4
  for (int j = 0; j < 2; ++j)
#pragma GCC diagnostic ignored "-Wshadow"
    eat([=] __device__ {
#pragma unroll
      for (int q_ = 0; q_ < a; ++q_) { _Pragma("unroll") for (int r_ = 0; r_ < c; ++r_) { } }
      return j; });
}
#pragma GCC diagnostic pop
template <class... Ts> void br19(int z, Ts... ts_) { eat([=] __device__ { return sink(ts_...); }); eat([ts_...] __device__ { }); eat([=] __device__ { return sizeof...(ts_) + z; }); eat([=] __device__ { return (ts_ + ...); }); }
struct u20 {
  int m_ = 1, arr_[3]; P obj_; P *ptr_; static constexpr int cm_ = 3; static int sm_; enum { e_v = 2 }; struct Nest { int q; }; Nest nest_; using Mine = long; HD int own() const { return 1; } HD static int sown(int q) { return q; } template <class Q> HD int tmpl(Q q) const { return int(q); }
  void go(P * q, int d) {
  eat([=, q0_ = (*ptr_).b, q1_ = &m_] __device__ { return by(q0_) + m_; });
  eat([d, q0_ = &q, q1_ = Mine(3)] __device__ { return by(q0_); });
  eat([q0_ = *ptr_, q1_ = Nest{m_}] __device__ { return by(q0_); });
  eat([q0_ = arr_ + 1] __device__ { return by(q0_); });
  }
};
struct C21 {
  int b[3]; int d = 1;
struct B23 { int k; static int a; HD int bf(int q) const { return q; } protected: int prot; };
struct In22 : public B23 {
  static int n;
  int c = 1;
template <class T2, int N2> class C24 {
public:
  void m26(T2 (*n)(T2)) const {
    (void)(ga);
    if (int m = int(({ struct q_t { int a; } q_{int(this->q)}; q_.a; }))) { { const int x = 2; int t[x] = {int(0 == q)}; (void)((*this).q); } } else if (N2) (void)(s);
    throw eat([=] __attribute__((host, device)) (P c, int n) { 
#pragma GCC ivdep
  for (int b = 0; b < 2; ++b) { (void)(C24::s); } (void)(int(((ga))) << this->val_()); return int(static_cast<int>(static_cast<decltype(c) *>(nullptr) != nullptr)); });
    constexpr auto z = 3;
  }
  C24() {
    eat([r(2.5), e=({ int e = int(C24::s) + 1; C24::s; })] MAYBE   { kk::Functor w29{[=] __host__ __device__  (const int c[2][3]) { { using namespace o1; (void)Q2{}.a; int k = int(static_cast<int>(static_cast<decltype(k) *>(nullptr) != nullptr)); } return int(int(static_cast<int (*)(int)>(fn)(int(3)))); }}; return int(int(sizeof(r))); });
    eat(KERNEL(s) { return s; });
  }
  void m30(size_type d, T2 const *const i) {
    int w = (int(b) ? N2 : throw 1);
  }
  int b = 1; int q = 1; static int s; HD int val_() const { return 1; } HD int later(); int lt25 = 2;
};
  In22() {
    eat2(B23::bf(2), [*this] NOTHING __device__  (P = {}) -> decltype(g::gv) { ; const auto & p{[=, *this] __attribute__((host, device))  (int v[3]) {  return int(prot); }}; Ded<int> d{int(int(((c))))}; return int(int(((B23::a)))); }, this->prot);
    const auto [y, v] = Tup{int(Arr<3>{}[0]), 2};
    [&] { eat([this] HD  (int t, int y, int s[3]) { (void)((a < n)); return int((int)c); }); }();
  }
  template <class M, int K = 2> void m32() const {
    (void)(c);
    struct { int q; } c{1};
    { using namespace g; (void)(c.q); }
  }
  operator Box<int>() {
    if (auto t = int(this->prot); auto q = int(((*this).c < bf(1)))) { auto w34 = [=](int q_) { return kk::call([s=(Same<int>)q, q, y(&g::gp.a), t] PASS(__device__) () {  by(y); }, q_); }; (void)w34(1); } else { delete new kk::Functor<int>{eat([&t, q] DEV () __device__ { { const int w = 2; int n[w] = {int(fn(0x10, q))}; (void)(q); } struct L36 { int p; int mm(int b) { return p + b; } enum { ee }; }; (void)L36{1}.mm(int(n)); int w37 = 0; kk::parallel_for("it]", Pol{1}, [=] __device__  ([[maybe_unused]] int t) constexpr {  return int(static_cast<int>(static_cast<decltype(t) *>(nullptr) != nullptr)); }, w37); })}; }
    goto lb38; lb38: { [=]() mutable { auto j = [] __device__ __host__  (Box<int>::In Box<int>::*p) {  return int(sizeof p); }; return eat(j); }(); }
    kk::forall<Pol>({0, eat([this] __attribute__((host)) __attribute__((device))  (int n[3], h::Int p) mutable -> void {  p; })}, ([=, *this] __device__ (float *a, auto &&z, const auto &p) mutable -> void {  }));
    while (eat([=, c = sink(B23::k, this->bf(2), ga)] PASS(__device__) (int (v), int t) { (void)(vt<int>); if constexpr (true) { (void)(ga); } t; })) break;
    kk::Graph w40; (void)w40[([&, a(k + ADD(this->k, 2))] MAYBE  () { (void)([] { return int(7); }() != ga); if constexpr (false) { (void)(c); } })];
    return Box<int>{1};
  }
};
  virtual void m41(struct P &i, Box<int> r) const {
    FORALL(d, 3, auto z_ = [=](int b_, int c_) { return d; }; z_(1, 2));
    (void)(int(((i.b))));
    eat([&] DEV  (h::Int v) { Box<int> q{int(1)}; });
    if (eat([] __device__  () { (void)(int(Box<decltype(k + 1)>::size)) SEMI return int(noexcept(0)); }) == (i.b ? a : k)) { (void)(b[1]); }
  }
};
int operator"" _u42(const char *q, size_type c) { eat([=] __device__ { return by(q) + c; }); return 1; }
template <char... Cs> int operator""_u42t() { int c = 1; return eat([=] __device__ { return c + sizeof...(Cs); }); }
int operator""_u42f(long double q) { return eat([=] HD { return int(q); }); }
