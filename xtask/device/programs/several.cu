// Several lambdas of one function: their numbers, alike and unlike, in one expression, in blocks and in loops.
#include "device.h"

template <class F, class G, class H>
__global__ void three(int *to, F f, G g, H h) {
  int i = threadIdx.x;
  to[i] = f(i) + g(i) + h(i);
}

void run(int *to, int n) {
  each(n, [=] __device__(int i) { to[i] = 1; });
  each(n, [=] __device__(int i) { to[i] += 10; });
  auto a = [=] __device__(int i) { to[i] += 100 * i; };
  auto b = [=] __device__(int i) { to[i] += n; };
  each(n, a);
  each(n, b);
  each(n, a);
  int k = 5;
  three<<<1, 6>>>(to, [=] __device__(int i) -> int { return i; }, [=] __host__ __device__(int i) -> int { return k * i; },
                  [to] __device__(int i) -> int { return to[i]; });
  must(cudaDeviceSynchronize(), "three");
}

void blocks(int *to, int which) {
  for (int round = 0; round < 3; ++round) {
    each(6, [=] __device__(int i) { to[i] += round; });
    if (int more = round + which; more % 2) {
      each(6, [=] __device__(int i) { to[i] += 100 * more; });
    } else {
      each(6, [=] __device__(int i) { to[i] -= more; });
    }
  }
  switch (which) {
    case 1:
      each(6, [=] __device__(int i) { to[i] *= 2; });
      break;
    default: {
      int k = which * 2;
      each(6, [to, k] __device__(int i) { to[i] *= k; });
    }
  }
  int values[] = {1, 2, 3};
  for (int value : values) each(6, [=] __device__(int i) { to[i] += value; });
  do each(6, [=] __device__(int i) { to[i] += 1; });
  while (false);
  try {
    int k = 1;
    each(6, [=] __device__(int i) { to[i] += k; });
  } catch (...) {
    each(6, [=] __device__(int i) { to[i] = -1; });
  }
}

int main() {
  start();
  Buffer<int> out(6);
  run(out.data, 6);
  out.print("several");
  blocks(out.data, 1);
  out.print("blocks");
  blocks(out.data, 4);
  out.print("other blocks");
  return finish();
}
