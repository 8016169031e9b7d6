// std: 14
// Lambdas as C++14 has them.
#include "device.h"

template <class T, int N>
struct Shape {
  T side[N];
  constexpr int sides() const { return N; }
};

template <typename T>
auto area(int *to, Shape<T, 2> shape) -> void {
  each(4, [=] __device__(int i) { to[i] = int(shape.side[0] * shape.side[1]) + i; });
}

struct Method {
  int k;
  void run(int *to) const noexcept {
    each(4, [to, k = k] __device__(int i) { to[i] = k * i; });
  }
};

template <class F>
struct Holder {
  F f;
  void run(int n) { each(n, f); }
};
template <class F>
Holder<F> hold(F f) { return Holder<F>{f}; }

int main() {
  start();
  Buffer<int> out(4);
  int *to = out.data;
  area(to, Shape<double, 2>{{2.5, 4}});
  out.print("template");
  Method{3}.run(to);
  out.print("method");
  hold([=] __device__(int i) { to[i] -= 1; }).run(4);
  out.print("held");
  auto square = [] __host__ __device__(int i) noexcept { return i * i; };
  int (*pointer)(int) = square;
  map(out, square);
  int here = pointer(3) + square(4);
  show("on the host", &here, 1);
  out.print("square");
  return finish();
}
