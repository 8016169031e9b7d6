// std: 17
// flags: -DTHRUST_DEVICE_SYSTEM=THRUST_DEVICE_SYSTEM_CUDA
// needs: thrust/device_vector.h
// The policies of Thrust's CUDA system choose a stream: they stand for the system that the program has.
#include <thrust/device_vector.h>
#include <thrust/execution_policy.h>
#include <thrust/for_each.h>
#include <thrust/reduce.h>
#include <thrust/sort.h>
#include <thrust/system/cuda/detail/util.h>
#include <thrust/system/cuda/execution_policy.h>
#include <cstdio>
int main() {
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  thrust::device_vector<int> v(5, 1);
  int factor = 3;
  thrust::for_each(thrust::cuda::par.on(stream), v.begin(), v.end(), [factor] __device__ (int &x) { x *= factor; });
  thrust::for_each_n(thrust::cuda::par_nosync.on(stream), v.begin(), 2, [] __device__ (int &x) { ++x; });
  thrust::sort(thrust::cuda::par, v.begin(), v.end());
  cudaStreamSynchronize(thrust::cuda_cub::stream(thrust::cuda::par.on(stream)));
  auto policy = thrust::cuda::par_nosync;
  printf("%d %d\n", thrust::reduce(policy, v.begin(), v.end()), thrust::reduce(thrust::system::cuda::par, v.begin(), v.begin() + 1));
  int *raw;
  cudaMallocManaged(&raw, 12);
  for (int i = 0; i < 3; ++i) raw[i] = 3 - i;
  thrust::sort(thrust::cuda::par.on(stream), raw, raw + 3);
  printf("%d %d\n", raw[0], raw[2]);
}
