// std: 17
// Macros that write a launch without its arguments.
#include <cstdio>
__global__ void k(int *p, int n = 5) { p[threadIdx.x] += n * (int)blockDim.x; }
template <class T> __global__ void t(T *p) { atomicAdd(p, gridDim.x); }
#define CALL k<<<1, 2>>>
#define WITH(kernel, grid, block, arguments) do { kernel<<<(grid), (block)>>> arguments; } while (0)
#define ON(stream) t<int><<<1, 1, 0, \
                            stream>>>
#define ARGUMENTS (p, 1000)
#define SIZES 1, 1
int main() {
  int *p;
  cudaMallocManaged(&p, 8);
  p[0] = p[1] = 0;
  CALL(p, 1);
  CALL(p);
  WITH(k, 1, 1, (p, 100));
  WITH(t, 3, 1, (p));
  WITH((t<int>), 2, 1, (p));
  ON(0)(p);
  k<<<SIZES>>>ARGUMENTS;
  cudaDeviceSynchronize();
  printf("%d %d\n", p[0], p[1]);
}
