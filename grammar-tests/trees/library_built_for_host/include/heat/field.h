#pragma once
#include <Kokkos_Core.hpp>

namespace heat {
template <class Real> struct Field {
  void scale(Real *values, int count, Real factor) {
    Kokkos::parallel_for(count, KOKKOS_LAMBDA(int i) { values[i] *= factor; });
  }
};
}  // namespace heat
