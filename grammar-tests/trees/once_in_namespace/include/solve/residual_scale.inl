#pragma once

template <class Cache> void Residual<Cache>::scale(double *values, double factor) {
    Grid grid = grid_;
    for_each(grid.rows, [=] __device__(int i) { values[i] *= factor * grid.spacing; });
}
