#include "loops.h"
namespace P_NS {
void ext(
#ifdef P_HOST
 bool,
#endif
#ifdef P_WITH_CUDA
 char,
#endif
 P_KIND, P_REAL *x, P_REAL a, int n) {
  launch(n, [=] __device__(int i) { x[i] *= a; });
}
}  // namespace P_NS
