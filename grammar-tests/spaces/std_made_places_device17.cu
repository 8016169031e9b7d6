// std: 17
// Objects of the standard library that __device__ code makes and destroys, in C++17
#include <string>
#include <utility>
#include <vector>
int g;
__device__ int a1(int n) { std::string
  s;
  return n; }
__device__ int a2(int n) { std::string s("x");
  std::string t = s;
  return n; }
__device__ int a3(int n) { std::vector<int> s(3);
  std::vector<int> t = s;
  auto u = s;
  auto w = std::vector<int>(3);
  return n; }
__device__ int a4(int n, std::vector<int> &s) {
  auto &t = s;
  std::vector<int> *p = &s;
  std::vector<int> &r = s;
  return n; }
__device__ std::vector<int> a5(int n) { return std::vector<int>(n); }
__device__ int a7(int n) {
  std::vector<int> v(n), w(3);
  return n; }
__device__ int a8(int n, int m) {
  std::pair<int, int> v(n, m);
  std::vector<int> w(n, m);
  return n; }
__device__ int a9(int n, int m) {
  if (n) std::vector<int>(3);
  while (n--) { std::vector<int> v(3); n++; }
  std::string("x");
  return n; }
