// std: 20
// Objects of the standard library that __host__ __device__ code makes and destroys, in C++20
#include <string>
#include <utility>
#include <vector>
int g;
__host__ __device__ int m5(int n) { std::vector<int> v(n);
  (void)v.size();
  v.push_back(1);
  v[1] = 2;
  return n; }
__host__ __device__ int e1(int n) { std::pair<int, int> p; return n; }
__host__ __device__ int e2(int n) { std::pair<int, int> p(1, 2); return n; }
__host__ __device__ int e6(int n) { return std::pair<int, double>(1, 2).first; }
__host__ __device__ int e9(int n) { std::pair<int, int> p(g, 2); return n; }
__host__ __device__ int m4(int n) { std::pair<int, int> p(1, 3); return n; }
__host__ __device__ int m8(int n) { return std::pair<int, int>(1, 3).first; }
template <class T> __host__ __device__ int t3(T n) { std::pair<int, int> p(1, 3); return n; }
__host__ __device__ int uset(int n) { return t3(n); }
template <class T> __host__ __device__ int t7(T n) { std::pair<int, int> p(1, 3); return n; }
static __host__ __device__ int unused4(int n) { return std::pair<int, int>(1, 1).first; }
void lb() {
  auto l = [=] __host__ __device__ (int n) { return std::pair<int, int>(1, 1).first; };
}
__host__ __device__ int k1(int n) { std::pair<int, int> p(2 + 1, sizeof(int)); return n; }
__host__ __device__ int k3(int n) { std::pair<int, char> p('a', 'b'); return n; }
