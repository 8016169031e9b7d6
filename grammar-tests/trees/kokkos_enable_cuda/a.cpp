#include "defs.h"
template <class T> struct Array { KOKKOS_FUNCTION void operator()(int) const; };
namespace blah { Array<float> a; }
template <class F> void pf(int n, F f) {}
int main() {
  YAKL_SCOPE(a, ::blah::a);
  pf(3, KOKKOS_LAMBDA (int i) { a(i); });
}
