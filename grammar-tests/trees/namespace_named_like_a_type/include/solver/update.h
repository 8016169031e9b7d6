#pragma once
#include "vector.h"
namespace solver {
namespace internal {
template <class Number> void scale(const Vector<Number, Space::Device> &from, Vector<Number, Space::Device> &to, Number factor) {
  const Number *in = from.values.data;
  Number *out = to.values.data;
  launch(10, [=] __device__(int i) { out[i] = in[i] * factor; });
}
}
}
