// Host-device lambdas in the hands of the host: std::function, vectors, algorithms of the standard library, results.
#include "device.h"
#include <algorithm>
#include <functional>
#include <numeric>
#include <vector>

std::function<int(int)> adder(int k) {
  return [k] __host__ __device__(int i) { return i + k; };
}

template <class F>
struct Returned {
  F f;
  int operator()(int i) const { return f(i) * 2; }
};
template <class F>
Returned<F> returned(F f) { return {f}; }

int main() {
  start();
  Buffer<int> out(5);
  int k = 3;
  auto scale = [=] __host__ __device__(int i) { return i * k; };
  std::vector<int> values(5);
  std::iota(values.begin(), values.end(), 1);
  std::transform(values.begin(), values.end(), values.begin(), scale);
  show("transform", values.data(), 5);
  std::sort(values.begin(), values.end(), [] __host__ __device__(int a, int b) { return a > b; });
  show("sort", values.data(), 5);
  std::function<int(int)> functions[] = {scale, adder(4), returned(scale)};
  for (auto &function : functions)
    for (int &value : values) value = function(value);
  show("functions", values.data(), 5);
  std::vector<decltype(scale)> many(3, scale);
  many.push_back(scale);
  int sum = std::accumulate(many.begin(), many.end(), 0, [](int all, const auto &f) { return all + f(2); });
  show("vector", &sum, 1);
  for (const auto &one : many) map(out, one);
  out.print("device");
  return finish();
}
