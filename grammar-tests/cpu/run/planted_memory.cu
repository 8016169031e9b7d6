// std: 17
// flags: -g -O1 -fsanitize=address -fno-omit-frame-pointer
// ends: planted_memory.cu:8
// A kernel reads one element behind a block of cudaMalloc.
#include <cstdio>

__device__ float half_of(const float *p, int i) {
  return p[i] / 2;
}

__global__ void kernel(float *p, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) p[i] = half_of(p, i + 1);
}

int main() {
  float *p;
  cudaMalloc(&p, 100 * sizeof(float));
  cudaMemset(p, 0, 100 * sizeof(float));
  kernel<<<4, 32>>>(p, 100);
  cudaFree(p);
  printf("not seen\n");
}
