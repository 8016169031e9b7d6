// Lambdas that macros annotate, introduce, make whole, or have among their arguments.
// plain: same
// Stands in for the CUDA headers: a host compiler alone needs no more.
#ifndef __CUDACC__
#define __host__
#define __device__
#endif

#include <cassert>
#include <cstdio>

#define HD __host__ __device__
#define LAMBDA [=] HD
#define ONCE(...) __VA_ARGS__
#define TWICE(x) ((x) + (x))
#define FOR_EACH(i, n, ...) for_each(n, [=] HD(int i) mutable __VA_ARGS__)
#define IGNORE(x) 0

template <class F>
void for_each(int n, F f) {
  for (int i = 0; i < n; ++i) f(i);
}

template <class F>
int call(F f, int i) {
  return f(i);
}

int run(int a, int *out) {
  auto annotated = [a] HD(int i) { return a + i; };
  int sum = annotated(1);
  sum += call(LAMBDA(int i) { return 10 * a + i; }, 2);
  sum += ONCE(call([=] HD(int i) {
    int x = 3, y = 4;  // commas and a comment: it's fine
    return a * x + y + i;
  }, 3));
  sum += ONCE(call(LAMBDA(int i) { return a - i; }, 1));
  sum += TWICE(call([=] HD(int i) { return a * i; }, 5));
  sum += IGNORE(call([=] HD(int i) { return a * i; }, 5));
  FOR_EACH(i, 4, {
    out[i] = a * i;
    a += 1;
  });
  assert(call([=] HD(int i) { return a == i; }, a));
  return sum;
}

int main() {
  int out[4] = {};
  int sum = run(7, out);
  std::printf("%d: %d %d %d %d, line %d\n", sum, out[0], out[1], out[2], out[3], __LINE__);
}
