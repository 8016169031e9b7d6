// std: 17
// The same in a namespace within others.
#include <cstddef>
template <class F> void each(int n, F f);
void plain(int *p, size_t n) { each(3, [=] __device__ (int i) { p[i] = n; }); }
namespace ML { void inns(int *p, size_t n) { each(3, [=] __device__ (int i) { p[i] = n; }); }
namespace K { void innk(int *p, size_t n) { each(3, [=] __device__ (int i) { p[i] = n; }); } }
namespace J { void innj(int *p, size_t n) { each(3, [=] __device__ (int i) { p[i] = n; }); } }
}
namespace L { void innl(int *p, size_t n) { each(3, [=] __device__ (int i) { p[i] = n; }); } }
namespace ML { namespace J { using namespace std; 
 void after(int *p, size_t n) { each(3, [=] __device__ (int i) { p[i] = n; }); } } }
void plain2(int *p, size_t n) { each(3, [=] __device__ (int i) { p[i] = n; }); }
