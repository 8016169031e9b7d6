// std: 17
// options: relaxed-constexpr
// `operator[]` of a constant object with constant arguments is evaluated where it is read.
#include <array>
constexpr std::array<double, 3> w{1, 2, 3};
struct T {
  int v[3];
  constexpr int operator[](int i) const { return v[i]; }
};
struct U {
  int v[3];
  __host__ __device__ int operator[](int i) const { return v[i]; }
};
constexpr T t{{1, 2, 3}};
const T u{{1, 2, 3}};
constexpr T ts[2] = {{{1, 2, 3}}, {{1, 2, 3}}};
constexpr U plain{{1, 2, 3}};
__global__ void a(double *d, int i) {
  *d = w[1];
  *d = w[i];
  *d = t[1];
  *d = t[i];
  *d = u[2];
  *d = u[i];
  *d = ts[1][1];
  *d = ts[i][1];
  *d = plain[1];
}
