#line 1 "a.cu"
// Kernels whose threads visibly wait for each other.
namespace cg = cooperative_groups;
__device__ float sum(float x) { ::culambda_cpu::refused("sum", "it uses `__shfl_down_sync`", __FILE__, __LINE__); }
__device__ float twice(float x) { ::culambda_cpu::refused("twice", "it calls `sum`, which uses `__shfl_down_sync`", __FILE__, __LINE__); }
__device__ int both(int x) { return x; }
__device__ int both(float x) { ::culambda_cpu::refused("both", "it uses `__syncthreads`", __FILE__, __LINE__); }
__global__ void block(int *p) { ::culambda_cpu::refused("block", "it uses `__syncthreads`", __FILE__, __LINE__); }





template <class T> __global__ void warp(T *p) { ::culambda_cpu::refused("warp", "it calls `twice`, which calls `sum`, whose threads wait", __FILE__, __LINE__); }
__global__ void grid() { ::culambda_cpu::refused("grid", "it uses `sync`", __FILE__, __LINE__); }
__global__ void algorithms(int *p) { ::culambda_cpu::refused("algorithms", "it uses `cub::BlockReduce`", __FILE__, __LINE__); }


__global__ void in_step(int *p) { ::culambda_cpu::refused("in_step", "it uses `volatile __shared__`", __FILE__, __LINE__); }


__global__ void arrive() { ::culambda_cpu::refused("arrive", "it uses `cuda::barrier`", __FILE__, __LINE__); }
__global__ void not_told(int *p) { *p = both(1); }
__global__ void alone(int *p) { static int s[2]; s[0] = 1; *p = s[0]; }
using arrival = cuda::barrier<cuda::thread_scope_block>;
__global__ void by_alias() { ::culambda_cpu::refused("by_alias", "it uses `cuda::barrier`", __FILE__, __LINE__); }
#define SYNC __syncthreads()
__global__ void by_macro() { ::culambda_cpu::refused("by_macro", "it uses `__syncthreads`", __FILE__, __LINE__); }
template <class F> __global__ void by_functor(F f) { f(); }
__device__ void step(volatile int *s) { *s += s[1]; }
__device__ void last_steps(int *s) { step(s); }
__global__ void in_step_by_call(int *p) { ::culambda_cpu::refused("in_step_by_call", "it has `__shared__` memory and calls `last_steps`, which calls `step`, which takes it as `volatile`", __FILE__, __LINE__); }



__global__ void in_step_by_pointer(int *p) { ::culambda_cpu::refused("in_step_by_pointer", "it uses `__shared__` memory as `volatile`, as threads of a warp in step would", __FILE__, __LINE__); }



__global__ void volatile_elsewhere(volatile int *p) { *p = 1; step(p); asm volatile("" ::: "memory"); }
struct Wait { __device__ void operator()() const { ::culambda_cpu::refused("operator()", "it uses `__syncthreads`", __FILE__, __LINE__); } };
// 7:17: warning: the kernel `block` cannot run on the CPU: it uses `__syncthreads`
// 13:36: warning: the kernel `warp` cannot run on the CPU: it calls `twice`, which calls `sum`, whose threads wait
// 14:17: warning: the kernel `grid` cannot run on the CPU: it uses `sync`
// 15:17: warning: the kernel `algorithms` cannot run on the CPU: it uses `cub::BlockReduce`
// 18:17: warning: the kernel `in_step` cannot run on the CPU: it uses `volatile __shared__`
// 21:17: warning: the kernel `arrive` cannot run on the CPU: it uses `cuda::barrier`
// 25:17: warning: the kernel `by_alias` cannot run on the CPU: it uses `cuda::barrier`
// 27:17: warning: the kernel `by_macro` cannot run on the CPU: it uses `__syncthreads`
// 31:17: warning: the kernel `in_step_by_call` cannot run on the CPU: it has `__shared__` memory and calls `last_steps`, which calls `step`, which takes it as `volatile`
// 35:17: warning: the kernel `in_step_by_pointer` cannot run on the CPU: it uses `__shared__` memory as `volatile`, as threads of a warp in step would
