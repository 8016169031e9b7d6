#include "../include/view.hpp"
#include "problem.h"
namespace n {
struct Problem : ProblemBase {
#include "init_constant.h"
 private:
  Parameters parms;
  int scale;
};
void f(int n) {
  auto outer = [&](int k) {
#include "fun.h"
    run([=] __device__ () { return n + k; });
  };
  run([=] __device__ () { return n + 1; });
  outer(2);
#include "last.h"
  run([=] __device__ () { return n + 2; });
}
#define X(name) int name() { run([=] __device__ () { return n_##name; }); return 1; }
struct Table {
  int n_a, n_b;
#include "list.def"
#undef X
};
}
int main() {
  h::View<int> v;
  v.first(1); v.second(2.0); v.later();
  n::f(3);
}
