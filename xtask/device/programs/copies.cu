// How often captured objects are copied, moved and destroyed on their way, for both kinds of lambdas, on the host.
#include "device.h"

struct Counts { int copies, moves, assignments, alive; };
Counts counts;

struct Counted {
  int value;
  Counted() : value(0) { ++counts.alive; }
  explicit Counted(int value) : value(value) { ++counts.alive; }
  Counted(const Counted &other) : value(other.value) { ++counts.copies; ++counts.alive; }
  Counted(Counted &&other) noexcept : value(other.value) { ++counts.moves; ++counts.alive; }
  Counted &operator=(const Counted &other) {
    value = other.value;
    ++counts.assignments;
    return *this;
  }
  ~Counted() { --counts.alive; }
};

void say(const char *name) {
  int said[] = {counts.copies, counts.moves, counts.assignments, counts.alive};
  show(name, said, 4);
  counts = Counts{0, 0, 0, counts.alive};
}

template <class F>
void hand_on(F f) { each(3, f); }

// nvcc's front end writes `static_cast<decltype(g) &&>(g)` without the `&&`, and its text copies.
template <class T>
T &&moved(T &of) { return static_cast<T &&>(of); }

void device(int *to) {
  Counted one(7);
  Counted several[3];
  several[2].value = 5;
  auto f = [=] __device__(int i) { to[i] = one.value * 10 + several[2].value + i; };
  say("made");
  auto g = f;
  say("copied");
  auto h = moved(g);
  say("moved");
  hand_on(h);
  say("handed on");
  each(3, [to, kept = Counted(9)] __device__(int i) { to[i] += kept.value * 1000; });
  say("init-capture");
}

void both(int *to) {
  Counted one(3);
  Counted several[2];
  auto f = [=] __host__ __device__(int i) { to[i] += one.value * 100 + several[1].value + i; };
  say("made");
  auto g = f;
  say("copied");
  auto h = moved(g);
  say("moved");
  hand_on(f);
  say("handed on");
  auto here = [one] __host__ __device__(int i) { return one.value + i; };
  int sum = here(1) + here(2);
  show("called", &sum, 1);
  say("called");
}

int main() {
  start();
  Buffer<int> out(3);
  device(out.data);
  say("after device lambdas");
  out.print("device");
  both(out.data);
  say("after host-device lambdas");
  out.print("host device");
  return finish();
}
