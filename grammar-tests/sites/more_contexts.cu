// std: 20
// contexts
#include <coroutine>
template <class F> int run(F, int = 0) { return 0; }
template <class F> constexpr int crun(F) { return 1; }
int n0 = run([] __device__ { return 1; });
template <class T> int vt = run([] __device__ { return T(); });
static auto sl = [] __host__ __device__ { return 1; };
auto ol = [](int a) { return a; };
inline int il = [] { return 3; }();
struct D { int a = run([] __device__ { return 2; }); static inline int b = run([] __device__ { return 2; }); int c; D() : c(3) {} int m(int q = run([] __device__ { return 4; })) { return run([=] __device__ { return q; }); }  };
int dflt(int a = run([] __device__ { return 1; }), int b = 2) { return run([=] __device__ { return a + b; }); }
using Al = decltype([] __device__ { return 1; });
template <class T> concept C = requires (T t) { [] __device__ { return 1; }; };
template <class T> requires (sizeof([] __device__ { return 1; }) > 0) int rq(T a) { return run([=] __device__ { return a; }); }
static_assert(sizeof([] __device__ { return 1; }) > 0);
enum E { e = sizeof([] __device__ { return 1; }) };
void body(int n) {
  static int s = run([=] __device__ { return 1; }); thread_local int t = run([] __device__ { return 1; });
  int a[sizeof([n] __device__ { return n; })]; static_assert(sizeof([] __device__ { return 1; }));
  decltype([] __device__ { return 1; }) d; using L = decltype([] __device__ { return 2; });
  auto al = alignof(decltype([] __device__ { return 1; }));
  struct Loc { int a = run([] __device__ { return 1; }); int b; }; enum { q = sizeof([] __device__ { return 1; }) };
  auto o1 = [](int x = run([] __device__ { return 1; })) { return run([=] __device__ { return x; }); };
  auto o2 = [](int x = [] { return run([] __device__ { return 1; }); }()) { return x; };
  auto o3 = [y = run([n] __device__ { return n; })] { return run([=] __device__ { return y; }); };
  auto o4 = [n] __host__ { return run([=] __device__ { return n; }); };
  auto o5 = []() noexcept(noexcept([] __device__ { return 1; })) { return 1; };
  auto o6 = []() -> decltype(run([] __device__ { return 1; })) { return 1; };
  auto x1 = [z = run([n] __device__ { return n; })] __device__ { return z; };
  auto x2 = [n](int v = run([] __device__ { return 2; })) { return n; };
  auto x3 = [=] __device__ (int v = sizeof([] __device__ { return 2; })) { auto in = [=] __device__ { auto in2 = [] __host__ __device__ { return 1; }; return n; }; return in(); };
  auto x4 = [=] __host__ __device__ { auto in = [=] { auto k = [](int i) { return i; }; return n + k(1); }; return in(); };
  if constexpr (sizeof(int) == 4) { run([=] __device__ { return n; }); } else { run([=] __device__ { return n + 1; }); }
  if constexpr (false) run([n] __device__ { return n; });
  (void)sizeof(run([n] __device__ { return n; }));
  run([=] __device__ { return 99; });
}
template <class T> void tbody(T n) { if constexpr (sizeof(T) == 1) run([=] __device__ { return n; }); else if constexpr (sizeof(T) == 2) run([=] __device__ { return n; }); auto g = [=] { run([=] __device__ { return n; }); }; using Q = decltype([] __device__ { return T(); }); run([n] __device__ { return n; }); }
template <class T> constexpr int ct(T t) { auto l = [t] __device__ { return t; }; return crun(l) + crun([] __host__ __device__ { return 1; }); }
__host__ __device__ int hd(int a) { return run([=] __device__ { return a; }) + run([=] __host__ __device__ { return a; }); }
__device__ int dd(int a) { return run([=] __device__ { return a; }); } __global__ void gg(int a) { run([=] __device__ { return a; }); } __host__ int hh(int a) { return run([=] __device__ { return a; }); }
__attribute__((host)) __attribute__((device)) int ha(int a) { return run([=] __device__ { return a; }); } __attribute__((device)) int da(int a) { return run([=] __device__ { return a; }); } __device__ int decl(int); int decl(int a) { return run([=] __device__ { return a; }); }
struct M { __device__ int d(int a) { return run([=] __device__ { return a; }); } __host__ __device__ int h(int a); int __device__ e(int a); static __device__ int s(int a) { return run([=] __device__ { return a; }); } };
int M::h(int a) { return run([=] __device__ { return a; }); } int M::e(int a) { return run([=] __device__ { return a; }); }
template <class T> __device__ void td2(T a) { run([=] __device__ { return a; }); } template <class T> struct TM { __host__ __device__ void f(T a); void g(T a); }; template <class T> void TM<T>::f(T a) { run([=] __device__ { return a; }); }
