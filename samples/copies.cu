// What copies, moves and destructions of a captured value a host-device lambda makes: the wrapper is given the
// captured values and the lambda, which it keeps on the heap; a copy of the wrapper copies that, a move takes it.
// plain: differs
// Stands in for the CUDA headers: a host compiler alone needs no more.
#ifndef __CUDACC__
#define __host__
#define __device__
#endif

#include <cstdio>
#include <utility>

struct Counted {
  int value;
  static int made, copied, moved, destroyed;
  explicit Counted(int v) : value(v) { ++made; }
  Counted(const Counted &other) : value(other.value) { ++copied; }
  Counted(Counted &&other) noexcept : value(other.value) {
    other.value = -1;
    ++moved;
  }
  ~Counted() { ++destroyed; }
};
int Counted::made = 0, Counted::copied = 0, Counted::moved = 0, Counted::destroyed = 0;

void report(const char *what) {
  std::printf("%-12s copied %d moved %d\n", what, Counted::copied, Counted::moved);
  Counted::copied = Counted::moved = 0;
}

template <class F>
int by_value(F f) {
  return f(1);
}

void lambdas() {
  Counted c(41);
  auto f = [c] __host__ __device__(int i) { return c.value + i; };
  report("made");
  auto copy = f;
  report("copied");
  auto moved = std::move(copy);
  report("moved");
  std::printf("%d %d\n", f(1), moved(2));
  report("called");
  std::printf("%d\n", by_value(f));
  report("by value");
  std::printf("%d\n", by_value(std::move(moved)));
  report("by move");
}

int main() {
  lambdas();
  // Every object is destroyed, however it was made: nothing leaks and nothing goes twice.
  Counted::copied = Counted::moved = Counted::destroyed = Counted::made = 0;
  int copied = 0;
  {
    Counted c(1);
    auto f = [c] __host__ __device__() { return c.value; };
    auto g = f;
    auto h = std::move(g);
    copied = f() + h();
  }
  int alive = Counted::made + Counted::copied + Counted::moved - Counted::destroyed;
  std::printf("%d, left over %d\n", copied, alive);
}
