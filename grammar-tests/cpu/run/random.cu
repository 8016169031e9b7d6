// std: 17
// needs: curand_kernel.h
// flags: -DTHRUST_DEVICE_SYSTEM=THRUST_DEVICE_SYSTEM_CPP
// Random numbers of the device's generators in a lambda: pi by throwing.
#include <curand_kernel.h>
#include <curand_mtgp32_kernel.h>
#include <thrust/execution_policy.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/transform_reduce.h>
#include <cstdio>

int main() {
  const int inside = thrust::transform_reduce(
      thrust::device, thrust::counting_iterator<int>(0), thrust::counting_iterator<int>(100),
      [] __device__(int i) -> int {
        curandStatePhilox4_32_10_t state;
        curand_init(1234, i, 0, &state);
        int hits = 0;
        for (int k = 0; k < 100; k++) {
          const float x = curand_uniform(&state), y = curand_uniform(&state);
          hits += x * x + y * y < 1;
        }
        return hits;
      },
      0, thrust::plus<int>());
  printf("%d\n", inside > 7700 && inside < 8000);
}
