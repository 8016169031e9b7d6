// std: 17
// atomics, bits, random numbers, function objects
#include <any>
#include <atomic>
#include <bitset>
#include <functional>
#include <random>
#include <set>
#include <string>
template <class F> __global__ void run_library_bits17(F f) { f(); }
void caller_library_bits17(std::atomic<int> *a, std::mt19937 *g, std::bitset<8> *b, double x, int i) {
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)(a->load()); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)(a->store(i)); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)(a->exchange(i)); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)(a->fetch_add(1)); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)((*a)++); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)(++*a); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)(--*a); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)(*a += 1); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)(*a = 3); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)((int)*a); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)(*a + 1); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)(*a); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)(a->fetch_sub(1)); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)(a->is_lock_free()); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)((*g)()); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)(g->discard(3)); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)(g->seed(1)); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)(g->min()); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)(b->test(1)); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)(b->set(1)); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)(b->set()); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)(b->reset(1)); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)(b->reset()); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)(b->flip()); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)(b->count()); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)(b->any()); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)(b->none()); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)(b->all()); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)(b->size()); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)((*b)[1]); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)((*b)[1] = true); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)(b->to_ulong()); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)(b->to_string()); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)(*b & *b); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)(*b | *b); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)(~*b); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)(*b << 1); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)(*b == *b); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)(*b |= *b); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { std::atomic<int> q; });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { std::mt19937 q(1); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { std::mt19937 q; });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { std::bitset<8> q; });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { std::bitset<8> q(3); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { std::bitset<8> q; q.set(1); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { std::atomic_flag q; });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)(std::plus<int>()(i, i)); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)(std::plus<>()(i, i)); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)(std::less<int>()(i, i)); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)(std::multiplies<double>{}(x, x)); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)(std::greater<>{}(i, i)); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)(std::hash<int>()(i)); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)(std::hash<int>{}(i)); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)(std::minus<int>{}(i, 2)); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)(std::equal_to<int>{}(i, 2)); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)(std::logical_and<bool>{}(i, 2)); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { (void)(std::negate<int>{}(i)); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { double x2 = 0; std::plus<int> op; x2 = op(i, i); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { double x2 = 0; std::less<> op; x2 = op(i, i); });
  run_library_bits17<<<1, 1>>>([=] __host__ __device__ { double x2 = 0; std::hash<int> op; x2 = op(i); });
}
