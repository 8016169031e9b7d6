#include "common/reduce.hpp"
namespace tide { namespace kernels { namespace TIDE_DEVICE {
void scan(float *x, int n) { run(n, [=] __device__ (int i) { x[i] += x[0]; }); }
} } }
