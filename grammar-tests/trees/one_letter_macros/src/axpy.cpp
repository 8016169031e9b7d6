#include "lib.h"
void axpy(int n, float a, float *x, float *y) {
  loop(n, LIB_LAMBDA(int i) { y[i] += a * x[i]; });
}
