// Variables of the device keep their values; shared ones serve the threads one after another.
__device__ int t[3] = {7, 8, 9};
__constant__ float c = 2;
__managed__ int m = 3;
static __device__ int own = 1;
extern __device__ int e;
__device__ int e = 4;
namespace n { __device__ int inner = 5; }
#define SHARED __shared__
struct alignas(16) quad { float x[4]; };
extern __shared__ __align__(16) unsigned char outside[];
template <class T> __global__ void k(T *p) {
  __shared__ int s[10];
  static __shared__ int twice;
  SHARED int by_macro[4];
  extern __shared__ T dyn[];
  p[0] = dyn[0] + s[0] + twice + by_macro[0] + t[1];
}
__global__ void more(float *p) {
  extern __shared__ volatile unsigned int words[];
  extern __shared__ float *
      pointers[];
  extern SHARED quad quads[];
  alignas(16) extern __shared__ char aligned[];
}
