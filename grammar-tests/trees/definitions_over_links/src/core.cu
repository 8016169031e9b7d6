#include "loops.h"
namespace P_NS {
void core(
#ifdef P_EXTRA
  P_EXTRA l,
#endif
  P_REAL *x, P_REAL a, int n) {
  launch(n, [=] __device__(int i) { x[i] *= a; });
}
}  // namespace P_NS
