// std: 17
// Launches in every form: kernels that are templates, members and pointers, arguments that are packs, bit-fields and
// constants, macros with any number of arguments.
#include <cstdio>
#include <utility>
namespace ns { template <class T, int N = 2> __global__ void add(T *p, T v) { p[threadIdx.x] += v * N; } struct H { template <class T> static __global__ void go(T *p) { *p += 1; } }; }
#define LAUNCH(kernel, g, b, ...) do { kernel<<<(g), (b)>>>(__VA_ARGS__); } while (0)
#define LAUNCH_P(kernel, ...) do { CUDA_K kernel<<<1, 2>>>(__VA_ARGS__); } while (0)
#define CUDA_K
#define NAME(x) ns::x
#define PASTE(a, b) a##b<<<1, 1>>>(p)
#define EMPTY_ARGS(k, ...) k<<<1, 1>>>(__VA_ARGS__)
__global__ void k1(int *p) { *p += 100; }
__global__ void none() { }
template <class T> struct Base { template <class U> static __global__ void m(U *p, T t) { *p += t; } };
template <class T> struct D : Base<T> {
  template <class U> void go(U *p) { Base<T>::template m<U><<<1, 1>>>(p, T(3)); this->template m<U> <<< 1, 1 >>> (p, T(4)); }
};
struct Cfg { dim3 g, b; };
Cfg cfg() { puts("cfg"); return {dim3(1), dim3(1)}; }
int *arg(int *p) { puts("arg"); return p; }
void ret(int *p) { return k1<<<1, 1>>>(p); }
__global__ void struct_arg(int *p, Cfg c) { *p += c.g.x; }
__global__ void ref_like(int *p, const int v) { *p += v; }
template <class... A> void fwd(A&&... a) { ref_like<<<1, 1>>>(std::forward<A>(a)...); }
struct Bits { unsigned a : 3; static const int c = 5; };
__global__ void big(int *p, double d, char c, bool b, const char *s) { *p += (int)d + c + b + s[0]; }
int main() {
  int *p;
  cudaMallocManaged(&p, 64);
  ns::add<int, 3><<<1, 2>>>(p, 1);
  ns::add<int><<<1, 2, 0>>>(p, 1);
  NAME(add)<<<1, 2, 0, cudaStream_t(0)>>>(p, 1);
  LAUNCH((ns::add<int, 5>), dim3(1, 1), dim3(1), p, 1);
  LAUNCH_P(k1, p);
  PASTE(k, 1);
  ns::H::go<int><<<1, 1>>>(p);
  D<int>().go(p);
  ret(p);
  auto c = cfg();
  k1<<<c.g, c.b>>>(arg(p));
  if (c.g.x) k1<<<cfg().g, 1>>>(p); else k1<<<2, 2>>>(p);
  for (int i = 0; i < 2; ++i) struct_arg<<<1, 1>>>(p, c);
  k1<<<1, 1>>>(p), k1<<<1, 1>>>(p);
  Bits b{3};
  ref_like<<<1, 1>>>(p, b.a);
  ref_like<<<1, 1>>>(p, Bits::c);
  fwd(p, 7);
  auto host = [&](int n) { k1<<<n, 1>>>(p); };
  host(2);
  big<<<1, 1>>>(p, 2.9, 'a', true, "x");
  auto [g1, b1] = cfg();
  k1<<<g1, b1>>>(p);
  k1<<<{1, 1, 1}, {1, 1}>>>(p);
  switch (1) { case 1: k1<<<1, 1>>>(p); break; }
  cudaDeviceSynchronize();
  printf("%d %d %s\n", p[0], p[1], cudaGetErrorString(cudaGetLastError()));
  none<<<1, 1>>>();
  EMPTY_ARGS(none);
}
