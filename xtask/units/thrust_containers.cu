#include <thrust/device_vector.h>
#include <thrust/host_vector.h>
#include <thrust/for_each.h>
#include <thrust/transform.h>
#include <thrust/transform_reduce.h>
#include <thrust/sort.h>
#include <thrust/scan.h>
#include <thrust/reduce.h>
#include <thrust/unique.h>
#include <thrust/partition.h>
#include <thrust/set_operations.h>
#include <thrust/iterator/zip_iterator.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/iterator/transform_iterator.h>
#include <thrust/execution_policy.h>
#include <vector>
#include <map>
#include <string>
#include <iostream>
#include <algorithm>
namespace solver {
struct Grid { int nx, ny; float h; };
class Field {
 public:
  Field(Grid g) : grid_(g), data_(g.nx * g.ny) {}
  void scale(float f) {
    auto g = grid_;
    float *p = thrust::raw_pointer_cast(data_.data());
    thrust::for_each_n(thrust::device, thrust::counting_iterator<int>(0), g.nx * g.ny, [=] __device__ (int i) { p[i] *= f * g.h; });
  }
  float norm() const {
    return thrust::transform_reduce(data_.begin(), data_.end(), [] __host__ __device__ (float x) -> float { return x * x; }, 0.f, thrust::plus<float>());
  }
 private:
  Grid grid_;
  thrust::device_vector<float> data_;
};
void run(int n) { Field f(Grid{n, n, 1.f / n}); f.scale(2.f); std::cout << f.norm() << std::endl; }
}
