// std: 17
// a program that runs host-device lambdas through its own templates on the CPU
#include <cstdio>
#include <string>
#include <vector>

template <class F> __host__ __device__ auto apply(F f, int n) { return f(n); }
template <class F> void each(std::vector<int> &data, F f) {
  for (int &item : data) item = f(item);
}
template <class F> struct Twice {
  F f;
  __host__ __device__ int operator()(int n) const { return f(f(n)); }
};
template <class F> Twice<F> twice(F f) { return {f}; }
template <class F> __global__ void kernel(F f, int *out) { *out = f(threadIdx.x); }
__device__ int hidden(int n) { return n + blockIdx.x; }
__constant__ int table[4] = {1, 2, 3, 4};

struct Counter {
  int step;
  void run(std::vector<int> &data) {
    int offset = step * 10;
    each(data, [=] __host__ __device__(int n) { return n + offset; });
  }
};

int main() {
  std::vector<int> data = {1, 2, 3};
  int factor = 3, limits[2] = {5, 7};
  each(data, [=] __host__ __device__(int n) { return n * factor; });
  each(data, [=] __host__ __device__(int n) mutable { return n + limits[n % 2]; });
  Counter{2}.run(data);
  auto scale = [factor] __host__ __device__(int n) { return n * factor; };
  each(data, twice(scale));
  for (int n : data) std::printf("%d ", n);
  std::printf("%d %zu\n", apply([factor] __host__ __device__(int n) { return n - factor; }, 10), sizeof(scale));
  if (data.empty()) kernel<<<1, 2>>>(scale, data.data()); else std::printf("%d\n", apply(scale, 7));
#ifdef __CUDACC__
  std::printf("cuda\n");
#else
  std::printf("host\n");
#endif
}
