// CUB's device-wide algorithms with lambdas.
#include "device.h"
#include <cub/device/device_for.cuh>
#include <cub/device/device_reduce.cuh>

template <class T, class Op>
T reduce(const T *values, int n, Op op, T start) {
  Buffer<T> out(1);
  size_t bytes = 0;
  must(cub::DeviceReduce::Reduce(nullptr, bytes, values, out.data, n, op, start), "size");
  Buffer<char> scratch(int(bytes) + 1);
  must(cub::DeviceReduce::Reduce(scratch.data, bytes, values, out.data, n, op, start), "reduce");
  T value;
  out.get(&value);
  return value;
}

int main() {
  start();
  int n = 100;
  Buffer<int> values(n);
  int *to = values.data;
  must(cub::DeviceFor::Bulk(n, [=] __device__(int i) { to[i] = (i * 37) % 101; }), "bulk");
  must(cub::DeviceFor::ForEachN(to, n, [n] __device__(int &value) { value += n; }), "for each");
  int said[] = {reduce(to, n, [] __device__(int a, int b) -> int { return a > b ? a : b; }, 0),
                reduce(to, n, [] __host__ __device__(int a, int b) { return a + b; }, 0),
                reduce(to, n, [n] __host__ __device__(int a, int b) { return (a + b) % n; }, 0)};
  show("reduce", said, 3);
  return finish();
}
