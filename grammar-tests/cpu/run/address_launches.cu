// std: 17
// Kernels that are launched by their address, with the addresses of their arguments.
#include <cstdio>
struct Pair { int a; double b; };
__global__ void scale(float *p, int n, float by) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) p[i] *= by; }
template <class T, int N> __global__ void add(T *p, Pair pair) { p[threadIdx.x] += T(N * pair.a + pair.b); }
__global__ void memory(int *p) { extern __shared__ int s[]; s[threadIdx.x] = 7; p[threadIdx.x] = s[threadIdx.x]; }
#define CALL(kernel, grid, block, ...) \
  do { void *arguments[] = {__VA_ARGS__}; if (cudaLaunchKernel((void *)kernel, grid, block, arguments, 0, nullptr)) puts("no"); } while (0)
template <class... P, class... A> void call(void (*kernel)(P...), A... a) {
  void *arguments[] = {&a...};
  cudaLaunchKernel(reinterpret_cast<const void *>(kernel), dim3(1), dim3(4), arguments, 0, 0);
}
int main() {
  float *p, by = 3;
  int n = 6;
  cudaMallocManaged(&p, 8 * sizeof(float));
  for (int i = 0; i < 8; ++i) p[i] = i;
  void *arguments[] = {&p, &n, &by};
  cudaLaunchKernel((void *)scale, dim3(2), dim3(4), arguments, 0, 0);
  cudaLaunchKernel((const void *)&scale, 2, 4, arguments);
  Pair pair{1, 0.5};
  CALL((add<float, 2>), dim3(1), dim3(8), &p, &pair);
  call(add<float, 3>, p, pair);
  cudaLaunchConfig_t config = {};
  config.gridDim = 1;
  config.blockDim = 2;
  config.dynamicSmemBytes = 2 * sizeof(int);
  int *q;
  cudaMallocManaged(&q, 8);
  void *one[] = {&q};
  printf("%d", cudaLaunchKernelExC(&config, (const void *)memory, one));
  printf(" %d %d\n", q[0], q[1]);
  cudaLaunchKernel((void *)scale, dim3(1), dim3(1025), arguments, 0, 0);
  printf("%s\n", cudaGetErrorName(cudaGetLastError()));
  for (int i = 0; i < 8; ++i) printf("%g ", p[i]);
  puts("");
}
