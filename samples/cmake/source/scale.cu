// A device lambda in an algorithm of Thrust.
#include <thrust/device_vector.h>
#include <thrust/functional.h>
#include <thrust/transform_reduce.h>

int scaled(int count) {
  const int factor = 3;
  thrust::device_vector<int> v(count, 2);
  return thrust::transform_reduce(
      v.begin(), v.end(), [=] __device__(int x) -> int { return x * factor; }, 0, thrust::plus<int>());
}
