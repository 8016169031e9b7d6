// What is captured and what is not: constants, statics, globals, references, parameters that nobody uses, `decltype`.
#include "device.h"

__constant__ int table[4] = {10, 20, 30, 40};
__device__ int counter = 5;
constexpr int global_constant = 7;

void run(int *to, const int &by_reference, int unused) {
  constexpr int local_constant = 3;
  const int initialised = 4;
  static const int kept = 9;
  int value = 2;
  int &alias = value;
  const double real = 1.5;
  each(4, [=] __device__(int i) {
    to[i] = table[i] + global_constant + local_constant + initialised + by_reference + alias + int(real * 2) + kept;
  });
  value = 100;
  each(4, [=] __device__(int i) { to[i] += alias + int(sizeof(unused)); });
  decltype(value) more = 1;
  each(4, [=] __device__(int i) { decltype(more) here = i; to[i] += here + counter; });
}

void many(int *to) {
  int a = 1, b = 2, c = 3, d = 4, e = 5, f = 6, g = 7, h = 8, k = 9, l = 10, m = 11, n = 12;
  each(4, [=] __device__(int i) { to[i] = n + m * l - k + h * g - f + e * d - c + b * a + i; });
  each(4, [c, to, a] __device__(int i) { to[i] += c * 100 + a; });
}

int main() {
  start();
  Buffer<int> out(4);
  run(out.data, 6, 1);
  out.print("kinds");
  many(out.data);
  out.print("many");
  int symbol = 50;
  must(cudaMemcpyToSymbol(counter, &symbol, sizeof symbol), "symbol");
  run(out.data, 6, 1);
  out.print("after a change of the symbol");
  return finish();
}
