// std: 17
// Variables of the device keep their values, are written through their names, and are each file's own.
#include <cstdio>

__device__ int table[3] = {7, 8, 9};
__constant__ float factor = 2;
__managed__ int managed = 3;
__device__ int *pointer;
namespace inner {
__device__ double number = 0.5;
}
template <class T>
__device__ T of_type = T(4);

__global__ void use(float *out) {
  out[threadIdx.x] = table[threadIdx.x] * factor + managed + float(inner::number);
  table[threadIdx.x] += 1;
}
__global__ void through() { *pointer = 77; }

int main() {
  float out[3];
  use<<<1, 3>>>(out);
  printf("%g %g %g\n", out[0], out[1], out[2]);
  int copy[3];
  cudaMemcpyFromSymbol(copy, table, sizeof copy);
  printf("%d %d %d\n", copy[0], copy[1], copy[2]);
  const float three = 3;
  cudaMemcpyToSymbol(factor, &three, sizeof three);
  const int last = 100;
  cudaMemcpyToSymbolAsync(table, &last, sizeof last, 2 * sizeof(int), cudaMemcpyHostToDevice);
  managed = 0;
  use<<<1, 3>>>(out);
  printf("%g %g %g\n", out[0], out[1], out[2]);

  int *memory;
  cudaMalloc(&memory, sizeof *memory);
  cudaMemcpyToSymbol(pointer, &memory, sizeof memory);
  through<<<1, 1>>>();
  int value = 0;
  cudaMemcpy(&value, memory, sizeof value, cudaMemcpyDeviceToHost);
  printf("%d\n", value);
  cudaFree(memory);

  void *address;
  size_t size;
  printf("%s ", cudaGetErrorName(cudaGetSymbolAddress(&address, table)));
  cudaGetSymbolSize(&size, table);
  printf("%zu\n", size);
  cudaMemset(address, 0, size);
  cudaMemcpyFromSymbol(&value, table, sizeof value, 2 * sizeof(int));
  printf("%d %g\n", value, double(of_type<float>));

  printf("%s\n", cudaGetErrorName(cudaMemcpyToSymbol(table, copy, sizeof copy, 1)));
  printf("%s\n", cudaGetErrorName(cudaMemcpyFromSymbol(copy, table, 4 * sizeof(int))));
  printf("%s\n", cudaGetErrorName(cudaMemcpyToSymbol(table, copy, 4, 0, cudaMemcpyDeviceToHost)));
}
