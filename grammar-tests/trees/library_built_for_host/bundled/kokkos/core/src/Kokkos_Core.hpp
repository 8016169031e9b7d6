#pragma once
#include <Kokkos_Macros.hpp>

namespace Kokkos {
template <class Body> void parallel_for(int count, const Body &body);
}
