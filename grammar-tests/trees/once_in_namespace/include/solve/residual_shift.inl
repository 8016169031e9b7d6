#ifndef SOLVE_RESIDUAL_SHIFT_INL
#define SOLVE_RESIDUAL_SHIFT_INL

#include "grid.h"

template <class Cache> void Residual<Cache>::shift(double *values, double by) {
    Grid grid = grid_;
    for_each(grid.rows, [=] __host__ __device__(int i) { values[i] += by / grid.spacing; });
}

#endif
