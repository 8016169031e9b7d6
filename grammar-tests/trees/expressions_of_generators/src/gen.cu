#include "loops.h"
namespace P_NS {
void gen(
#ifdef P_LONG
 long,
#endif
#ifdef P_SHORT
 short,
#endif
#ifdef P_FAST
 float,
#endif
#ifdef P_SAFE
 bool,
#endif
 P_UNIT, P_REAL *x, P_REAL a, int n) {
  launch(n, [=] __device__(int i) { x[i] *= a; });
}
}  // namespace P_NS
