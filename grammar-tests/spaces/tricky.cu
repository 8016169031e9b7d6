// std: 17
// names, overloads, specialisations, conversions and captures that only look alike
#define HD __host__ __device__
#define DEVICE_FN(name) __device__ int name(int a) { return a; }
DEVICE_FN(made)
struct Base { int g() const { return 1; } HD int k() const { return 2; } };
struct Derived : Base { using Base::g; __device__ int g(int) const { return 3; } };
namespace lib { struct X { int v; }; HD int f(X x) { return x.v; } }
int f(int a) { return a; }
template <class T> struct Traits { static HD int get() { return 1; } };
template <> struct Traits<int> { static int get() { return 2; } };
template <class T> HD T twice(T a) { return a + a; }
template <> int twice<int>(int a) { return a; }
struct Conv { HD operator int() const { return 1; } };
int take(int);
HD int take(Conv);
enum Color { red, green };
enum class Mode { on, off };
static const int limit = 3;
static int counter;
const double pi = 3.14;
extern const int later;
constexpr int table[3] = {1, 2, 3};
int (*hook)(int) = f;
typedef int (*Fn)(int);
struct Op { HD int operator()(int a) const { return a; } int host(int a) const { return a; } };
struct HostOp { int operator()(int a) const { return a; } };
struct Plus { int v; HD Plus operator+(const Plus &o) const { return {v + o.v}; } };
struct Str { int v; Str(int a) : v(a) {} HD Str(const Str &) = default; };
HD inline int both(int a) { return a; }
auto deduced(int a) { return a; }
inline int inl(int a) { return a; }
template <class F> __global__ void run(F f) { f(1); }
template <class F> void pass(F f) { run<<<1, 1>>>(f); }
template <class F> void later_pass(F f) { auto g = f; pass(g); }
template <class F> void host_only(F f) { f(1); }
struct Holder { template <class F> void go(F f) { run<<<1, 1>>>(f); } template <class F> Holder(F f) { run<<<1, 1>>>(f); } };
void caller(Derived d, lib::X x, Op op, HostOp hop, Plus p, Conv c, int n) {
  pass([=] __device__ (int i) { return made(i); });
  pass([=] __device__ (int i) { return d.g(); });
  pass([=] __device__ (int i) { return d.g(i); });
  pass([=] __device__ (int i) { return d.k(); });
  pass([=] __device__ (int i) { return f(x); });
  pass([=] __device__ (int i) { return f(i); });
  pass([=] __device__ (int i) { return Traits<int>::get() + Traits<long>::get(); });
  pass([=] __device__ (int i) { return twice(i); });
  pass([=] __device__ (int i) { return twice(1.0); });
  pass([=] __device__ (int i) { return take(c); });
  pass([=] __device__ (int i) { return take(1); });
  pass([=] __device__ (int i) { return red + int(Mode::on) + limit; });
  pass([=] __device__ (int i) { return counter; });
  pass([=] __device__ (int i) { return pi * i; });
  pass([=] __device__ (int i) { return later; });
  pass([=] __device__ (int i) { return table[0]; });
  pass([=] __device__ (int i) { return hook(i); });
  pass([=] __device__ (int i) { return op(i) + op.host(i); });
  pass([=] __device__ (int i) { return hop(i); });
  pass([=] __device__ (int i) { return (p + p).v; });
  pass([=] __device__ (int i) { Str s(i); return s.v; });
  pass([=] __device__ (int i) { return both(i) + deduced(i); });
  later_pass([=] __device__ (int i) { return inl(i); });
  host_only([=] __host__ __device__ (int i) { return inl(i); });
  Holder h([=] __device__ (int i) { return inl(i); });
  h.go([=] __device__ (int i) { return inl(i); });
  { int counter = n; pass([=] __device__ (int i) { return counter; }); }
  { auto f = [] __device__ (int i) { return i; }; pass([=] __device__ (int i) { return f(i); }); }
  pass([=] __device__ (int i) { struct L { __device__ int f(int a) { return a; } int z; }; L l; return l.f(i); });
  pass([=] __device__ (int i) { using T = decltype(f(i)); T t = i; return t; });
  pass([=] __device__ (int i) { if constexpr (sizeof(int) == 8) return f(i); else return i; });
  pass([=] __device__ (int i) { return noexcept(f(i)) ? 1 : 0; });
  pass([=] __device__ (int i) { int t[limit]; t[0] = i; return t[0]; });
  pass([counter = counter] __device__ (int i) { return counter; });
  pass([=] __device__ (int i) { int v = i; auto in = [&] { return f(v); }; return in(); });
  pass([=] __device__ (int i) { auto in = [&](int a) { return a; }; return in(i); });
  pass([=] __host__ __device__ (int i) { return n > 0 ? f(i) : i; });
  pass([=] __host__ __device__ (int i) { return f; });
  pass([=] __device__ (int i) { switch (i) { case limit: return 1; } return ::f(i); });
  pass([=] __device__ (int i) { do { counter++; } while (i); });
  pass([=] __device__ (int i) { const int &r = limit; return r; });
  pass([=] __device__ (int i) { int a[2] = {counter, 1}; return a[0]; });
  pass([=] __device__ (int i) { return &counter == nullptr; });
  pass([=] __device__ (int i) { return i == counter && counter > 1; });
  pass([=] __device__ (int i) { for (int k = 0; k < counter; ++k) i += k; return i; });
}
