#include "loops.h"
namespace P_NS {
void special(
#ifdef P_SPECIAL
 P_SPECIAL,
#endif
P_REAL *x, P_REAL a, int n) {
  launch(n, [=] __device__(int i) { x[i] *= a; });
}
}  // namespace P_NS
