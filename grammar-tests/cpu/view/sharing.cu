// Kernels without a barrier whose threads may use what others write to memory of the block: this is told.
__global__ void neighbours(int *p) {
  __shared__ int before[4], s[64];
  s[threadIdx.x] = p[threadIdx.x];
  p[threadIdx.x] = s[threadIdx.x ^ 1];
}
__global__ void reversed(float *p) {
  extern __shared__ float s[];
  s[threadIdx.x] = p[threadIdx.x];
  p[threadIdx.x] = s[blockDim.x - 1 - threadIdx.x];
}
__global__ void transposed(float *p) {
  __shared__ float tile[8][9];
  float *row = &tile[threadIdx.y][threadIdx.x], *column = &tile[threadIdx.x][threadIdx.y];
  *row = *p;
  *p = *column;
}
__global__ void in_step(int *p) {
  __shared__ int s[64];
  s[threadIdx.x] += s[threadIdx.x + 1];
  __threadfence_block();
}
__global__ void own_part(int *p) {
  __shared__ int s[64], t[64];
  s[threadIdx.x] = p[threadIdx.x];
  t[threadIdx.x] = s[threadIdx.x] + 1;
  s[threadIdx.x]++;
  p[threadIdx.x] = s[threadIdx.x] & t[threadIdx.x];
}
__global__ void counts(int *p) {
  extern __shared__ int bins[];
  atomicAdd(&bins[p[threadIdx.x]], 1);
  atomicAdd(&bins[0], 1);
  __threadfence_block();
}
__global__ void waits(int *p) {
  __shared__ int s[64];
  s[threadIdx.x] = p[threadIdx.x];
  __syncthreads();
  p[threadIdx.x] = s[threadIdx.x ^ 1];
}
__global__ void by_one(int *p) {
  __shared__ int s[64];
  for (int i = 0; i < 64; ++i) s[i] = i;
  *p = s[3];
}
