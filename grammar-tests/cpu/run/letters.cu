// std: 17
// flags: -DA=1 -DB=2 -DC -DF=3 -DG=4 -DI=5 -DN=6 -DP=7 -DR=8 -DT=9 -DU=10 -DX=11
// Macros of one letter are the program's: no header that stands for CUDA's reads them.
#include <cooperative_groups.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cstdio>
#define E 12
__global__ void k(int *p, int v) { atomicAdd(p, v + (int)__hadd(__float2half(A), __float2half(B))); }
int main() {
  int *p;
  cudaMallocManaged(&p, sizeof *p);
  *p = 0;
  k<<<F, G>>>(p, I);
  void *arguments[] = {&p, p + 0};
  cudaLaunchKernel((void *)k, dim3(1), dim3(1), arguments, 0, 0);
  printf("%d %d\n", *p, N + P + R + T + U + X + E);
}
