// std: 17
// Objects of the standard library that __host__ __device__ code makes and destroys, in C++17
#include <string>
#include <utility>
#include <vector>
int g;
__host__ __device__ int d1(int n) { std::vector<int> v; return n; }
__host__ __device__ int d2(int n) { std::vector<int> v(3); return n; }
__host__ __device__ int d3(int n) { std::vector<int> v(n); return n; }
__host__ __device__ int d4(int n) { std::vector<int> v(n, 1); return n; }
__host__ __device__ int d5(int n) { std::vector<int> v{1, 2}; return n; }
__host__ __device__ int d7(int n) { std::string s; return n; }
__host__ __device__ int d8(int n) { std::string s("x"); return n; }
__host__ __device__ int e3(int n) { std::pair<int, int> p(n, 2); return n; }
__host__ __device__ int e4(int n) { std::pair<int, int> p{n, 2}; return n; }
__host__ __device__ int e5(int n) { return std::pair<int, int>(n, 2).first; }
__host__ __device__ int e7(int n) { return std::pair<int, int>{n, 2}.second; }
__host__ __device__ int e8(int n) { std::pair<int, int> p = {n, 2}; return n; }
__host__ __device__ int h4(int n) { for (int i = 0; i < n; ++i) { std::vector<int> v(3);
  n++;
  }
  return n; }
