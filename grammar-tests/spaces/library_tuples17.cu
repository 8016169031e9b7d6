// std: 17
// tuples, pairs and arrays
#include <array>
#include <functional>
#include <tuple>
#include <utility>
template <class F> __global__ void run_library_tuples17(F f) { f(); }
void caller_library_tuples17(std::function<int(int)> *f, std::tuple<int, float> *t, std::array<int, 4> *ar, std::pair<int, float> *p, double x, int i) {
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { (void)(std::get<0>(*t)); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { (void)(std::get<int>(*t)); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { (void)(std::get<0>(*p)); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { (void)(p->first); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { (void)(*t == *t); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { (void)(*t < *t); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { (void)(*t = *t); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { (void)(std::make_tuple(i, x)); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { (void)(std::make_pair(i, x)); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { double x2 = 0; int i2 = 0; (void)(std::tie(i2, x2)); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { (void)(std::forward_as_tuple(i, x)); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { (void)(std::tuple<int, float>(i, 1.f)); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { (void)(std::tuple<int, float>{i, 1.f}); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { (void)(std::tuple<int, float>()); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { (void)(std::tuple_cat(*t, *t)); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { (void)(std::pair<int, float>(i, 2.f)); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { (void)(std::pair<int, float>{i, 2.f}); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { (void)(std::pair<int, float>()); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { (void)(*p == *p); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { (void)(*p < *p); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { (void)(*p = *p); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { (void)(p->swap(*p)); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { (void)(t->swap(*t)); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { (void)(std::swap(*p, *p)); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { std::tuple<int, float> q; });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { std::tuple<int, float> q(1, 2.f); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { std::tuple<int, float> q{1, 2.f}; });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { std::tuple<int, float> q = *t; });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { auto q = std::make_tuple(i, x); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { std::pair<int, float> q; });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { std::pair<int, float> q(1, 2.f); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { std::pair<int, float> q = {1, 2.f}; });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { std::pair<int, float> q{i, 2.f}; });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { auto q = std::make_pair(i, x); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { std::get<0>(*t) = 3; });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { (void)((*ar)[i]); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { (void)((*ar)[1]); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { (void)(ar->at(i)); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { (void)(ar->front()); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { (void)(ar->back()); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { (void)(ar->data()); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { (void)(ar->size()); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { (void)(ar->max_size()); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { (void)(ar->empty()); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { (void)(ar->begin()); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { (void)(ar->end()); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { (void)(ar->cbegin()); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { (void)(ar->rbegin()); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { (void)(ar->fill(1)); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { (void)(ar->swap(*ar)); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { (void)(*ar == *ar); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { (void)(*ar < *ar); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { (void)(*ar = *ar); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { (void)(std::get<1>(*ar)); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { (void)(std::begin(*ar)); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { (void)(std::end(*ar)); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { std::array<int, 3> q; });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { std::array<int, 3> q{}; });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { double x2 = 0; std::array<int, 3> q = {1, 2, 3}; x2 = q[1]; });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { double x2 = 0; std::array<int, 3> q = {1, 2, 3}; x2 = q[i]; });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { double x2 = 0; std::array<int, 3> q = {1, 2, 3}; for (int k : q) x2 += k; });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { double x2 = 0; std::array<int, 3> q = {1, 2, 3}; x2 = q.size(); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { double x2 = 0; const std::array<int, 3> q = {1, 2, 3}; x2 = q[1]; });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { double x2 = 0; constexpr std::array<int, 3> q = {1, 2, 3}; x2 = q[1]; });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { double x2 = 0; constexpr std::array<int, 3> q = {1, 2, 3}; constexpr int k = q[1]; x2 = k; });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { std::array<int, 3> q; q[0] = 1; });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { std::array<int, 3> q; q.fill(1); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { double x2 = 0; auto r = *ar; x2 = r[0]; });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { double x2 = 0; auto &r = *ar; x2 = r[0]; });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { double x2 = 0; for (auto k : *ar) x2 += k; });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { std::array<std::array<int, 2>, 2> q; q[0][1] = 1; });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { static_assert(std::array<int, 3>{}.size() == 3, ""); });
  run_library_tuples17<<<1, 1>>>([=] __host__ __device__ { double x2 = 0; std::array<double, 3> q = {x, x, x}; x2 = *q.data(); });
}
