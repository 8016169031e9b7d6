// Device lambdas: the host sees a type that carries the captured values, can be copied and told from others, and
// is passed along; the code in them is the device compiler's business.
// plain: differs
// Stands in for the CUDA headers: a host compiler alone needs no more.
#ifndef __CUDACC__
#define __host__
#define __device__
#endif

#include <cstdio>
#include <type_traits>

#define DEVICE_LAMBDA [=] __device__

template <class F>
void launch(const char *name, F f) {
  F copy = f;
  (void)copy;
  std::printf("%-10s device %d trailing %d host-device %d, %d bytes\n", name,
              int(__nv_is_extended_device_lambda_closure_type(F)),
              int(__nv_is_extended_device_lambda_with_preserved_return_type(F)),
              int(__nv_is_extended_host_device_lambda_closure_type(F)), int(sizeof(F)));
}

template <class F>
int size_of(F) {
  return sizeof(F);
}

struct Step {
  int dt = 2;
  float field[3] = {1, 2, 3};
  template <class T>
  void run(T *data, int n) {
    launch("member", [=] __device__(int i) { data[i] += dt * field[i % 3] * __popc(n); });
  }
};

int main() {
  int n = 4, table[2][3] = {{1, 2, 3}, {4, 5, 6}};
  double x = 0.5;
  launch("plain", [=] __device__(int i) { return threadIdx.x + n * i; });
  launch("trailing", [n, x] __device__(int i) -> double { return n * x; });
  launch("table", [=] __device__(int i) { return table[i][n]; });
  launch("init", [y = n + 1, z = x] __device__() { return y * z; });
  launch("macro", DEVICE_LAMBDA(int i) {
    return __ldg(&n) + i;
  });
  launch("both", [n] __host__ __device__(int i) { return n + i; });
  launch("ordinary", [=](int i) { return n + i; });
  launch("nested", [k = size_of([n, x] __device__() { return n * x; })] __device__() { return k; });
  long data[2] = {};
  Step().run(data, 2);

  auto first = [n] __device__() { return n; };
  auto second = [n] __device__() { return n; };
  std::printf("distinct %d, copyable %d\n", int(!std::is_same<decltype(first), decltype(second)>::value),
              int(std::is_copy_constructible<decltype(first)>::value));
}
