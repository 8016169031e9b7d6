// Init-captures of device lambdas: values, calls, members, casts, pointers, other lambdas.
#include "device.h"

struct Grid {
  int *cells;
  int width;
  int area() const { return width * width; }
};

template <class T>
T twice(T value) { return value + value; }

void run(Grid grid, int n) {
  each(n, [to = grid.cells, width = grid.width, area = grid.area()] __device__(int i) { to[i] = area - width + i; });
}

template <class T>
void typed(int *to, int n, T value) {
  each(n, [to, value = twice(value), size = sizeof(T)] __device__(int i) { to[i] = int(value * 2) + int(size) * i; });
}

int main() {
  start();
  Buffer<int> out(6);
  run({out.data, 5}, 6);
  out.print("members and calls");
  typed(out.data, 6, 2.5);
  out.print("in a template");
  int *to = out.data;
  int n = 6;
  each(n, [=, last = n - 1, half = static_cast<float>(n) / 2] __device__(int i) { to[i] = last - i + int(half * 10); });
  out.print("beside a default");
  auto add = [](int a, int b) { return a + b; };
  each(n, [to, seven = add(3, 4), flag = true, letter = 'a', unsigned_one = 1u] __device__(int i) {
    to[i] = seven + flag + letter + int(unsigned_one) + i;
  });
  out.print("literals and a call of a lambda");
  each(n, [end = to + n] __device__(int i) { end[-1 - i] = i * i; });
  out.print("a pointer");
  return finish();
}
