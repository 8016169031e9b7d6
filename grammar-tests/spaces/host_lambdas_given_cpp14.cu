// std: 14
// lambdas without annotation that host code hands to templates for both sides
#include "host_lambdas_given.h"
void lambdas(Box b, int *p) {
  loop(b, [=] (int i) noexcept { p[i] = 1; });
  loop(1, 2, 3, [=] (int i, int n) { p[i] = n; });
  once([=] (int i) { p[i] = 1; });
  never([=] (int i) { return p[i]; });
  host_loop([=] (int i) { p[i] = 1; });
  auto l = [=] (int i) { p[i] = 3; };
  once(l);
}
