// Host-device lambdas in templates, members, member templates, specialisations, namespaces and other lambdas.
// plain: same
// Stands in for the CUDA headers: a host compiler alone needs no more.
#ifndef __CUDACC__
#define __host__
#define __device__
#endif

#include <cstdio>

namespace lib {
inline namespace v1 {
template <class T, int N, class F>
T fold(const T (&values)[N], T start, F f) {
  for (const T &value : values) start = f(start, value);
  return start;
}

template <class T, class... Rest>
T weighted(T weight, Rest... rest) {
  T values[] = {T(rest)...};
  return fold(values, T(0), [weight] __host__ __device__(T a, T b) { return a + weight * b; });
}
}  // namespace v1

template <class T>
struct Buffer {
  T data[3];
  T scale;

  template <class U>
  U sum(U start) const {
    auto step = [=] __host__ __device__(U a, T b) -> U { return a + U(scale * b); };
    for (const T &value : data) start = step(start, value);
    return start;
  }

  static T largest(const Buffer &buffer, T floor) {
    auto better = [floor] __host__ __device__(T a, T b) { return (a < b ? b : a) < floor ? floor : (a < b ? b : a); };
    return fold(buffer.data, floor, better);
  }

  struct Inner {
    T value;
    T get(T more) const {
      return [=] __host__ __device__(T i) { return value + more + i; }(T(1));
    }
  };

  T operator()(T i) {
    auto f = [=] __host__ __device__(T j) { return data[0] + i * j; };
    return f(T(2));
  }
};

template <class T>
struct Buffer<T *> {
  T *pointer;
  T first() const {
    auto f = [this] __host__ __device__() { return *pointer; };
    return f();
  }
};
}  // namespace lib

namespace {
int hidden(int n) {
  auto f = [n] __host__ __device__(int i) noexcept { return n - i; };
  return f(1);
}
}  // namespace

template <class T>
T dispatch(T n, bool negative) {
  if (negative) {
    auto f = [=] __host__ __device__(T i) { return -(n + i); };
    return f(1);
  }
  auto outer = [=](T i) {
    auto inner = [=] __host__ __device__(T j) { return n * i + j; };
    return inner(T(5));
  };
  return outer(T(10));
}

template <>
int dispatch<int>(int n, bool) {
  auto f = [n] __host__ __device__(int i) { return n + 1000 * i; };
  return f(1);
}

int main() {
  int values[4] = {1, 2, 3, 4};
  std::printf("%d\n", lib::fold(values, 10, [] __host__ __device__(int a, int b) { return a + b; }));
  std::printf("%d\n", lib::weighted(2, 1, 2, 3));
  lib::Buffer<double> buffer{{1.5, 2.5, 3.0}, 2.0};
  std::printf("%ld %.1f\n", buffer.sum(1L), lib::Buffer<double>::largest(buffer, 2.0));
  lib::Buffer<int>::Inner inner{20};
  std::printf("%d %.1f\n", inner.get(1), buffer(3.0));
  int seven = 7;
  std::printf("%d %d\n", lib::Buffer<int *>{&seven}.first(), hidden(43));
  std::printf("%ld %ld %d\n", dispatch(4L, false), dispatch(4L, true), dispatch(4, true));
  int total = 0;
  for (int i = 0; i < 3; ++i) {
    auto add = [=] __host__ __device__(int base) { return [=](int more) { return base + more + i; }(100); };
    total += add(1000);
  }
  std::printf("%d\n", total);
}
