// Lambdas that macros make: annotations, whole lambdas, loops, several of one macro, pasted names.
#include "device.h"

#define DEVICE_LAMBDA [=] __device__
#define BOTH __host__ __device__
#define FOR_EACH(i, n, ...) each(n, [=] __device__(int i) __VA_ARGS__)
#define SET(to, value) each(4, DEVICE_LAMBDA(int i) { to[i] = (value); })
#define TWO(to, a, b) SET(to, a); each(4, [=] BOTH(int i) { to[i] += (b); })
#define CAPTURE(...) [__VA_ARGS__] __device__
#define NAMED(name) void run_##name(int *to, int name) { SET(to, name * 2 + i); }
#define LAUNCH(f) run_each<<<1, 32>>>(4, f)

NAMED(first)
NAMED(second)

int main() {
  start();
  Buffer<int> out(4);
  int *to = out.data;
  int k = 6;
  FOR_EACH(i, 4, {
    int twice = 2 * i, thrice = 3 * i;
    to[i] = twice + thrice + k;
  });
  out.print("loop");
  SET(to, k * i);
  out.print("set");
  TWO(to, k, i * 100);
  out.print("two");
  each(4, CAPTURE(to, k)(int i) { to[i] = k - i; });
  out.print("captures");
  run_first(to, 5);
  out.print("first");
  run_second(to, 50);
  out.print("second");
  LAUNCH(DEVICE_LAMBDA(int i) { to[i] = -i; });
  must(cudaDeviceSynchronize(), "launch");
  out.print("launch");
  return finish();
}
