// std: 20
// Captures of structured bindings: of arrays, of classes, of pairs and tuples.
#include "device.h"
#include <tuple>
#include <utility>

struct Range { int *begin; int size; double step; };

int main() {
  start();
  Buffer<int> out(6);
  int *to = out.data;
  auto [first, size, step] = Range{out.data, 6, 2.5};
  each(size, [first = first, step = step] __device__(int i) { first[i] = int(i * step); });
  out.print("initialised");
  int pair[2] = {3, 4};
  auto [low, high] = pair;
  each(6, [=] __device__(int i) { to[i] = low * 100 + high * 10 + i; });
  out.print("of an array");
  auto [name, place] = std::make_pair(7, 8);
  each(6, [to, name = name, place = place] __device__(int i) { to[i] = name * place + i; });
  out.print("of a pair");
  auto [begin, count, scale] = Range{out.data, 3, 0.5};
  each(count, [=] __device__(int i) { begin[i] = int(100 * scale) + count + i; });
  out.print("of a class");
  return finish();
}
