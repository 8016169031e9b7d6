// std: 17
// functions of the standard library in templates: no argument brings another one in
#include <algorithm>
#include <cstdlib>
template <class T> __global__ void kernel(T *p, T n) {
  T left = std::min(p[0], n);
  const auto max = std::max(left, n);
  p[1] = max;
  std::swap(p[0], p[1]);
}
template <class T> __global__ void never(T *p, T n) { p[0] = std::min(p[0], n); }
template __global__ void kernel<int>(int *, int);
