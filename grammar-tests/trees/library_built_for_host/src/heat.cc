#include "heat/field.h"

void step(double *values, int count) {
  heat::Field<double>().scale(values, count, 0.5);
  Kokkos::parallel_for(count, KOKKOS_LAMBDA(int i) { values[i] += 1; });
}
