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
__global__ void columns(int *p) {
  __shared__ int s[16][64];
  const int id = threadIdx.y * blockDim.x + threadIdx.x;
  for (int i = 0; i < 16; ++i) s[i][id] = 0;
  s[p[id]][id]++;
  for (int k = 0; k < 16; ++k) p[k] += s[k][id];
}
__global__ void rows(int *p) {
  __shared__ int s[4][32];
  int warp(threadIdx.x / 32), lane = threadIdx.x % 32;
  s[warp][lane] = p[lane];
  s[warp][lane] += s[warp][lane + 1];
}
__global__ void arrays(int n) {
  extern __shared__ char memory[];
  int *a = (int *)&memory[0];
  float *b = (float *)&memory[n * sizeof(int)];
  a[threadIdx.x] = b[threadIdx.x];
}
__global__ void own_rows(int *p) {
  __shared__ int s[64][8];
  for (int i = 0; i < 8; ++i) s[threadIdx.x][i] = i;
  for (int j = 0; j < 8; ++j) p[threadIdx.x] += s[threadIdx.x][j];
}
// Memory that is declared outside of the kernels that use it.
extern __shared__ int outside[];
__shared__ float4 tile[32], *pointer;
extern volatile __shared__ int in_step[];
__device__ void halve(volatile int *s, int t) { s[t] += s[t + 16]; }
__global__ void crosses_outside(int *p) { outside[threadIdx.x] = p[threadIdx.x]; p[threadIdx.x] = outside[31 - threadIdx.x]; }
__global__ void own_outside(int *p) { tile[threadIdx.x].x = p[threadIdx.x]; p[threadIdx.x] = tile[threadIdx.x].x; }
__global__ void steps_outside(int *p) { volatile int *s = outside; s[threadIdx.x] += s[threadIdx.x + 16]; }
__global__ void volatile_outside(int *p) { in_step[threadIdx.x] = p[threadIdx.x]; }
__global__ void halves_outside(int *p) { halve(outside, threadIdx.x); }
__global__ void another(volatile int *p) { p[threadIdx.x] = 1; }
