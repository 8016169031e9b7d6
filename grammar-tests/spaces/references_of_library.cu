// std: 17
// Host variables that functions of the standard library take by reference.
#include <algorithm>
#include <utility>
#include <cmath>
#define HD __host__ __device__
static int g;
static int a3[3];
static const int c = 3;
constexpr int k = 4;
static double gd;
HD int u1(int a) {
  std::move(g);
  std::forward<int>(g);
  std::forward<int>(a3[1]);
  std::max(g, 1);
  std::max(1, g);
  std::min(g, a);
  std::max<int>(g, 1);
  std::abs(g);
  std::sqrt(gd);
  std::max(a3[0], 1);
  std::forward<int>((a, g));
  return std::move(g);
}
HD int u2(int a) {
  std::max(c, 1);
  std::max(1, c);
  std::min(k, a);
  std::move(c);
  std::forward<const int>(c);
  return 1;
}
__device__ int u3(int a) {
  return std::move(g);
}
__device__ int u4(int a) {
  return std::forward<int>(g);
}
__device__ int u5(int a) {
  int v = std::move(a3[1]);
  (void)std::move(g);
  return std::move(c);
}
HD int u6(int a) {
  int v = std::max(g, 1) + std::min(a, g);
  return std::clamp(g, 1, 2) + std::max({g, 1});
}
HD int u7(int a) {
  return std::pair<int, int>(g, 1).first + std::pair<int, int>(1, g).second;
}
HD int u8(int a) {
  return std::make_pair(g, 1).first;
}
template <class T> HD int u9(T a) {
  return std::move(g) + std::max(g, 1) + std::max(a, T(g));
}
HD int use() { return u9(1); }
HD double u10(int a) {
  std::pair<double, int> p(g, 1);
  std::pair<int, int> q(1, g);
  return std::pair<double, int>(g, 1).first + std::pair<int, long>(a, g).second + std::pair<int, int>(c, 1).first;
}
__device__ double u11(int a) {
  return std::pair<double, int>(g, 1).first;
}
