// std: 17
// Statements that assign to a temporary made with braces.
namespace N { struct W { unsigned &v; __host__ __device__ void operator=(int x) { v = x; } __host__ __device__ void operator+=(int x) { v += x; } }; }
struct V { unsigned &v; __host__ __device__ void operator=(int x) { v = x; } };
template <class T> struct G { T &v; __host__ __device__ void operator=(int x) { v = x; } };
template <class F> void each(int n, F f);
void f(int n, unsigned *d, int k) {
  each(n, [=] __device__ (int i) { N::W{d[i]} = 2; });
  each(n, [=] __device__ (int i) { V{d[i]} = n; });
  each(n, [=] __device__ (int i) { int j = 0; ::V{d[i]} = j; });
  each(n, [=] __device__ (int i) { N::W{*d} += k ? 1 : n; });
  each(n, [=] __device__ (int i) { N::W{d[0]}.v = 2; });
  each(n, [=] __device__ (int i) { if (i) G<unsigned>{d[i]} = 2; else ::N::W{d[i]} = k; });
  each(n, [=] __device__ (int i) { for (;;) { V{d[i]} = 2; int m = k; V{d[m]} = 3; } });
}
