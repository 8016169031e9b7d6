#line 1 "a.cu"
// Conditions of the CUDA build are decided; what the device alone would read is told.
#if 1 /* #ifdef __CUDACC__ */
#define HD __host__ __device__
#else
#define HD
#endif
#if 1 /* #if defined(__CUDACC__) && !defined(__CUDA_ARCH__) */
int host;
#endif
HD int side() {
#if 0 /* #ifdef __CUDA_ARCH__ */
  return 1;
#else
  return 0;
#endif
}
__global__ void k(int *p) {
#if 0 /* #if __CUDA_ARCH__ >= 700 */
  *p = 1;
#endif
}
template <class F> void run(F f);
void go(int *p) {
  run([=] __device__ (int i) {
#if 0 /* #ifdef __CUDA_ARCH__ */
    p[i] = 1;
#endif
  });
  run([=] __host__ __device__ (int i) {
#if 0 /* #ifdef __CUDA_ARCH__ */
    p[i] = 1;
#endif
  });
}
__device__ int target() {
  NV_IF_TARGET(NV_IS_DEVICE, (return 1;));
  return 0;
}
__host__ __device__ int both_targets() { NV_IF_ELSE_TARGET(NV_IS_DEVICE, (return 1;), (return 0;)) }
auto both = [] __host__ __device__ () { NV_IF_ELSE_TARGET(NV_IS_DEVICE, (return 1;), (return 0;)) };
// 18:1: warning: on the CPU this condition chooses the host's text in code of the device
// 25:1: warning: on the CPU this condition chooses the host's text in code of the device
// 36:3: warning: on the CPU this condition chooses the host's text in code of the device
// 7:1: chooses a side
// 11:1: chooses a side
// 30:1: chooses a side
// 39:42: chooses a side
// 40:41: chooses a side
