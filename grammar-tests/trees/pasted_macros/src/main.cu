#include <pst/flags.hpp>
template <class F> void run(int n, F f);
void fill(int *x) {
  PST_WHEN(1, run(1, [=] __device__(int i) { x[i] = 0; });)
  PST_WHEN(0, run(1, [=] __device__(int i) { x[i] = 1; });)
  run(2, PST_BODY(host)(int i) { x[i] += 2; });
  run(3, PST_BODY(device)(int i) { x[i] += 3; });
  PST_WHEN(PST_CHECKS, run(4, [=] __device__(int i) { x[i] = 4; });)
  run(5, [=] __device__(int i) { x[i] += 5; });
}
