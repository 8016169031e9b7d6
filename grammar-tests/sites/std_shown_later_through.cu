// std: 17
// The same through a namespace that another directive names.
#include <cstddef>
template <class F> void each(int n, F f);
namespace ML { void inns(int *p, size_t n) { each(3, [=] __device__ (int i) { p[i] = n; }); }
namespace K { void innk(int *p, size_t n) { each(3, [=] __device__ (int i) { p[i] = n; }); } }
}
namespace L { void innl(int *p, size_t n) { each(3, [=] __device__ (int i) { p[i] = n; }); } }
namespace L { using namespace std; }
namespace ML { using namespace L; 
 void after(int *p, size_t n) { each(3, [=] __device__ (int i) { p[i] = n; }); } }
namespace ML { void after2(int *p, size_t n) { each(3, [=] __device__ (int i) { p[i] = n; }); } }
void plain2(int *p, size_t n) { each(3, [=] __device__ (int i) { p[i] = n; }); }
