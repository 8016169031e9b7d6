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
namespace ns2 { inline namespace v2 {
int f1(short unsigned k) {
  int (x) = 42 * ga;
  eat2(int(sizeof(n)), [x, k] __device__  (const auto &... q) { { using namespace g; (void)(x); } }, 0x10 <= x);
  const auto & i = CAPTURE()  {  return int((ga)); };
  eat([=] __host__ DEV  ([[maybe_unused]] int q, [[maybe_unused]] int c) { int b{int(SECOND(x_y, (int(k))))}; return int(sizeof(decltype(i))); });
  return ([u{int(10u)}](h::Int w) { return int(ga); }(int(ga)));
}
}}
namespace { class br3 { public: class Q_ { int e; public: void go() { eat([=, *this] __device__ { return e; }); } }; private: class R_ { public: static int go(int r) { return eat([r] __device__ { return r; }); } int operator()(int) const { return eat([] __device__ { }); } operator int() { return eat([] __device__ { }); } }; }; }
template <class T> struct u4 { T m_; operator T() const { eat([=] __device__ { return by(m_); }); return m_; } explicit operator T **() { eat([this] HD { return by(m_); }); return {}; } operator Box<T **>() const { eat([=] __device__ { return by(this->m_); }); return {}; } };
template <class T> class br7 { struct In { T k; }; struct In2 { void go() { eat([=] HD { }); } }; public: In mem_; void go(In w) { eat([=] HD { return w.k; }); } int w; };
template class br7<int>;
template <template <class...> class C, class... Ts> void u8(C<Ts...> s, int c, List<C<Ts>...> *) {
  eat([=] HD { List<Ts *...> *l_ = nullptr; return by(l_) + c; });
  
  auto m([&] __host__ __device__  (int k) { (void)(int(Box<decltype(a + 1)>::size)); eat([=] { return ga; }); int m = int(ga), *b = &m; return int(k); });
}
namespace u9 { using namespace g; using h::X; typedef struct { int a; } Td; typedef struct Tg { int a; } *TgP, Tg2; void go(Ty z, X *t, Td y, TgP q_, deep::Ptr r_, Tg2 s_, E t_, IV v_) { eat([=] __device__ { return z.a + t->a + y.a + q_->a + r_->a + s_.a + int(t_) + v_.a + gv + gc; }); } }
void u10(int u10_p) {
  constexpr int i[2] = {1, 2};
  const double q = 1.5;
  constexpr int *e = &g::gv;
  constexpr g::E s = g::e1;
  eat([=] __device__ { (void)(int(sizeof(i[0])) + by(s)); });
}
struct u11 { int m_; void *operator new(unsigned long m) { eat([=] __device__ { return m; }); return nullptr; } void operator delete[](void *a) { eat([=] __device__ { return by(a); }); } u11 &operator++() { eat([=] __device__ { return m_; }); return *this; } u11 operator--(int m) { eat([=] HD { return m_ + m; }); return *this; } int operator()() const { return eat([=] __device__ { return m_; }); } int operator[](const char *a) && { return eat([=] __device__ { return by(a); }); } bool operator!() { return eat([m_ = m_] // it's " odd
__device__ { return m_; }); } };
#define u13_TYPES(X, ...) X(int, __VA_ARGS__) X(long, __VA_ARGS__)
#define u13_DEF(T, nm) void nm(T y, int a) { eat([=] __device__ (T u) { return y + a + u; }); }
u13_TYPES(u13_DEF, u13)
int f14(int (*(m))[3], unsigned long int y) noexcept(true);
int f14(int (*(m))[3], unsigned long int y) noexcept(true) {
  (void)!eat([] HD  ([[maybe_unused]] int j) {  return int(~ ~k); });
  g::E s = g::e1;
  return (eat([=] MAYBE  () -> typename Box<int>::type { (void)!eat(PASS([=]) HD  { (void)(::a); int x = (1); return int(n); }); if constexpr (sizeof(int) > 2) { (void)(n); } return int(int(sizeof(k))); }));
}
template <class... Ts> void br17(int n, Ts... ts_) { eat([=] HD { return sink(ts_...); }); eat([ts_...] HD { }); eat([=] HD { return sizeof...(ts_) + n; }); eat([=] HD { return (ts_ + ...); }); }
struct br18 { int z; br18(int r) : z(r) { eat([=] HD { return r; }); } ~br18() { eat([] HD { return 1; }); } };
namespace ns25 { namespace {
struct B20 { int c; static int s; HD int bf(int q) const { return q; } protected: int prot; };
class C19 final : B20 {
public:
  int x = 1;
  int m21() const {
    (void)(int('0' + ga));
    auto y = [] __host__ __device__  () -> Box<int>::type { (void)(a); (void)sizeof(int(true or ga)); Arr<k> m{}; return int(s); };
    const auto j = [y, x=g::b, &i = y, this] DEV () { (void)(int(false || x)); int k = int(k); (void)(fn(int(static_cast<const decltype(i) &>(i) == 0), !a)); return int(sink()); };
    return (ADD(0, s));
  }
protected:
  operator Int() {
    (eat)([this] __host__ __device__  (unsigned, unsigned) { (void)(n); int q = 42 & n; static_assert(g::gc > 0, "u"); return int(0x10 | bf(1)); }); (::eat)([n = ga - s && B20::c, this] MAYBE () mutable {  return int([](const int &y) { return int(1'000); }(int(B20::bf(2)))); }); ::kk::call([=, v(B20::s & B20::bf(2) * ga)] __device__ __device__ (int u = int{}) mutable { (void)(ga /* v */); return int(Arr<k>{}[0]); });
    PASS(auto d_ = [=] MAYBE  (long r, auto &&... y) -> void {  k; }); (void)sizeof(d_);
    (void)((int)this->c);
    return 2;
  }
public:
  int operator()(const int d, g::E y, int u) {
    eat([=, &y] __attribute__((device)) () __attribute__((unused)) {  return int(k); });
    return (int(y));
  }
};
}}
int u26(const First<int, P, long> *i, Same<o1::Q1<o1::T1::In::M **> *> const (&e)(const char)) {
  const auto j{[i, e] __device__  (const auto (&z)[3], const int &m) { while (auto *u = int((n < int(sizeof(e)))) ? &g::gv : nullptr) { (void)(by(e)); break; } return int(sink()); }};
  const auto & z = (LAMBDA (auto &&j) { ; return int(noexcept(i)); });
 return eat([] __device__ __device__ (i\
nt w, unsigned char b) -> typename Box<int>::type { (void)(n); return int(ga); });
}
