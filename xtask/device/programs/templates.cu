// Lambdas in function templates: types, values, templates and defaults as parameters, specialisations, overloads.
#include "device.h"

enum class Kind { plain, doubled };

template <class T>
void typed(T *to, int n, T step) {
  each(n, [=] __device__(int i) { to[i] = step * T(i); });
}

template <int N, bool Up, class T = int>
void valued(T *to) {
  each(N, [=] __device__(int i) { to[i] = Up ? i : N - i; });
}

template <Kind K>
void kinds(int *to, int n) {
  auto f = [to] __host__ __device__(int i) { to[i] = K == Kind::doubled ? 2 * i : i; };
  each(n, f);
}
template <>
void kinds<Kind::plain>(int *to, int n) {
  each(n, [to] __device__(int i) { to[i] = 1000 + i; });
}

template <class T>
struct Box { T value; };

template <template <class> class C, class T>
void boxed(T *to, C<T> box, int n) {
  each(n, [to, box] __device__(int i) { to[i] = box.value + i; });
}

template <int *(*Next)(int *, int)>
void advanced(int *to) {
  int *at = Next(to, 2);
  each(2, [=] __device__(int i) { at[i] = 77 + i; });
}
int *next(int *from, int by) { return from + by; }

void overloaded(int *to, int value) { each(3, [=] __device__(int i) { to[i] = value + i; }); }
void overloaded(int *to, double value) { each(3, [=] __device__(int i) { to[i] = int(value * 10) + i; }); }
template <class T>
void overloaded(int *to, T *value) { each(3, [=] __device__(int i) { to[i] = value ? 1 : 2 + i; }); }

template <unsigned N>
struct Countdown {
  static void run(int *to) {
    each(1, [=] __device__(int) { to[N] = N * N; });
    Countdown<N - 1>::run(to);
  }
};
template <>
struct Countdown<0> {
  static void run(int *to) { each(1, [=] __device__(int) { to[0] = -1; }); }
};

int main() {
  start();
  Buffer<double> reals(5);
  typed(reals.data, 5, 1.25);
  reals.print("typed by double");
  Buffer<int> out(6);
  typed(out.data, 6, 3);
  out.print("typed by int");
  valued<6, true>(out.data);
  out.print("up");
  valued<5, false>(out.data);
  out.print("down");
  kinds<Kind::doubled>(out.data, 6);
  out.print("doubled");
  kinds<Kind::plain>(out.data, 6);
  out.print("specialised");
  boxed(out.data, Box<int>{500}, 6);
  out.print("boxed");
  advanced<&next>(out.data);
  out.print("advanced");
  overloaded(out.data, 7);
  out.print("overload 1");
  overloaded(out.data, 7.5);
  out.print("overload 2");
  overloaded(out.data, "text");
  out.print("overload 3");
  Countdown<5>::run(out.data);
  out.print("countdown");
  return finish();
}
