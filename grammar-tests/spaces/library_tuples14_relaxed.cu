// std: 14
// options: relaxed-constexpr
// the same in C++14 with the flag
#include <array>
#include <functional>
#include <tuple>
#include <utility>
template <class F> __global__ void run_library_tuples14_relaxed(F f) { f(); }
void caller_library_tuples14_relaxed(std::function<int(int)> *f, std::tuple<int, float> *t, std::array<int, 4> *ar, std::pair<int, float> *p, double x, int i) {
  run_library_tuples14_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)(std::get<0>(*t)); });
  run_library_tuples14_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)(std::get<0>(*p)); });
  run_library_tuples14_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)(*t == *t); });
  run_library_tuples14_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)(*t = *t); });
  run_library_tuples14_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)(std::make_pair(i, x)); });
  run_library_tuples14_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)(std::forward_as_tuple(i, x)); });
  run_library_tuples14_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)(std::tuple<int, float>{i, 1.f}); });
  run_library_tuples14_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)(std::tuple_cat(*t, *t)); });
  run_library_tuples14_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)(std::pair<int, float>{i, 2.f}); });
  run_library_tuples14_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)(*p == *p); });
  run_library_tuples14_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)(*p = *p); });
  run_library_tuples14_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)(t->swap(*t)); });
  run_library_tuples14_relaxed<<<1, 1>>>([=] __host__ __device__ { std::tuple<int, float> q; });
  run_library_tuples14_relaxed<<<1, 1>>>([=] __host__ __device__ { std::tuple<int, float> q{1, 2.f}; });
  run_library_tuples14_relaxed<<<1, 1>>>([=] __host__ __device__ { auto q = std::make_tuple(i, x); });
  run_library_tuples14_relaxed<<<1, 1>>>([=] __host__ __device__ { std::pair<int, float> q(1, 2.f); });
  run_library_tuples14_relaxed<<<1, 1>>>([=] __host__ __device__ { std::pair<int, float> q{i, 2.f}; });
  run_library_tuples14_relaxed<<<1, 1>>>([=] __host__ __device__ { std::get<0>(*t) = 3; });
  run_library_tuples14_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)(ar->data()); });
  run_library_tuples14_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)(ar->max_size()); });
  run_library_tuples14_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)(ar->begin()); });
  run_library_tuples14_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)(ar->cbegin()); });
  run_library_tuples14_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)(ar->fill(1)); });
  run_library_tuples14_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)(*ar == *ar); });
  run_library_tuples14_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)(*ar = *ar); });
  run_library_tuples14_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)(std::begin(*ar)); });
  run_library_tuples14_relaxed<<<1, 1>>>([=] __host__ __device__ { std::array<int, 3> q; });
  run_library_tuples14_relaxed<<<1, 1>>>([=] __host__ __device__ { double x2 = 0; std::array<int, 3> q = {1, 2, 3}; for (int k : q) x2 += k; });
  run_library_tuples14_relaxed<<<1, 1>>>([=] __host__ __device__ { double x2 = 0; const std::array<int, 3> q = {1, 2, 3}; x2 = q[1]; });
  run_library_tuples14_relaxed<<<1, 1>>>([=] __host__ __device__ { double x2 = 0; constexpr std::array<int, 3> q = {1, 2, 3}; constexpr int k = q[1]; x2 = k; });
  run_library_tuples14_relaxed<<<1, 1>>>([=] __host__ __device__ { double x2 = 0; for (auto k : *ar) x2 += k; });
  run_library_tuples14_relaxed<<<1, 1>>>([=] __host__ __device__ { double x2 = 0; std::array<double, 3> q = {x, x, x}; x2 = *q.data(); });
}
