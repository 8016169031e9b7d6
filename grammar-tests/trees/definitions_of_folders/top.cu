#include "loops.h"
namespace P_NS {
void ft(
#ifdef FOLD_ALL
 bool,
#endif
#ifdef FOLD_PROP
 FOLD_PROP,
#endif
#ifdef FOLD_LATE
 float,
#endif
#ifdef FOLD_SOURCE
 FOLD_SOURCE,
#endif
P_REAL *x, P_REAL a, int n) {
  launch(n, [=] __device__(int i) { x[i] *= a; });
}
}  // namespace P_NS
