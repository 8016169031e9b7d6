// Lambdas in lambdas: extended ones in ordinary ones, ordinary ones in extended ones, extended ones as captures.
#include "device.h"

template <class F>
__global__ void twice(int n, F f) {
  int i = threadIdx.x;
  if (i < n) f(i);
  if (i < n) f(i);
}

void run(int *to, int n) {
  int k = 3;
  each(n, [=] __device__(int i) {
    auto square = [](int v) { return v * v; };
    auto plus = [k](int v) { return v + k; };
    auto set = [&](int v) { to[i] = plus(square(v)); };
    set(i);
  });
  auto launch = [](int n, auto f) { each(n, f); };
  launch(n, [=] __device__(int i) { to[i] += k; });
  auto inside = [=] { each(n, [=] __device__(int i) { to[i] += 1000; }); };
  inside();
  auto by_reference = [&] {
    int *at = to;
    int by = k * 10;
    twice<<<1, 32>>>(n, [=] __device__(int i) { at[i] += by; });
  };
  by_reference();
  must(cudaDeviceSynchronize(), "twice");
}

void captured(int *to, int n) {
  int k = 7;
  auto plus = [k] __host__ __device__(int v) { return v + k; };
  each(n, [=] __device__(int i) { to[i] = plus(i); });
  auto times = [k] __device__(int v) { return v * k; };
  each(n, [=] __device__(int i) { to[i] += times(i); });
  auto again = [times] __device__(int v) { return times(v) + 1; };
  each(n, [to, again] __device__(int i) { to[i] += again(i); });
  each(n, [to, plus] __host__ __device__(int i) { to[i] += plus(1); });
}

int main() {
  start();
  Buffer<int> out(5);
  run(out.data, 5);
  out.print("nested");
  captured(out.data, 5);
  out.print("captured");
  return finish();
}
