// std: 17
// Kernels that take something by reference: managed objects, which are not copied, and whose destructors run once.
#include <cstdio>
#include <new>
#include "with/references.cuh"

struct Owner {
  int *d;
  Owner() { cudaMallocManaged(&d, sizeof *d); *d = 0; }
  ~Owner() { cudaFree(d); }
  Owner(const Owner &) = delete;
};
struct Freed {
  int *d;
  Freed() { cudaMallocManaged(&d, sizeof *d); *d = 5; }
  ~Freed() { *d = -1; }
};
struct S { int v; static __global__ void times(S &s, int k = 3) { s.v *= k; } };
#define ADD(x) add<<<1, 1>>>(x, 1)

__managed__ int number = 3;
__managed__ S pair[2] = {{2}, {5}};
__managed__ int four[4];
__managed__ int two[2] = {7, 8};

__global__ void add(Owner &owner, int k) { atomicAdd(owner.d, k); }
__global__ void read(const Freed &freed, int *out) { *out += *freed.d; }
template <class... T> __global__ void all(int *out, T &...t) { ((t += 1), ...); *out = (t + ...); }
template <class F> __global__ void run(F &&f, int n) { f(n); }
__global__ void array(int (&a)[4], const int (&b)[2]) { a[1] = b[1]; }
__global__ void by_value(S s, int *out) { s.v += 1; atomicAdd(out, s.v); }
__global__ void children(int &x) { if (threadIdx.x == 0) in_header<<<1, 2>>>(x); }

int main() {
  void *place;
  cudaMallocManaged(&place, sizeof(Owner));
  Owner *owner = new (place) Owner;
  add<<<2, 2>>>(*owner, 2);
  ADD(*owner);
  cudaDeviceSynchronize();
  printf("%d\n", *owner->d);
  owner->~Owner();
  cudaFree(place);

  int *x;
  cudaMallocManaged(&x, 2 * sizeof *x);
  x[0] = 0;
  Freed *freed = new Freed;
  read<<<1, 3>>>(*freed, x);
  cudaDeviceSynchronize();
  printf("%d %d\n", x[0], *freed->d);
  cudaFree(freed->d);
  operator delete(freed);

  x[1] = 2;
  all<<<1, 1>>>(x, x[1], number);
  cudaDeviceSynchronize();
  printf("%d %d %d\n", x[0], x[1], number);
  run<<<1, 2>>>([=] __device__(int n) { atomicAdd(x, n); }, 10);
  array<<<1, 1>>>(four, two);
  S::times<<<1, 1>>>(pair[1], 3);
  S::times<<<1, 2>>>(pair[0], 4);
  cudaDeviceSynchronize();
  printf("%d %d %d %d\n", x[0], four[1], pair[0].v, pair[1].v);
  x[0] = 0;
  by_value<<<2, 2>>>(pair[1], x);
  children<<<1, 2>>>(number);
  cudaLaunchConfig_t config = {};
  config.gridDim = config.blockDim = dim3(1);
  cudaLaunchKernelEx(&config, in_header, number);
  cudaDeviceSynchronize();
  printf("%d %d %d\n", x[0], pair[1].v, number);
  cudaFree(x);
}
