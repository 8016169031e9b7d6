#ifdef COMPUTE_CLASS
// clang-format off
ComputeStyle(grid/kk, ComputeGrid);
// clang-format on
#else

#ifndef COMPUTE_GRID_H
#define COMPUTE_GRID_H

#include "compute.h"

class ComputeGrid : public Compute {
 public:
  ComputeGrid(int count);
  void clear(double *values);
  int size() const;
};

#endif
#endif
