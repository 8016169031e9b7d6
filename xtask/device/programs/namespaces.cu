// Lambdas in nested, inline and unnamed namespaces, behind aliases and using-declarations.
#include "device.h"

namespace outer {
struct Step { int by; };
namespace inner {
void run(int *to, Step step) { each(4, [=] __device__(int i) { to[i] = step.by * i; }); }
inline namespace v2 {
struct Step { int by, more; };
void run(int *to, Step step, int n) { each(n, [=] __device__(int i) { to[i] += step.by + step.more; }); }
}  // namespace v2
}  // namespace inner
namespace deep::deeper {
template <class T>
void run(int *to, T value) { each(4, [=] __device__(int i) { to[i] = int(value.by) * 10 + i; }); }
}  // namespace deep::deeper
}  // namespace outer

namespace alias = outer::deep::deeper;

namespace {
struct Local { int value; };
void hidden(int *to, Local local) { each(4, [=] __device__(int i) { to[i] = local.value - i; }); }
namespace nested {
struct Method {
  int k;
  void run(int *to) const { each(4, [to, k = k] __device__(int i) { to[i] = k + i; }); }
};
}  // namespace nested
template <class F>
__global__ void hidden_kernel(int *to, F f) { to[threadIdx.x] = f(threadIdx.x); }
}  // namespace

namespace outer {
namespace {
int apart(int *to) {
  int k = 3;
  hidden_kernel<<<1, 4>>>(to, [=] __device__(int i) -> int { return k * i; });
  must(cudaGetLastError(), "launch");
  return 0;
}
}  // namespace
int again(int *to) { return apart(to); }
}  // namespace outer

int main() {
  start();
  Buffer<int> out(4);
  outer::inner::run(out.data, outer::Step{3});
  out.print("nested");
  outer::inner::run(out.data, outer::inner::Step{3, 4}, 3);
  out.print("inline");
  alias::run(out.data, outer::Step{8});
  out.print("alias");
  hidden(out.data, {50});
  out.print("unnamed");
  nested::Method{7}.run(out.data);
  out.print("unnamed and nested");
  outer::again(out.data);
  out.print("a kernel in an unnamed namespace");
  return finish();
}
