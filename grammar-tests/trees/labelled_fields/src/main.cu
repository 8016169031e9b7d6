#include "fields.h"

void fill(int count) {
  FIELD(field);
  NAME(value);
  for_each(count, [=] __device__(int i) { field(i) = value[i % 5]; });
}

template <class T> struct Solver {
  using vector = typename Fields<T>::type;

  static void clear(int count) {
    vector residual("residual");
    for_each(count, [=] __host__ __device__(int i) { residual(i) = T(); });
  }
};

int main() {
  fill(3);
  Solver<float>::clear(3);
}
