// std: 14
// std::begin of a container is not.
#include <iterator>
#include <array>
__device__ int c(std::array<int, 3> &x) { return *std::begin(x); }
__device__ int d(const std::array<int, 3> &x) { return *std::begin(x); }
__host__ __device__ int gc(std::array<int, 3> &x) { return *std::begin(x); }
struct R { int v[2]; __device__ int *begin() { return v; } __device__ int *end() { return v + 2; } };
__device__ int g(R &r) { return *std::end(r); }
