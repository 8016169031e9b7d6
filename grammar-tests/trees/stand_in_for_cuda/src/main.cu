#include <cuda_runtime.h>
#include <st/run.hpp>
void scale(float *to, int n, float by) {
  st::run(n, [=] __host__ __device__ (int i) { to[i] *= by; });
  cudaError_t e = cudaSuccess;
  st::run(n, [&] __device__ (int i) { (void)e; });
}
int main() { st::fill(nullptr, 3, 1.f); }
