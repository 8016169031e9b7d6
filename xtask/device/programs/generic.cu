// std: 20
// Generic device lambdas: `auto` parameters, a template head, packs.
#include "device.h"

template <class F>
__global__ void run_with_types(int *to, F f) {
  to[0] = f(1);
  to[1] = f(2.75);
  to[2] = f('c');
  to[3] = f(to[0], to + 1);
}

void generic(int *to, int base) {
  run_with_types<<<1, 1>>>(to, [=] __device__(auto first, auto... more) { return int(first * 4) + base + int(sizeof...(more)); });
  must(cudaGetLastError(), "launch");
}

void with_head(int *to, double factor) {
  each(4, [=] __device__<class T>(T i) { to[i] = int(factor * i) + int(sizeof(T)); });
}

int main() {
  start();
  Buffer<int> out(4);
  generic(out.data, 100);
  must(cudaDeviceSynchronize(), "generic");
  out.print("generic");
  with_head(out.data, 2.5);
  out.print("with a head");
  return finish();
}
