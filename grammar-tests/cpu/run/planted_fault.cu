// std: 17
// ends: thread (3, 0, 0) of block (1, 0, 0) of kernel `divided` stops: it divides an integer by zero
// A fault in a kernel is told with the thread.
#include <cstdio>
__global__ void divided(volatile int *p) {
  if (threadIdx.x == 3) p[2] = 7 / p[1 - blockIdx.x];
}
int main() {
  int *p;
  cudaMallocManaged(&p, 3 * sizeof *p);
  p[0] = 0;
  p[1] = 7;
  divided<<<1, 4>>>(p);
  p[0] = 0;
  fprintf(stderr, "goes on\n");
  divided<<<2, 4>>>(p);
}
