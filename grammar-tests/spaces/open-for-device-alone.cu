// std: 17
// A condition about the architecture leaves a macro open for the device alone.
#if defined(__CUDA_ARCH__) && !defined(OPEN)
#define FN __device__
#else
#define FN
#endif
FN inline int callee(int i) { return i; }
__host__ __device__ inline int caller(int i) { return callee(i); }
__global__ void k(int *p) { *p = caller(1); auto l = [=] __host__ __device__ (int i) { return callee(i); }; *p += l(2); }
void run(int *p) { k<<<1, 1>>>(p); auto l = [=] __device__ (int i) { return callee(i); }; }
