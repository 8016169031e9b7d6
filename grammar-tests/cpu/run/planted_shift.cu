// std: 17
// flags: -g -fsanitize=undefined -fno-sanitize-recover=undefined
// ends: planted_shift.cu:11
// A device lambda shifts by too much.
#include <cstdio>

template <class F>
__global__ void apply(F f, int *out) { out[threadIdx.x] = f(threadIdx.x * 20); }

int main() {
  const auto shift = [] __device__(int by) { return 1 << by; };
  int out[3];
  apply<<<1, 3>>>(shift, out);
  printf("%d\n", out[0]);
}
