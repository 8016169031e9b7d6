// std: 20
// Objects of the standard library that __host__ __device__ code makes and destroys, in C++20
#include <string>
#include <utility>
#include <vector>
int g;
__host__ __device__ int a1(int n) { std::string
  s;
  return n; }
__host__ __device__ int a2(int n) { std::string s("x");
  std::string t = s;
  return n; }
__host__ __device__ int a3(int n) { std::vector<int> s(3);
  std::vector<int> t = s;
  auto u = s;
  auto w = std::vector<int>(3);
  return n; }
__host__ __device__ int a4(int n, std::vector<int> &s) {
  auto &t = s;
  std::vector<int> *p = &s;
  std::vector<int> &r = s;
  return n; }
__host__ __device__ std::vector<int> a5(int n) { return std::vector<int>(n); }
__host__ __device__ int a6(int n) {
  std::vector<std::pair<int, int>> v(3, {1, 2});
  return n; }
__host__ __device__ int a7(int n) {
  std::vector<int> v(n), w(3);
  return n; }
__host__ __device__ int a8(int n, int m) {
  std::pair<int, int> v(n, m);
  std::vector<int> w(n, m);
  return n; }
__host__ __device__ int a9(int n, int m) {
  if (n) std::vector<int>(3);
  while (n--) { std::vector<int> v(3); n++; }
  std::string("x");
  return n; }
template <class T> __host__ __device__ int b1(T n) {
  std::vector<T> v(3);
  std::pair<T, T> p(n, n);
  std::pair<T, int> q{n, 1};
  auto w = std::pair<T, T>(n, 1);
  return n; }
__host__ __device__ int b2() { return b1(1) + b1(2.0); }
__host__ __device__ int b3(bool n) {
  std::vector<bool> v(3);
  return n; }
__host__ __device__ int b4(int n) { 
  for (auto v = std::vector<int>(3); n < 2; ++n) {}
  return sizeof(std::pair<int, int>(n, 2)) + sizeof(std::vector<int>(3)); }
__host__ __device__ int b5(int n) { 
  return false && std::pair<int, int>(n, 2).first;
}
struct S { int a; __host__ __device__ S(int i) : a(std::pair<int, int>(i, 1).first) {
  std::vector<int> w(3);
  (void)w.size();
  auto l = [=](int q) { return q; };
} };
__host__ __device__ int b6(int n) { 
  S s(n);
  std::pair<int, int> p(n, std::pair<int, int>(n, 2).first);
  return 1;
}
