// Trailing return types of device lambdas, which the host may ask for, and the macro that says whether there is one.
#include "device.h"
#include <type_traits>

struct Point { int x, y; };
namespace types {
using Real = double;
template <class T> struct Pair { T first, second; };
}  // namespace types

template <class F>
struct Results {
  using type = std::invoke_result_t<F, int>;
};

template <class T>
void in_template(Buffer<int> &out, T scale) {
  map(out, [=] __device__(int i) -> T { return scale * T(i); });
}

template <class F>
__global__ void of_points(int *to, F f) {
  auto p = f(threadIdx.x);
  to[threadIdx.x] = p.x * 10 + p.y;
}

int main() {
  start();
  Buffer<int> out(5);
  Buffer<double> reals(5);
  int k = 3;
  int *to = out.data;
  auto real = [=] __device__(int i) -> types::Real { return i / 2.0 + k; };
  auto truth = [=] __device__(int i) -> bool { return i > k; };
  auto point = [k] __device__(int i) -> Point { return {i, k}; };
  auto pair = [k] __device__(int i) -> types::Pair<short> { return {short(i), short(k)}; };
  auto place = [to] __device__(int i) -> int * { return to + i; };
  auto like = [k] __device__(int i) -> decltype(k * 2.0) { return i * 2.0 + k; };
  auto nothing = [to] __device__(int i) -> void { to[i] += 1; };
  auto both = [k] __host__ __device__(int i) { return i * 1.5 + k; };
  static_assert(std::is_same_v<Results<decltype(truth)>::type, bool>, "");
  static_assert(std::is_same_v<Results<decltype(point)>::type, Point>, "");
  static_assert(std::is_same_v<Results<decltype(place)>::type, int *>, "");
  static_assert(std::is_same_v<Results<decltype(both)>::type, double>, "");
  map(reals, real);
  reals.print("real");
  map(out, truth);
  out.print("truth");
  of_points<<<1, 5>>>(to, point);
  must(cudaDeviceSynchronize(), "points");
  out.print("points");
  each(5, [=] __device__(int i) { auto p = pair(i); *place(i) = p.first * 100 + p.second; });
  out.print("pairs and places");
  map(reals, like);
  reals.print("like");
  each(5, nothing);
  out.print("nothing");
  map(reals, both);
  reals.print("both");
  in_template(out, 2.5f);
  out.print("in a template");
  return finish();
}
