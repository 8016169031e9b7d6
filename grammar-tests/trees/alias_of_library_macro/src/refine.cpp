// No word of the library is in this file.
#include "mesh_for.h"
namespace mesh {
void refine(double *lengths, int count) {
  auto f = MESH_LAMBDA(int i) { lengths[i] = half(lengths[i]); };
  each(count, f);
}
void shift(double *lengths, int count, double by) {
  each(count, MESH_LAMBDA(int i) { lengths[i] += by; });
}
}
