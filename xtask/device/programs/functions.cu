// Kinds of functions around lambdas: `extern "C"`, `noexcept`, attributes, default arguments, trailing return types,
// parameters of all sorts, recursion, statics.
#include "device.h"

extern "C" void c_function(int *to) { each(3, [=] __device__(int i) { to[i] = 1; }); }

static void static_function(int *to, unsigned long long value) noexcept {
  each(3, [=] __device__(int i) { to[i] += int(value % 7); });
}

[[maybe_unused]] inline auto trailing(int *to, int by = 4) -> int {
  each(3, [=] __device__(int i) { to[i] *= by; });
  return by;
}

int *pointer_result(int *const to) {
  each(3, [=] __device__(int i) { to[i] += 5; });
  return to;
}

void arrays(int to[], const int (&values)[3], int (*function)(int), int n) {
  int first = values[0], result = function(n);
  each(n, [=] __device__(int i) { to[i] += first + result; });
}

int twice(int value) { return 2 * value; }

void recursive(int *to, int depth) {
  if (depth == 0) return;
  each(3, [=] __device__(int i) { to[i] += depth; });
  recursive(to, depth - 1);
}

bool conditional(int *to, bool which) {
  return which ? (each(3, [=] __device__(int i) { to[i] += 10; }), true)
               : (each(3, [=] __device__(int i) { to[i] += 20; }), false);
}

struct Unusual { int value; };
Unusual operator+(Unusual left, int *to) {
  each(3, [=] __device__(int i) { to[i] -= left.value; });
  return left;
}
void operator""_to(unsigned long long value) {
  Buffer<int> out(2);
  int *to = out.data;
  each(2, [=] __device__(int i) { to[i] = int(value) + i; });
  out.print("literal operator");
}

int main(int argc, char **argv) {
  start();
  Buffer<int> out(3);
  c_function(out.data);
  static_function(out.data, 12);
  out.print("static");
  trailing(pointer_result(out.data));
  out.print("results");
  const int values[] = {100, 200, 300};
  arrays(out.data, values, &twice, 3);
  out.print("arrays");
  recursive(out.data, 4);
  out.print("recursive");
  if (conditional(out.data, true)) conditional(out.data, false);
  out.print("conditional");
  Unusual{7} + out.data;
  out.print("operator");
  5_to;
  int *to = out.data;
  each(3, [=] __device__(int i) { to[i] = argc + (argv != nullptr); });
  out.print("main");
  return finish();
}
