#include "inc/run.hpp"
void f(int *p, count_type n) {
  RUN({ p[0] = n; });
  each(1, [=] __host__ __device__ (int k) { p[k] = 1; });
}
void g(Field field) {
  each(2, FAST (int k) { field.p[k] = 1; });
}
