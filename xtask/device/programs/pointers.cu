// Captures of pointers: to constants, to pointers, to functions of members; pointers that are advanced.
#include "device.h"

struct Point { int x, y; };

void add(int *to, const int *from, int n) {
  each(n, [=] __device__(int i) { to[i] += from[i]; });
}

void chase(int *to, int *const *table, int n) {
  each(n, [=] __device__(int i) { to[i] = *table[n - 1 - i] + 1; });
}

void members(int *to, const Point *points, int Point::*which, int n) {
  const Point *const last = points + n - 1;
  each(n, [to, last, which] __device__(int i) { to[i] = (last - i)->*which; });
}

int main() {
  start();
  Buffer<int> a(5), b(5);
  const int first[] = {1, 2, 3, 4, 5}, second[] = {10, 20, 30, 40, 50};
  a.put(first);
  b.put(second);
  add(a.data, b.data, 5);
  a.print("sum");

  Buffer<int *> table(5);
  int *rows[5];
  for (int i = 0; i < 5; ++i) rows[i] = a.data + i;
  table.put(rows);
  chase(b.data, table.data, 5);
  b.print("through pointers");

  Buffer<Point> points(5);
  const Point square[] = {{1, 6}, {2, 7}, {3, 8}, {4, 9}, {5, 10}};
  points.put(square);
  members(a.data, points.data, &Point::y, 5);
  a.print("members");

  void *nothing = nullptr;
  int *to = a.data;
  volatile int *slow = a.data;
  each(5, [=] __device__(int i) { slow[i] = nothing == nullptr ? i : -1; to[i] += 100; });
  a.print("null");
  return finish();
}
