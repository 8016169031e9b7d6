// std: 17
// Nothing is wrong with it.
#ifndef __CUDACC_RTC__
#include <cstdio>
int host() { return 1; }
#endif
struct Particle {
  float x, y;
  __device__ float length() const { return sqrtf(x * x + y * y); }
};
__constant__ float scale;
template <class F> __device__ void each(int n, F f) { for (int i = 0; i < n; i++) f(i); }
__device__ int counter;
extern "C" __global__ void kernel(Particle *p, int n) {
  each(n, [=](int i) { p[i].x *= scale; });
  __shared__ float cache[32];
  cache[threadIdx.x % 32] = p[0].length();
  atomicAdd(&counter, 1);
}
