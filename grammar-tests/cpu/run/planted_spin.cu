// std: 17
// ends: kernel `grid_barrier` stops: it waits for another thread
// Loops that only wait: locks end at once, a barrier of the grid never does.
#include <cstdio>
__device__ int lock, count;
__global__ void locked(int *p) {
  while (atomicCAS(&lock, 0, 1) != 0);
  *p += 1;
  __threadfence();
  atomicExch(&lock, 0);
  do { } while (atomicExch(&lock, 1));
  *p += 1;
  atomicExch(&lock, 0);
}
__global__ void progress(int *p) { while (atomicAdd(p, 1) < 300000); }
__global__ void grid_barrier() {
  atomicAdd(&count, 1);
  while (*(volatile int *)&count < (int)gridDim.x) { }
}
int main() {
  int *p;
  cudaMallocManaged(&p, sizeof *p);
  *p = 0;
  locked<<<2, 32>>>(p);
  printf("%d\n", *p);
  progress<<<1, 1>>>(p);
  printf("%d\n", *p);
  auto f = [=] __device__ () { while (atomicCAS(&lock, 0, 1) != 0); *p = 5; atomicExch(&lock, 0); };
  f();
  printf("%d\n", *p);
  grid_barrier<<<1, 1>>>();
  puts("one block");
  grid_barrier<<<3, 1>>>();
  puts("not reached");
}
