// y = a * x + y with Thrust, and the sum of y: the program of docs/getting-started.md.
#include <cstdio>
#include <thrust/device_vector.h>
#include <thrust/for_each.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/reduce.h>

void saxpy(float a, const thrust::device_vector<float> &x, thrust::device_vector<float> &y) {
  const float *in = thrust::raw_pointer_cast(x.data());
  float *out = thrust::raw_pointer_cast(y.data());
  thrust::for_each_n(thrust::counting_iterator<int>(0), static_cast<int>(x.size()),
                     [=] __host__ __device__(int i) { out[i] += a * in[i]; });
}

int main() {
  thrust::device_vector<float> x(1000, 2.0f), y(1000, 1.0f);
  saxpy(3.0f, x, y);
  std::printf("%.0f\n", thrust::reduce(y.begin(), y.end(), 0.0f));
}
