#pragma once
#include "mesh_macros.h"
namespace mesh {
template <class F> void each(int count, F f) {
#ifdef MESH_USE_KOKKOS
  Kokkos::parallel_for(count, f);
#else
  for (int i = 0; i < count; ++i) f(i);
#endif
}
MESH_INLINE double half(double x) { return x / 2; }
}
