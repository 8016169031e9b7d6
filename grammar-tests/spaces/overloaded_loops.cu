// std: 17
// Loops of one name that take a lambda at different places, among names and numbers of the C library.
#include <cstdint>
#include <utility>
namespace loops_lo {
typedef std::int32_t Int_lo;
typedef Int_lo Number_lo;
struct Held_lo { int operator[](int) const; };
template <class F> __global__ void kernel_lo(F f, int a) { f(a); }
template <class I, class F> void each_lo(I a, I b, F f) { auto const f2 = std::move(f); kernel_lo<<<1,1>>>(f2, a); }
template <class F> void par_lo(Number_lo n, F&& f) { each_lo(0, n, f); }
template <class F> void par_lo(Number_lo n, F const& f, char const* name = "") { each_lo(0, n, f); }
template <class F> void par_lo(char const* name, Number_lo n, F const& f) { par_lo(n, f, name); }
template <class F> void one_lo(Number_lo n, F&& f) { each_lo(0, n, f); }
template <class F> void two_lo(Number_lo n, F const& f, char const* name = "") { each_lo(0, n, f); }
void uses_lo(Held_lo q) {
  par_lo(3, [=] __host__ __device__ (int i) { q[i]; });
  par_lo(3, [=] __host__ __device__ (int i) { q[i]; }, "x");
  par_lo("x", 3, [=] __host__ __device__ (int i) { q[i]; });
  one_lo(3, [=] __host__ __device__ (int i) { q[i]; });
  two_lo(3, [=] __host__ __device__ (int i) { q[i]; });
  two_lo(3, [=] __host__ __device__ (int i) { q[i]; }, "x");
}
}
