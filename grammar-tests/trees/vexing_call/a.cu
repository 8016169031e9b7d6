// Whether `co` is a variable is told by the header that declares `get_field`.
#include "fields.hpp"
template <class F> void launch(F f) {}
struct Alloc { Span<double, int> span(); };
void f() {
  Alloc alloc;
  Span<double, int> co(get_field(alloc));
  launch([=] __host__ __device__(int i) { co(i) = 1; });
}
