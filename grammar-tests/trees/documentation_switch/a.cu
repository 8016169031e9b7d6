#include "g.h"
#include "marked.hpp"
namespace L {}
using namespace A;
using namespace L;
template <class F> void each(int n, F f);
Wide f(Wide n) {
  each(3, [=] __device__ (int i) {});
  return n;
}
void g(int n, Base *b) {
  each(n, [=] __device__ (int i) { return n; });
}
