#include "acc/types.hpp"
namespace lib::materials {
template <class F> void each(int n, F f);
void brought(int n, RunQueue &queue) {
  each(n, [=] __device__ (int i) { return n; });
}
}
