// std: 17
// What Thrust's headers bring when the device is a GPU: programs use it without further includes. The header of numbers
// of 8 bits brings those of 16.
#include <cuda_fp8.h>
#include <thrust/device_vector.h>
#include <thrust/sort.h>
#include <thrust/transform.h>
#include <cstdio>
__global__ void k() { printf("%g\n", (float)__hfma(__float2half(2), __float2half(3), __float2half(1))); }
int main() {
  int v[4];
  thrust::sequence(thrust::host, v, v + 4);
  thrust::transform(v, v + 4, v, thrust::negate<int>());
  thrust::sort(v, v + 4);
  printf("%d %d\n", v[0], *thrust::max_element(v, v + 4));
  const auto begin = std::chrono::steady_clock::now();
  k<<<1, 1>>>();
  printf("%d\n", std::chrono::steady_clock::now() >= begin);
}
