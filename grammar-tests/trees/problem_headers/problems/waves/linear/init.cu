#include "settings.h"
template <class F> void loop(int n, F f);
void init(int n, double *u, double a, double b) {
  loop(n, [=] __device__ (int i) {
#if DIM == 2
    u[i] = a;
#else
    u[i] = b;
#endif
  });
}
