#line 1 "a.cu"
// Kernels whose threads visibly wait for each other.
namespace cg = cooperative_groups;
__device__ float sum(float x) { return __shfl_down_sync(~0u, x, 1); }
__device__ float twice(float x) { return sum(x) + sum(x); }
__device__ int both(int x) { return x; }
__device__ int both(float x) { __syncthreads(); return 1; }
__global__ void block(int *p) {
  static int s[2];
  s[threadIdx.x] = p[threadIdx.x];
  __syncthreads();
  p[threadIdx.x] = s[1 - threadIdx.x];
}
template <class T> __global__ void warp(T *p) { *p = twice(*p); }
__global__ void grid() { auto g = cg::this_grid(); g.sync(); }
__global__ void algorithms(int *p) {
  using Reduce = cub::BlockReduce<int, 128>;
}
__global__ void in_step(int *p) {
  volatile static int s[32];
}
__global__ void arrive() { static cuda::barrier<cuda::thread_scope_block> b; }
__global__ void not_told(int *p) { *p = both(1); }
__global__ void alone(int *p) { static int s[2]; s[0] = 1; *p = s[0]; }
using arrival = cuda::barrier<cuda::thread_scope_block>;
__global__ void by_alias() { static arrival b; }
#define SYNC __syncthreads()
__global__ void by_macro() { SYNC; }
template <class F> __global__ void by_functor(F f) { f(); }
__device__ void step(volatile int *s) { *s += s[1]; }
__device__ void last_steps(int *s) { step(s); }
__global__ void in_step_by_call(int *p) {
  static int s[32];
  last_steps(s);
}
__global__ void in_step_by_pointer(int *p) {
  int *s = (int *)::culambda_cpu::dynamic_shared();
  volatile int *v = s;
}
__global__ void volatile_elsewhere(volatile int *p) { *p = 1; step(p); asm volatile("" ::: "memory"); }
struct Wait { __device__ void operator()() const { __syncthreads(); } };
// 7:17: error: the kernel `block` cannot run on the CPU: it uses `__syncthreads`
// 13:36: error: the kernel `warp` cannot run on the CPU: it calls `twice`, which calls `sum`, whose threads wait
// 14:17: error: the kernel `grid` cannot run on the CPU: it uses `sync`
// 15:17: error: the kernel `algorithms` cannot run on the CPU: it uses `cub::BlockReduce`
// 18:17: error: the kernel `in_step` cannot run on the CPU: it uses `volatile __shared__`
// 21:17: error: the kernel `arrive` cannot run on the CPU: it uses `cuda::barrier`
// 25:17: error: the kernel `by_alias` cannot run on the CPU: it uses `cuda::barrier`
// 27:17: error: the kernel `by_macro` cannot run on the CPU: it uses `__syncthreads`
// 31:17: error: the kernel `in_step_by_call` cannot run on the CPU: it has `__shared__` memory and calls `last_steps`, which calls `step`, which takes it as `volatile`
// 35:17: error: the kernel `in_step_by_pointer` cannot run on the CPU: it uses `__shared__` memory as `volatile`, as threads of a warp in step would
