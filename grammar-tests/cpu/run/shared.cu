// std: 17
// Shared memory: of a size in the text, and of the size of the launch, by block.
#include <cstdio>

template <class T>
__global__ void reverse(T *data, int n) {
  extern __shared__ T reversed[];
  __shared__ int first;
  if (threadIdx.x == 0) {
    first = blockIdx.x * 100;
    for (int i = 0; i < n; i++) reversed[i] = data[n - 1 - i];
    for (int i = 0; i < n; i++) data[i] = reversed[i] + first;
  }
}

__global__ void histogram(const int *values, int n, int *bins) {
  extern __shared__ int local[];
  if (threadIdx.x == 0) {
    for (int i = 0; i < 4; i++) local[i] = 0;
    for (int i = 0; i < n; i++) atomicAdd(&local[values[i] & 3], 1);
    for (int i = 0; i < 4; i++) atomicAdd(&bins[i], local[i]);
  }
}

// Outside of kernels, of several types, cast in every way; each launch has memory of its own.
extern __shared__ unsigned char pool[];
extern __shared__ __align__(16) float4 quads[];
template <class T, int N> __global__ void carve(T *out) {
  T *first = reinterpret_cast<T *>(pool);
  int *second = (int *)(first + N), *third = (int *)&pool[N * sizeof(T) + 2 * sizeof(int)];
  for (int i = 0; i < N; i++) first[i] = T(i) / 2;
  second[0] = N;
  *(second + 1) = 3;
  *third = 4;
  *out = first[N - 1] + second[0] + second[1] + third[0] + (pool != nullptr);
}
__global__ void vectors(float *out) {
  quads[threadIdx.x] = make_float4(1, 2, 3, threadIdx.x);
  atomicAdd(out, quads[threadIdx.x].w + quads->x * 0);
}

int main() {
  int data[5] = {1, 2, 3, 4, 5};
  reverse<<<2, 8, 5 * sizeof(int)>>>(data, 5);
  for (int x : data) printf("%d ", x);
  double numbers[2] = {0.5, 1.5};
  reverse<double><<<1, 1, sizeof numbers>>>(numbers, 2);
  printf("%g %g\n", numbers[0], numbers[1]);
  int bins[4] = {};
  histogram<<<3, 2, 4 * sizeof(int)>>>(data, 5, bins);
  printf("%d %d %d %d\n", bins[0], bins[1], bins[2], bins[3]);
  float *f;
  double *d;
  cudaMallocManaged(&f, sizeof *f);
  cudaMallocManaged(&d, sizeof *d);
  carve<float, 4><<<1, 1, 4 * sizeof(float) + 3 * sizeof(int)>>>(f);
  carve<double, 8><<<2, 1, 8 * sizeof(double) + 3 * sizeof(int)>>>(d);
  printf("%g %g\n", *f, *d);
  *f = 0;
  vectors<<<1, 4, 4 * sizeof(float4)>>>(f);
  printf("%g %d\n", *f, pool == nullptr);
  cudaFree(f);
  cudaFree(d);
}
