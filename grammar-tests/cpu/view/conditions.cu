// Conditions of the CUDA build are decided; what the device alone would read is told.
#ifdef __CUDACC__
#define HD __host__ __device__
#else
#define HD
#endif
#if defined(__CUDACC__) && !defined(__CUDA_ARCH__)
int host;
#endif
HD int side() {
#ifdef __CUDA_ARCH__
  return 1;
#else
  return 0;
#endif
}
__global__ void k(int *p) {
#if __CUDA_ARCH__ >= 700
  *p = 1;
#endif
}
template <class F> void run(F f);
void go(int *p) {
  run([=] __device__ (int i) {
#ifdef __CUDA_ARCH__
    p[i] = 1;
#endif
  });
  run([=] __host__ __device__ (int i) {
#ifdef __CUDA_ARCH__
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
