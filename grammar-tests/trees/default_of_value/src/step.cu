#include "rk.h"
template <class P> void Stepper<P>::cycle(int n, Weight w, double dt) {
  P *a = u, *b = v;
  double c = dt / 2;
#if RK_LIMITED
  loop(n, [=] __device__ (int i) { a[i] = 0; });
#endif
  loop(n, [=] __device__ (int i) {
    a[i] += w * b[i];
#if RK_ORDER == 1
    b[i] = dt;
#elif RK_ORDER == 2
    b[i] = c;
#endif
  });
#if RK_ORDER > 1 && !RK_LIMITED
  loop(n, [=] __device__ (int i) { b[i] -= w; });
#endif
}
template class Stepper<double>;
