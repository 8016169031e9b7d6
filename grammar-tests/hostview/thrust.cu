// A program with Thrust as it stands, for Thrust's own system of plain C++. It ends with 0 when all is well.
#include <thrust/device_vector.h>
#include <thrust/for_each.h>
#include <thrust/functional.h>
#include <thrust/sort.h>
#include <thrust/transform_reduce.h>

float run(thrust::device_vector<float> &v, float f) {
  thrust::for_each_n(v.begin(), v.size(), [=] __host__ __device__(float &x) { x *= f; });
  thrust::sort(v.begin(), v.end(), [=] __host__ __device__(float a, float b) { return a > b; });
  return thrust::transform_reduce(v.begin(), v.end(), [=] __host__ __device__(float x) -> float { return x * f; }, 0.f,
                                  thrust::plus<float>());
}

__global__ void fill(float *p) { *p = 1; }

int main(int argc, char **) {
  thrust::device_vector<float> v(4, 2.f);
  v[2] = 5.f;
  if (argc > 1) {
    fill<<<1, 1>>>(thrust::raw_pointer_cast(v.data()));
  }
  float sum = run(v, 3.f);
  float first = v[0];
  return sum == 99.f && first == 15.f ? 0 : 1;
}
