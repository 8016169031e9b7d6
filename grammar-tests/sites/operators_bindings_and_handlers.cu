// std: 17
// Operators, conversions, structured bindings, handlers and heads of statements.
template <class T> struct V { T t; T *begin() const; T *end() const; }; struct Pt { int x, y; int f(int) const; bool operator<(const Pt &) const; operator int() const; };
struct A { int d; A(int n) : d(n), rf(d) { } ~A() {} int mem; int arr[3]; int bf : 3; int &rf; int *p; static int st; 
 operator int() { auto l = [=] __device__ { return d; }; return 0; }
 A &operator+=(int k) { auto l = [=] __device__ { return k + bf; }; return *this; }
 int operator()(int a, int b) const { auto l = [=, q = a + b] __device__ { return q + mem; }; return 0; }
 int operator[](int i) { auto l = [this, i] __device__ { return arr[i]; }; return 0; }
 A *operator->() { auto l = [*this] __device__ { return bf; }; return this; }

 friend bool operator==(const A &a, const A &b);
 void operator delete(void *p) { auto l = [p] __device__ { return p; }; }
 static void *operator new(unsigned long n) { auto l = [n] __device__ { return n; }; return 0; } };
bool operator==(const A &a, const A &b) { auto k = [=] __device__ { return &a == &b; }; return true; }
void f1(int n) { int arr[3] = {1, 2, n}; auto [a, b, c] = arr; auto l = [=] __device__ { return a + b; }; }
void f2(Pt p) { auto [x, y] = p; auto &[u, w] = p; auto l = [=] __device__ { return x; }; auto m = [p] __device__ { auto [q, r] = p; return q + r; }; }
void f3(V<Pt> v) { for (auto e : v) { auto l = [=] __device__ { return e.x; }; } for (const auto &[x, y] : v) { auto m = [=] __device__ { return x + y; }; } for (Pt &p : v) { auto l = [p] __device__ { return p.y; }; } }
void f4(int n) { if (int k = n; k > 2) { auto l = [=] __device__ { return k; }; } else { auto m = [=] __device__ { return k + n; }; } switch (int z = n; z) { case 1: { auto l = [=] __device__ { return z; }; } default: break; } while (int w = n) { auto l = [=] __device__ { return w; }; break; } for (int i = 0, j = n; i < j; ++i) { auto l = [=] __device__ { return i + j; }; } }
void f5() { try { int a = 0; auto l = [=] __device__ { return a; }; } catch (Pt &p) { auto l = [=] __device__ { return p.x; }; } catch (const int e) { auto l = [=] __device__ { return e; }; } catch (...) { auto l = [=] __device__ { return 1; }; } }
void f6(int n) try { auto l = [=] __device__ { return n; }; } catch (int e) { auto l = [=] __device__ { return e + n; }; }
template <class... Ts> void f7(Ts... ts) { auto l = [] __device__ { return sizeof...(Ts); }; auto m = [n = sizeof...(ts)] __device__ { return n; }; }
template <class... Ts> int f8(V<Ts>... vs) { auto l = [] __device__ (Ts... a) { return (a + ... + 0); }; return 0; }
template <template <class> class C, class T> void f9(C<T> c, C<int> *d) { auto l = [=] __device__ () -> C<T> { return c; }; auto m = [x = C<T>{}] __device__ { return 1; }; }
void g1(int *__restrict__ p, const int &r, int &&rr, int (&ar)[3], int (*fp)(int), int (&fr)(int), int Pt::*pm, int (Pt::*pf)(int) const) { auto l = [=] __device__ { return *p + r + rr + ar[0] + fp(1) + fr(2); }; auto m = [=] __device__ (Pt q) { return q.*pm + (q.*pf)(1); }; }
void g2(int n) { static int s; thread_local int t; constexpr int ce = 3; const int ci = n; extern int ex; int &lr = s; const int &cr = 4; auto l = [=] __device__ { return s + t + ce + ci + ex + lr + cr; }; }
struct B { int k = 3; int z = [](int a) { return a; }(2); int w(int n) { struct L { int q; int h(int r) { auto f = [](int y) { return y; }; return f(r); } }; L l{n}; auto m = [=] __device__ { return n; }; return l.q; } };
template <class T> T vt = T(1); template <class T> constexpr int vs = sizeof(T); void g3(int n) { auto l = [=] __device__ { return vt<int> + vs<char> + n; }; auto m = [x = vt<int>, y = vs<int> + n] __device__ { return x; }; }
namespace outer { inline namespace v1 { namespace { struct Un { int u; void m(Un o) { auto l = [=] __device__ { return u; }; } }; } struct S { Un u; void m(Un o); }; } void S::m(Un o) { auto l = [=] __device__ { return u.u; }; } namespace in { void fn(Un x, S y) { auto l = [=] __device__ { return x.u; }; } } }
void g5(outer::S s, outer::v1::S t) { auto l = [=] __device__ () -> outer::S { return s; }; }
auto g6(int n) -> int (*)[3] { auto l = [=] __device__ { return n; }; return 0; } int (*g7(int n))(float) { auto l = [=] __device__ { return n; }; return 0; } int (&g8(int (&a)[2]))[2] { auto l = [=] __device__ { return 1; }; return a; }
extern "C" { void g9(int n) { auto l = [=] __device__ { return n; }; } static inline int gg(void (*cb)(int, void *), void *u) { auto l = [=] __device__ { return u; }; return 0; } }
