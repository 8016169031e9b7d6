// std: 17
// ends: cub::BlockReduce::Sum() is for threads at once
// An algorithm of a block that only an instance of a kernel reaches ends the program.
#include <cub/block/block_reduce.cuh>

#include <cstdio>

template <class Reduce>
__global__ void sum(int *p) {
  __shared__ typename Reduce::TempStorage memory;
  *p = Reduce(memory).Sum(*p);
}

int main() {
  int *p = nullptr;
  cudaMalloc(&p, sizeof(int));
  std::printf("before\n");
  std::fflush(stdout);
  sum<cub::BlockReduce<int, 32>><<<1, 32>>>(p);
  cudaDeviceSynchronize();
  std::printf("after\n");
}
