// std: 20
// Lambdas in constrained templates and beside what else C++20 has.
#include "device.h"
#include <concepts>
#include <span>

template <class T>
concept Number = std::integral<T> || std::floating_point<T>;

template <Number T>
void scaled(int *to, T by) {
  each(4, [=] __device__(int i) { to[i] = int(by * i); });
}

template <class T>
  requires(sizeof(T) == 1)
void narrow(int *to, T value) {
  each(4, [=] __device__(int i) { to[i] = value + i; });
}
template <class T>
  requires(sizeof(T) > 1)
void narrow(int *to, T value) {
  each(4, [=] __device__(int i) { to[i] = int(value) - i; });
}

template <class T>
struct Field {
  T *data;
  int size;
  void add(T value) requires Number<T> {
    each(size, [=, *this] __device__(int i) { data[i] += value; });
  }
};

struct Settings { int first = 1, second = 2; auto operator<=>(const Settings &) const = default; };

template <Settings S>
void settings(int *to) {
  each(4, [=] __device__(int i) { to[i] = S.first * 100 + S.second * 10 + i; });
}

enum class Unit { metre, second };

void designated(int *to, std::span<const int> values) {
  using enum Unit;
  Settings s{.first = 4, .second = 9};
  Unit unit = second;
  int n = int(values.size()), last = values.back();
  each(4, [=] __device__(int i) { to[i] = s.second * 10 + s.first + (unit == second) + n + last; });
}

int main() {
  start();
  Buffer<int> out(4);
  scaled(out.data, 2.5);
  out.print("constrained");
  narrow(out.data, 'a');
  out.print("narrow");
  narrow(out.data, 50L);
  out.print("wide");
  Field<int>{out.data, 4}.add(1000);
  out.print("method");
  settings<Settings{7, 8}>(out.data);
  out.print("class as an argument");
  const int values[] = {1, 2, 3};
  designated(out.data, values);
  out.print("designated");
  return finish();
}
