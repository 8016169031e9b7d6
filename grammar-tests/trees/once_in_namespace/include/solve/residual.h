#pragma once

#include "for_each.h"
#include "grid.h"

namespace solve {

template <class Cache> class Residual {
public:
    explicit Residual(Grid grid) : grid_(grid) {}
    void scale(double *values, double factor);
    void shift(double *values, double by);

private:
    Grid grid_;
};

class Smoother {
public:
    void smooth(double *values, int n);

private:
    void relax(double *values, int n);
};

// Parts of this header, each with a guard: the namespace is open where they are read.
#include "residual_scale.inl"
#include "residual_shift.inl"
#include "smoother.h"

}  // namespace solve
