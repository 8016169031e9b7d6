#include "common/reduce.hpp"
/*@TIDE_LINE_HELPER@*/
void fill(tide::TIDE_EXEC exec, float *x, int n) {
  tide::run(n, [=] __device__ (int i) { x[i] = exec.value; });
}
