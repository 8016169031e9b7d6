// Thrust's algorithms with device and host-device lambdas.
#include "device.h"
#include <thrust/device_vector.h>
#include <thrust/execution_policy.h>
#include <thrust/for_each.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/iterator/transform_iterator.h>
#include <thrust/sort.h>
#include <thrust/transform.h>
#include <thrust/transform_reduce.h>

template <class T>
void print(const char *name, const thrust::device_vector<T> &values) {
  std::vector<T> host(values.size());
  thrust::copy(values.begin(), values.end(), host.begin());
  show(name, host.data(), int(host.size()));
}

void run(int n, int factor) {
  thrust::device_vector<int> values(n);
  int *to = thrust::raw_pointer_cast(values.data());
  thrust::for_each_n(thrust::counting_iterator<int>(0), n, [=] __device__(int i) { to[i] = (i * factor) % 11; });
  print("for_each_n", values);
  thrust::sort(values.begin(), values.end(), [] __device__(int a, int b) -> bool { return a > b; });
  print("sort", values);
  thrust::transform(values.begin(), values.end(), values.begin(),
                    [=] __host__ __device__(int value) { return value * factor; });
  print("transform", values);
  int sum = thrust::transform_reduce(values.begin(), values.end(), [=] __device__(int v) -> int { return v / factor; }, 0,
                                     [] __host__ __device__(int a, int b) { return a + b; });
  show("transform_reduce", &sum, 1);
  auto squares = thrust::make_transform_iterator(thrust::counting_iterator<int>(1),
                                                 [] __host__ __device__(int i) { return i * i; });
  sum = thrust::reduce(thrust::device, squares, squares + n);
  show("reduce", &sum, 1);
}

int main() {
  start();
  run(9, 7);
  return finish();
}
