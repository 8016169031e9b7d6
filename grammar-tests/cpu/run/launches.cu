// std: 17
// Launches: every thread of every block once, in order; arguments are evaluated once and copied for each thread.
#include <cstdio>

struct Pair {
  int a, b;
};

__global__ void visit(int *order, int *next) {
  const int block = (blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;
  const int thread = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
  const int threads = blockDim.x * blockDim.y * blockDim.z;
  order[block * threads + thread] = (*next)++;
}

__global__ void count(int *hits, int n) {
  // A parameter is the thread's own.
  n += threadIdx.x;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < 100; i += gridDim.x * blockDim.x) hits[i] += n;
}

template <class T, int Factor>
__global__ void scale(T *out, T x, Pair pair) {
  out[threadIdx.x] = x * Factor + pair.a - pair.b;
}

__global__ void nothing() {}

static int calls = 0;
int called(int x) {
  ++calls;
  return x;
}

int main() {
  int order[96], next = 0;
  visit<<<dim3(2, 3, 2), dim3(2, 2, 2)>>>(order, &next);
  int wrong = 0;
  for (int i = 0; i < 96; i++) wrong += order[i] != i;
  printf("visited %d, wrong %d, warp %d\n", next, wrong, warpSize);

  int hits[100] = {};
  count<<<called(4), 8, 0, nullptr>>>(hits, called(10));
  int sum = 0;
  for (int hit : hits) sum += hit;
  printf("sum %d, calls %d\n", sum, calls);

  float out[3];
  scale<float, 3><<<1, 3>>>(out, 2, {5, 1});
  printf("%g %g %g\n", out[0], out[1], out[2]);
  scale<int, 2><<<1, dim3{3}>>>(order, 7, Pair{1, 2});
  printf("%d %d %d\n", order[0], order[1], order[2]);

  for (int i = 0; i < 2; i++) nothing<<<1, 1>>>();
  auto kernel = scale<int, 5>;
  kernel<<<1, 1>>>(order, 3, Pair{0, 0});
  printf("%d\n", order[0]);

  int x = 11;
  Pair pair{1, 0};
  int *p = order;
  void *arguments[] = {&p, &x, &pair};
  cudaError_t error = cudaLaunchKernel(scale<int, 2>, dim3(1), dim3(2), arguments);
  printf("%d %d %s\n", order[0], order[1], cudaGetErrorName(error));

  cudaLaunchConfig_t config = {};
  config.gridDim = dim3(1);
  config.blockDim = dim3(2);
  error = cudaLaunchKernelEx(&config, scale<int, 4>, p, 2.9, pair);
  printf("%d %d %s\n", order[0], order[1], cudaGetErrorName(error));
  printf("%s\n", cudaGetErrorName(cudaDeviceSynchronize()));
}
