// Forms of launches: streams, dynamic and static shared memory, three dimensions, several kernels, plain kernels.
#include "device.h"

template <class F>
__global__ void blocks(int *to, F f) {
  extern __shared__ int shared[];
  int i = threadIdx.x + blockDim.x * threadIdx.y;
  shared[i] = f(i);
  __syncthreads();
  if (i == 0) {
    int sum = 0;
    for (int k = 0; k < int(blockDim.x * blockDim.y); ++k) sum += shared[k];
    to[blockIdx.x + gridDim.x * blockIdx.y] = sum;
  }
}

template <class F>
__global__ void __launch_bounds__(64) bounded(const int n, const F f, int *to) {
  __shared__ int total;
  if (threadIdx.x == 0) total = 0;
  __syncthreads();
  if (int(threadIdx.x) < n) atomicAdd(&total, f(threadIdx.x));
  __syncthreads();
  if (threadIdx.x == 0) *to = total;
}

template <int N, class T, class... Fs>
__global__ void all(T *to, Fs... fs) {
  T values[] = {T(fs(N))...};
  for (int i = 0; i < int(sizeof...(Fs)); ++i) to[i] = values[i];
}

__global__ void plain(int *to, int n) { for (int i = 0; i < n; ++i) to[i] += 1; }
static __global__ void internal(int *to) { to[0] += 1000; }

int main() {
  start();
  Buffer<int> out(6);
  int *to = out.data;
  int k = 3;
  cudaStream_t stream;
  must(cudaStreamCreate(&stream), "stream");
  blocks<<<dim3(3, 2), dim3(4, 4), 16 * sizeof(int), stream>>>(to, [=] __device__(int i) -> int { return i * k; });
  must(cudaStreamSynchronize(stream), "stream");
  out.print("blocks");
  bounded<<<1, 64>>>(10, [=] __device__(int i) { return i + k; }, to + 1);
  bounded<<<1, 64, 0, stream>>>(64, [k] __host__ __device__(int i) { return i * k; }, to + 2);
  must(cudaDeviceSynchronize(), "bounded");
  out.print("bounded");
  all<5><<<1, 1>>>(to, [=] __device__(int i) { return i + k; }, [] __device__(int i) { return i * i; },
                   [k] __host__ __device__(int i) { return i - k; });
  plain<<<1, 1>>>(to, 3);
  internal<<<1, 1>>>(to);
  must(cudaDeviceSynchronize(), "plain");
  out.print("all");
  must(cudaStreamDestroy(stream), "stream");
  return finish();
}
