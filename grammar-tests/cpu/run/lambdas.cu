// std: 17
// flags: -DTHRUST_DEVICE_SYSTEM=THRUST_DEVICE_SYSTEM_CPP
// Device lambdas with the algorithms of Thrust's C++ system: with and without a trailing type, by copy of this.
#include <thrust/device_vector.h>
#include <thrust/for_each.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/reduce.h>
#include <thrust/sort.h>
#include <thrust/transform.h>
#include <thrust/transform_reduce.h>
#include <cstdio>

template <class F>
__global__ void apply(F f, int *out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = f(i);
}

struct Scale {
  int factor;
  void run(thrust::device_vector<int> &v) const {
    thrust::transform(v.begin(), v.end(), v.begin(), [=, *this] __device__(int x) { return x * factor; });
  }
};

int main() {
  thrust::device_vector<int> v(5);
  int *p = thrust::raw_pointer_cast(v.data());
  const int base = 10;
  thrust::for_each(thrust::counting_iterator<int>(0), thrust::counting_iterator<int>(5),
                   [=] __device__(int i) { p[i] = base - i; });
  Scale{3}.run(v);
  thrust::sort(v.begin(), v.end(), [] __device__(int a, int b) -> bool { return a % 7 < b % 7; });
  for (int x : v) printf("%d ", x);
  const double sum = thrust::transform_reduce(
      v.begin(), v.end(), [] __host__ __device__(int x) -> double { return x / 2.0; }, 0.0, thrust::plus<double>());
  printf("| %g\n", sum);

  int weights[2] = {1, 100};
  apply<<<2, 3>>>([=] __device__(int i) mutable { return weights[i & 1]++ + i; }, p, 5);
  for (int x : v) printf("%d ", x);
  apply<<<2, 3>>>([q = base * 2] __device__(auto i) noexcept { return q + int(i); }, p, 5);
  for (int x : v) printf("%d ", x);
  printf("\n");

}
