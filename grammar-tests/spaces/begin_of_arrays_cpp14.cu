// std: 14
// std::begin of an array is constexpr in C++14.
#include <iterator>
#include <array>
#include <utility>
#include <vector>
__device__ int a(int (&x)[4]) { return *std::begin(x); }
__device__ int b(int (&x)[4]) { return *(std::end(x) - 1); }
__device__ int e(const std::array<int, 3> &x) { return *std::cbegin(x); }
__device__ int f(int (&x)[4]) { return *std::rbegin(x); }
__host__ __device__ int ga(int (&x)[4]) { return *std::begin(x); }
struct R { int v[2]; __device__ int *begin() { return v; } __device__ int *end() { return v + 2; } };
