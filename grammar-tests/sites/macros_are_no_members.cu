// std: 17
// macros of the C library are in every unit, so that no base has members of their names, whoever defines it
#include <thrust/pair.h>
template <class F> void run(F f) {}
struct A : thrust::pair<int, int> {
  void f(double *p) {
    run([=] __device__ (int i) { p[i] = NAN; });
    run([=] __device__ (int i) { p[i] = i < INT_MAX ? INFINITY : M_PI; });
  }
};
