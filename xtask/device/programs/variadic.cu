// Lambdas in variadic templates: packs of types and of values, as arguments, counted and handed on.
#include "device.h"

template <class... Ts>
struct Sum {
  __host__ __device__ static double of(Ts... values) { return (0.0 + ... + double(values)); }
};

template <class T, class... Ts>
void count(int *to, T first, Ts...) {
  int n = sizeof...(Ts);
  each(3, [=] __device__(int i) { to[i] = int(first) + n * 10 + int(sizeof...(Ts)) + i; });
}

template <int... Ns>
void values(int *to) {
  each(int(sizeof...(Ns)), [=] __device__(int i) {
    int all[] = {Ns...};
    to[i] = all[i] + (0 + ... + Ns);
  });
}

template <class... Ts>
void one_by_one(int *to, Ts... steps) {
  int at = 0;
  auto one = [&](auto step) {
    int from = at++;
    count(to + 3 * from, step);
  };
  (one(steps), ...);
}

template <class... Ts>
struct Many {
  template <class... Us>
  static void run(int *to, Us...) {
    double all = Sum<Us...>::of(Us(2)...);
    each(3, [=] __device__(int i) { to[i] = int(sizeof...(Ts)) * 100 + int(all) + i; });
  }
};

template <class First, class... Rest>
void down(int *to) {
  int rest = sizeof...(Rest);
  each(1, [to, rest] __host__ __device__(int) { to[rest] = int(sizeof(First)) + rest; });
  if constexpr (sizeof...(Rest) > 0) down<Rest...>(to);
}

int main() {
  start();
  Buffer<int> out(9);
  count(out.data, 5, 'a', 2.0, nullptr);
  values<3, 1, 4, 1, 5>(out.data + 3);
  out.print("packs");
  one_by_one(out.data, 1, 2.5, 'c');
  out.print("one by one");
  Many<int, char>::run(out.data, 1.5, 2, 3L);
  down<char, double, short>(out.data + 3);
  out.print("in classes");
  return finish();
}
