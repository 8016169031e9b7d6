// std: 17
// with: with/two_units.cu
// Two files of one program: device variables of one name are two, those that are declared `extern` are one.
#include <cstdio>

__device__ int counter = 1;
extern __device__ int common;
void other(int *out);

__global__ void here(int *out) {
  out[0] = ++counter;
  out[1] = ++common;
}

int main() {
  int out[4];
  here<<<1, 2>>>(out);
  other(out + 2);
  printf("%d %d, %d %d\n", out[0], out[1], out[2], out[3]);
}
