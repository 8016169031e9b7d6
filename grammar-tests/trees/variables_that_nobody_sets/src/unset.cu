#include "loops.h"
namespace P_NS {
void unset(
#ifdef P_MORE
  bool,
#endif
  P_INDEX, P_REAL *x, P_REAL a, int n) {
  launch(n, [=] __device__(int i) { x[i] *= a; });
}
}  // namespace P_NS
