// std: 17
// A directive for the standard library that comes after the functions of a namespace.
#include <cstddef>
#include <cstdint>
template <class F> void each(int n, F f);
template <class T, class U = size_t> struct V {};
namespace ML {
void a(V<size_t> n) { each(3, [=] __device__ (int i) { (void)n; }); }
void b(const size_t *n, std::size_t m, ::size_t k) { each(3, [=] __device__ (int i) { (void)n; }); }
template <class T = size_t> size_t c(T n) { each(3, [=] __device__ (int i) { (void)n; }); return 0; }
template <size_t N> void d(const int (&n)[N]) { each(3, [=] __device__ (int i) { (void)n; }); }
struct S { size_t m(uint32_t k) { each(3, [=] __device__ (int i) { (void)k; }); return 0; } };
template <class T> struct TS { size_t m(T k, ptrdiff_t e); };
template <class T> size_t TS<T>::m(T k, ptrdiff_t e) { each(3, [=] __device__ (int i) { (void)k; }); return 0; }
void f() { each(3, [=] __device__ (size_t i) -> size_t { return i; }); }
void g(void (*h)(size_t)) { each(3, [=] __device__ (int i) { (void)h; }); }
void inst() { int n = 3; c(n); int p[2]; d(p); TS<int>().m(1, 2); }
}
namespace ML { using namespace std; }
