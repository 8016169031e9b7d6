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
}
