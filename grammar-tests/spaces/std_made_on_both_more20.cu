// std: 20
// Objects of the standard library that __host__ __device__ code makes and destroys, in C++20
#include <string>
#include <utility>
#include <vector>
int g;
__host__ __device__ int h6(int n) { const std::pair<int, int> p(n, 2); return n; }
__host__ __device__ int h7(int n) { std::pair<double, int> p(n, 2); return n; }
__host__ __device__ int h8(int n) { int v = std::pair<int, int>(n, 2).first; return v; }
__host__ __device__ int h9(int n) { int v[2] = { std::pair<int, int>(n, 1).first, 1 }; return v[0]; }
__host__ __device__ int i2(int n) { std::vector<int> v[2]; return n; }
__host__ __device__ int i4(int n) { std::pair<int, int> p(n, 2);
  std::pair<int, int> q = p; return n; }
__host__ __device__ int i5(int n) { std::vector<int> v(3);
  if (n) return 2;
  return n; }
template <class T> __host__ __device__ int t1(T n) { std::vector<int> v(3);
  return n; }
template <class T> __host__ __device__ int t2(T n) { return std::pair<int, int>(n, 1).first; }
template <class T> __host__ __device__ int t4(T n) { return std::pair<int, T>(n, 1).first; }
template <class T> __host__ __device__ int t5(T n) { std::vector<T> v(n);
  return n; }
template <class T> __host__ __device__ int t6(T n) { return std::pair<int, int>(n, 1).first; }
__host__ __device__ int uses(int n) { return t1(1) + t2(n) + t4(n) + t5(n); }
static __host__ __device__ int unused(int n) { return std::pair<int, int>(n, 1).first; }
static __host__ __device__ int unused3(int n) { std::vector<int> v(3); return n; }
void la() {
  auto l = [=] __host__ __device__ (int n) { std::vector<int> v(3); return 1; };
  auto m = [=] __host__ __device__ (int n) { return std::pair<int, int>(n, 1).first; };
}
__host__ __device__ int j1(int n) { std::vector<int>(3); return n; }
__host__ __device__ int j2(int n) { auto p = std::pair<int, int>(n, 2); return p.first; }
__host__ __device__ std::pair<int, int> j6(int n) { return std::pair<int, int>(n, 2); }
__host__ __device__ int j8(int n) { std::pair<int, int> p(2, n); return n; }
__host__ __device__ int j9(int n) { std::pair<int, int> p(n, n); return n; }
