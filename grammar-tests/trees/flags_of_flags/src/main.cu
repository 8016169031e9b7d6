#include <flg/run.hpp>
void scale(flg_real *x) {
#ifdef FLG_LOUD
  run(1, [=] __device__(int) { x[0] = 1; });
#endif
  run(2, [=] __device__(int i) { x[i] *= 2; });
}
#ifndef FLG_SINGLE
void twice(double *x) {
  run(2, [=] __device__(int i) { x[i] *= 2; });
}
#else
void twice(float *x) {
  run(2, [=] __device__(int i) { x[i] *= 2; });
}
#endif
void timed(flg_real *x) {
#ifndef FLG_TIMED
  run(3, [=] __device__(int i) { x[i] += 1; });
#else
  run(1, [=] __device__(int) { x[0] = 0; });
  run(3, [=] __device__(int i) { x[i] += 2; });
#endif
  run(4, [=] __device__(int i) { x[i] += 3; });
}
