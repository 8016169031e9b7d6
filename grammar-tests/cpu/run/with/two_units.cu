__device__ int counter = 100;
extern __device__ int common;
__device__ int common = 50;

__global__ void there(int *out) {
  out[0] = ++counter;
  out[1] = ++common;
}

void other(int *out) { there<<<1, 2>>>(out); }
