// std: 17
// Objects of the standard library that __device__ code makes and destroys, in C++17
#include <string>
#include <utility>
#include <vector>
int g;
template <class T> __device__ int b1(T n) {
  std::vector<T> v(3);
  std::pair<T, T> p(n, n);
  std::pair<T, int> q{n, 1};
  auto w = std::pair<T, T>(n, 1);
  return n; }
__device__ int b2() { return b1(1) + b1(2.0); }
__device__ int b3(bool n) {
  std::vector<bool> v(3);
  return n; }
__device__ int b4(int n) { 
  for (auto v = std::vector<int>(3); n < 2; ++n) {}
  return sizeof(std::pair<int, int>(n, 2)) + sizeof(std::vector<int>(3)); }
__device__ int b5(int n) { 
  return false && std::pair<int, int>(n, 2).first;
}
struct S { int a; __device__ S(int i) : a(std::pair<int, int>(i, 1).first) {
  std::vector<int> w(3);
  (void)w.size();
  auto l = [=](int q) { return q; };
} };
__device__ int b6(int n) { 
  S s(n);
  std::pair<int, int> p(n, std::pair<int, int>(n, 2).first);
  return 1;
}
