#line 1 "a.cu"
// Kernels without a barrier whose threads may use what others write to memory of the block: this is told.
__global__ void neighbours(int *p) {
  static int before[4], s[64];
  s[threadIdx.x] = p[threadIdx.x];
  p[threadIdx.x] = s[threadIdx.x ^ 1];
}
__global__ void reversed(float *p) {
  float *s = (float *)::culambda_cpu::dynamic_shared();
  s[threadIdx.x] = p[threadIdx.x];
  p[threadIdx.x] = s[blockDim.x - 1 - threadIdx.x];
}
__global__ void transposed(float *p) {
  static float tile[8][9];
  float *row = &tile[threadIdx.y][threadIdx.x], *column = &tile[threadIdx.x][threadIdx.y];
  *row = *p;
  *p = *column;
}
__global__ void in_step(int *p) { ::culambda_cpu::refused("in_step", "it has `__shared__` memory and calls `__threadfence_block`, as threads of a warp in step would", __FILE__, __LINE__); }




__global__ void own_part(int *p) {
  static int s[64], t[64];
  s[threadIdx.x] = p[threadIdx.x];
  t[threadIdx.x] = s[threadIdx.x] + 1;
  s[threadIdx.x]++;
  p[threadIdx.x] = s[threadIdx.x] & t[threadIdx.x];
}
__global__ void counts(int *p) {
  int *bins = (int *)::culambda_cpu::dynamic_shared();
  atomicAdd(&bins[p[threadIdx.x]], 1);
  atomicAdd(&bins[0], 1);
  __threadfence_block();
}
__global__ void waits(int *p) { ::culambda_cpu::refused("waits", "it uses `__syncthreads`", __FILE__, __LINE__); }





__global__ void by_one(int *p) {
  static int s[64];
  for (int i = 0; i < 64; ++i) s[i] = i;
  *p = s[3];
}
__global__ void columns(int *p) {
  static int s[16][64];
  const int id = threadIdx.y * blockDim.x + threadIdx.x;
  for (int i = 0; i < 16; ++i) s[i][id] = 0;
  s[p[id]][id]++;
  for (int k = 0; k < 16; ++k) p[k] += s[k][id];
}
__global__ void rows(int *p) {
  static int s[4][32];
  int warp(threadIdx.x / 32), lane = threadIdx.x % 32;
  s[warp][lane] = p[lane];
  s[warp][lane] += s[warp][lane + 1];
}
__global__ void arrays(int n) {
  char *memory = (char *)::culambda_cpu::dynamic_shared();
  int *a = (int *)&memory[0];
  float *b = (float *)&memory[n * sizeof(int)];
  a[threadIdx.x] = b[threadIdx.x];
}
__global__ void own_rows(int *p) {
  static int s[64][8];
  for (int i = 0; i < 8; ++i) s[threadIdx.x][i] = i;
  for (int j = 0; j < 8; ++j) p[threadIdx.x] += s[threadIdx.x][j];
}
// Memory that is declared outside of the kernels that use it.
static int *&outside __attribute__((unused)) = reinterpret_cast<int *&>(::culambda_cpu::dynamic_pointer);
static float4 tile[32], *pointer;
static volatile int *&in_step __attribute__((unused)) = reinterpret_cast<volatile int *&>(::culambda_cpu::dynamic_pointer);
__device__ void halve(volatile int *s, int t) { s[t] += s[t + 16]; }
__global__ void crosses_outside(int *p) { outside[threadIdx.x] = p[threadIdx.x]; p[threadIdx.x] = outside[31 - threadIdx.x]; }
__global__ void own_outside(int *p) { tile[threadIdx.x].x = p[threadIdx.x]; p[threadIdx.x] = tile[threadIdx.x].x; }
__global__ void steps_outside(int *p) { ::culambda_cpu::refused("steps_outside", "it uses `__shared__` memory as `volatile`, as threads of a warp in step would", __FILE__, __LINE__); }
__global__ void volatile_outside(int *p) { ::culambda_cpu::refused("volatile_outside", "it uses `__shared__` memory as `volatile`, as threads of a warp in step would", __FILE__, __LINE__); }
__global__ void halves_outside(int *p) { ::culambda_cpu::refused("halves_outside", "it has `__shared__` memory and calls `halve`, which takes it as `volatile`, as threads of a warp in step would", __FILE__, __LINE__); }
__global__ void another(volatile int *p) { p[threadIdx.x] = 1; }
// 3:29: warning: threads of the kernel `neighbours` may use what others write to `s`, and nothing in it waits for them: on the CPU they run one after another
// 8:27: warning: threads of the kernel `reversed` may use what others write to `s`, and nothing in it waits for them: on the CPU they run one after another
// 13:20: warning: threads of the kernel `transposed` may use what others write to `tile`, and nothing in it waits for them: on the CPU they run one after another
// 18:17: warning: the kernel `in_step` cannot run on the CPU: it has `__shared__` memory and calls `__threadfence_block`, as threads of a warp in step would
// 36:17: warning: the kernel `waits` cannot run on the CPU: it uses `__syncthreads`
// 55:18: warning: threads of the kernel `rows` may use what others write to `s`, and nothing in it waits for them: on the CPU they run one after another
// 76:43: warning: threads of the kernel `crosses_outside` may use what others write to `outside`, and nothing in it waits for them: on the CPU they run one after another
// 78:17: warning: the kernel `steps_outside` cannot run on the CPU: it uses `__shared__` memory as `volatile`, as threads of a warp in step would
// 79:17: warning: the kernel `volatile_outside` cannot run on the CPU: it uses `__shared__` memory as `volatile`, as threads of a warp in step would
// 80:17: warning: the kernel `halves_outside` cannot run on the CPU: it has `__shared__` memory and calls `halve`, which takes it as `volatile`, as threads of a warp in step would
