// std: 20
// Objects of the standard library that __device__ code makes and destroys, in C++20
#include <utility>
int g;
__device__ int e3(int n) { std::pair<int, int> p(n, 2); return n; }
__device__ int e4(int n) { std::pair<int, int> p{n, 2}; return n; }
__device__ int e5(int n) { return std::pair<int, int>(n, 2).first; }
__device__ int e7(int n) { return std::pair<int, int>{n, 2}.second; }
__device__ int e8(int n) { std::pair<int, int> p = {n, 2}; return n; }
__device__ int h6(int n) { const std::pair<int, int> p(n, 2); return n; }
__device__ int h7(int n) { std::pair<double, int> p(n, 2); return n; }
__device__ int h8(int n) { int v = std::pair<int, int>(n, 2).first; return v; }
__device__ int h9(int n) { int v[2] = { std::pair<int, int>(n, 1).first, 1 }; return v[0]; }
__device__ int j2(int n) { auto p = std::pair<int, int>(n, 2); return p.first; }
__device__ std::pair<int, int> j6(int n) { return std::pair<int, int>(n, 2); }
__device__ int j8(int n) { std::pair<int, int> p(2, n); return n; }
__device__ int j9(int n) { std::pair<int, int> p(n, n); return n; }
