#include "acc/types.hpp"
using namespace acc;
template <class F> void each(int n, F f);
void by_directive(Context &context) {
  int n = 1;
  each(n, [=] __device__ (int i) { return n; });
}
