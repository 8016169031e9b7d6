#include <cub/cub.cuh>
template <class T> struct Add { __host__ __device__ T operator()(T a, T b) const { return a + b; } };
template <class T> void sum(const T *in, T *out, int n, T scale) {
  size_t bytes = 0;
  auto op = [scale] __device__ (T a, T b) -> T { return (a + b) * scale; };
  cub::DeviceReduce::Reduce(nullptr, bytes, in, out, n, op, T());
}
void use(const float *a, float *b, int n) { sum<float>(a, b, n, 2.f); }
