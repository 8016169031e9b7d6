// Lambdas that change their copies.
#include "device.h"

template <class F>
__global__ void calls(int *to, F f) {
  for (int i = 0; i < 4; ++i) to[i] = f();
}

int main() {
  start();
  Buffer<int> out(4);
  int *to = out.data;
  int n = 10;
  calls<<<1, 1>>>(to, [n] __device__() mutable { return n++; });
  must(cudaDeviceSynchronize(), "counter");
  out.print("counter");
  calls<<<1, 1>>>(to, [n, step = 2] __device__() mutable -> int { n += step++; return n; });
  must(cudaDeviceSynchronize(), "steps");
  out.print("steps");
  auto both = [n] __host__ __device__() mutable { n *= 2; return n; };
  calls<<<1, 1>>>(to, both);
  must(cudaDeviceSynchronize(), "both");
  out.print("both");
  int here[4];
  for (int &value : here) value = both();
  show("on the host", here, 4);
  int values[3] = {5, 6, 7};
  calls<<<1, 1>>>(to, [values] __device__() mutable { return values[0]++ * values[1]-- + values[2]; });
  must(cudaDeviceSynchronize(), "array");
  out.print("array");
  each(4, [to, n] __host__ __device__(int i) mutable noexcept { n--; to[i] = n + i; });
  out.print("noexcept");
  return finish();
}
