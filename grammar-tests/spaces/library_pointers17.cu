// std: 17
// options: relaxed-constexpr
// smart pointers and `std::function`: operators, conversions, what is destroyed
#include <functional>
#include <memory>
#include <set>
template <class F> __global__ void run_library_pointers17(F f) { f(); }
void caller_library_pointers17(std::unique_ptr<int> *u, std::unique_ptr<int[]> *ua, std::shared_ptr<int> *s, std::function<int(int)> *f, int i) {
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { (void)(**u); });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { (void)(u->get()); });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { (void)(*u->get()); });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { (void)((bool)*u); });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { (void)(u->reset()); });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { (void)(u->reset(nullptr)); });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { (void)(u->release()); });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { (void)((*ua)[i]); });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { (void)(ua->get()); });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { (void)(*u == nullptr); });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { (void)(!*u); });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { (void)(u->swap(*u)); });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { (void)(u->get_deleter()); });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { (void)(**s); });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { (void)(s->get()); });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { (void)((bool)*s); });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { (void)(s->use_count()); });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { (void)(s->reset()); });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { (void)(*s == *s); });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { (void)(*s == nullptr); });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { (void)(s->swap(*s)); });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { (void)(std::move(*u)); });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { (void)(*u = nullptr); });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { (void)(*u = std::move(*u)); });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { (void)(*s = *s); });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { (void)(std::make_unique<int>(i)); });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { (void)(std::make_shared<int>(i)); });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { std::unique_ptr<int> q; });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { std::unique_ptr<int> q(new int); });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { std::unique_ptr<int> q = std::move(*u); });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { std::unique_ptr<int[]> q(new int[4]); });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { auto q = std::make_unique<int>(3); });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { std::shared_ptr<int> q; });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { std::shared_ptr<int> q = *s; });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { auto q = std::make_shared<int>(3); });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { std::unique_ptr<int> q{nullptr}; });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { double x2 = 0; if (*u) x2 = 1; });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { double x2 = 0; if (!*s) x2 = 1; });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { int k = **s; });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { (void)((*f)(i)); });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { (void)((bool)*f); });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { (void)(*f = nullptr); });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { (void)(f->swap(*f)); });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { (void)(*f == nullptr); });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { std::function<int(int)> q; });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { int k = (*f)(2); });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { auto &q = *f; q(1); });
  run_library_pointers17<<<1, 1>>>([=] __host__ __device__ { double x2 = 0; if (*f) x2 = 2; });
}
