// std: 17
// In a class with a dependent base, types that every host knows are written with `::`, though no visible file declares them.
#include <cstdint>
#include <cstdio>
template <class T> struct B {};
template <class T> struct D : B<T> {
  void f(size_t n, ptrdiff_t p, dim3 d, float4 f, cudaStream_t s, FILE *o, const size_t &r, unsigned u) {
    auto x = [=] __device__ () { return n; };
  }
  static void g(int8_t n, void (*p)(size_t, int32_t), uint64_t (&a)[4]) {
    auto x = [=] __host__ __device__ () { return n; };
  }
  auto h(size_t n) -> uint32_t {
    auto x = [=] __host__ __device__ () -> size_t { return n; };
    return 0;
  }
};
