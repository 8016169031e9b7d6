#pragma once
#include "flow/config.h"

template <class F> void loop(int count, F f);

inline void step(double *values, int count) {
#if FLOW_LEGACY
  loop(count, [=] __device__(int i) { values[i] += 1; });
#endif
#ifdef FLOW_CHECKED
  loop(count, [=] __device__(int i) { values[i] = values[i] < 0 ? 0 : values[i]; });
#endif
  loop(count, [=] __device__(int i) { values[i] *= 2; });
}
