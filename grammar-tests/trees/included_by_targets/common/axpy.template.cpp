#include "common/reduce.hpp"
namespace tide { namespace kernels { namespace TIDE_DEVICE {
template <class T> void axpy(T a, const T *x, T *y, int n) {
  run(n, [=] __device__ (int i) { y[i] += a * x[i]; });
}
} } }
