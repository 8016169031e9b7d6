// std: 17
// Objects of the standard library that kernels' code makes and destroys, in C++17
#include <string>
#include <utility>
#include <vector>
int g;
__global__ void k1(int n) { std::vector<int> v(3); }
__global__ void k2(int n) { std::pair<int, int> p(n, 3); }
__global__ void k3(int n) { (void)std::pair<int, int>(n, 3).first; }
