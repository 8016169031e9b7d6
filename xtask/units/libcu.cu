#include <cuda/std/tuple>
#include <cuda/std/array>
#include <cuda/std/optional>
#include <cuda/std/variant>
#include <cuda/std/chrono>
#include <cuda/std/atomic>
#include <cuda/std/complex>
#include <cuda/std/functional>
namespace app {
struct P { float a; int b; };
template <class F> void launch(F f, int n) { (void)f; (void)n; }
void run(float *data, int n, P p) {
  launch([=] __device__ (int i) { data[i] *= p.a; }, n);
  launch([=] __host__ __device__ (int i) { data[i] += p.b; }, n);
}
}
