#include "lib.hpp"
template <class F> void launch(F f) {}
namespace n {
void push(int a, [[maybe_unused]] int b) {
  launch([=] __host__ __device__(int i) { (void)a; });
}
}
