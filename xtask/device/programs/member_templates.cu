// Lambdas in member templates of class templates, in partial specialisations, and defined out of line.
#include "device.h"

template <class T, int N>
struct Array {
  T *data;
  template <class F>
  void apply(F f) {
    T *to = data;
    each(N, [=] __device__(int i) { to[i] = f(to[i], i); });
  }
  template <class U>
  struct View {
    T *data;
    template <int Step, class... Rest>
    void stride(U by, Rest... rest) {
      T *to = data;
      each(N / Step, [=] __device__(int i) { to[i * Step] += T(by) + int(sizeof...(Rest)); });
    }
  };
  static void fill(T *to, T value) {
    auto f = [to, value] __host__ __device__(int i) { to[i] = value + i; };
    each(N, f);
  }
  void out_of_line(int by);
  template <class U>
  void out_of_line(U by, U more) const;
};

template <class T, int N>
void Array<T, N>::out_of_line(int by) {
  each(N, [to = data, by] __device__(int i) { to[i] *= by; });
}

template <class T, int N>
template <class U>
void Array<T, N>::out_of_line(U by, U more) const {
  T *to = data;
  each(N, [=] __device__(int i) { to[i] += T(by * more); });
}

template <class T>
struct Array<T *, 2> {
  T *data;
  void point() {
    T *to = data;
    each(2, [=] __device__(int i) { to[i] = 2; });
  }
};

struct Doubled {
  __host__ __device__ int operator()(int value, int i) const { return value * 2 + i; }
};

int main() {
  start();
  Buffer<int> out(6);
  Array<int, 6> array{out.data};
  Array<int, 6>::fill(out.data, 10);
  out.print("fill");
  array.apply(Doubled());
  out.print("apply");
  array.apply([=] __device__(int value, int i) { return value - i; });
  out.print("apply a lambda");
  Array<int, 6>::View<double>{out.data}.stride<2>(100.5, 'a', nullptr);
  out.print("stride");
  array.out_of_line(3);
  array.out_of_line(1.5, 2.0);
  out.print("out of line");
  Array<int *, 2>{out.data}.point();
  out.print("partial");
  return finish();
}
