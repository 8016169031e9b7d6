#include "dim.h"

template <typename F> void each(F f) { (void)f; }

namespace GRID_NS {

void fill(double *p) {
  each([=] __device__(int i) { p[i] = 0; });
}

}

void shift(Index<GRID_DIM> by, double *p) {
  each([=] __device__(int i) { p[i] += i; });
}

void tile(Index<GRID_TILE> by, double *p) {
  each([=] __device__(int i) { p[i] += GRID_DIM; });
}

void scale(double *p) {
  double s[GRID_DIM] = {};
  each([s, p] __device__(int i) { p[i] *= s[0]; });
}

void corners(double *p) {
#if GRID_DIM == 3
  each([=] __device__(int i) { p[i] -= 1; });
#endif
  each([=] __device__(int i) { p[i] -= 2; });
}
