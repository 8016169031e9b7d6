// std: 17
// The same in the global namespace.
#include <cstddef>
template <class F> void each(int n, F f);
struct S { void m(size_t n) { each(3, [=] __device__ (int i) { n; }); } template <class T> void t(T x, size_t n) { each(3, [=] __device__ (int i) { n; }); } 
 size_t k; };
void gl(size_t n) { size_t q = n; each(3, [=] __device__ (size_t i) -> size_t { return q; }); }
namespace M { struct S { void m(size_t n) { each(3, [=] __device__ (int i) { n; }); } };
template <class T> void t(T x, size_t n) { each(3, [=] __device__ (int i) { n; }); } }
void ins(int a) { M::t(a, 3); }
using namespace std;
void plain(int *p, size_t n) { each(3, [=] __device__ (int i) { p[i] = n; }); }
namespace ML2 { void inns(int *p, size_t n) { each(3, [=] __device__ (int i) { p[i] = n; }); } }
