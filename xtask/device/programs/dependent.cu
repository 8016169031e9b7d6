// Lambdas in templates whose captures have dependent types: members of parameters, aliases, results of calls, iterators.
#include "device.h"
#include <iterator>
#include <vector>

template <class T>
struct Traits { using value = T; using wide = long long; static constexpr int rank = 1; };
template <>
struct Traits<float> { using value = float; using wide = double; static constexpr int rank = 2; };

template <class T>
void run(int *to, int n, T start) {
  using Wide = typename Traits<T>::wide;
  Wide sum = Wide(start) * 2;
  typename Traits<T>::value copy = start;
  auto deduced = sum + copy;
  const auto &reference = deduced;
  each(n, [=] __device__(int i) { to[i] = int(sum) * 100 + int(copy) * 10 + int(reference) + Traits<T>::rank + i; });
}

template <class Iterator>
void iterators(int *to, Iterator first, Iterator last) {
  auto n = std::distance(first, last);
  typename std::iterator_traits<Iterator>::value_type value = *first;
  each(int(n), [=] __device__(int i) { to[i] = int(value) + int(n) * i; });
}

template <class Container>
void containers(int *to, const Container &values) {
  auto front = values.front();
  typename Container::size_type size = values.size();
  for (auto value : values) each(2, [=] __device__(int i) { to[i] += int(value) + int(front) + int(size); });
}

template <class T, class U>
auto sums(int *to, T a, U b) -> decltype(a + b) {
  decltype(a + b) sum = a + b;
  T copies[2] = {a, T(a + 1)};
  each(2, [=] __device__(int i) { to[i] = int(sum * 2) + int(copies[i]); });
  return sum;
}

template <class T>
class Matrix {
 public:
  using Row = T *;
  struct Shape { int rows, columns; };
  Matrix(T *data, Shape shape) : data_(data), shape_(shape) {}
  void fill(T value) {
    Row to = data_;
    Shape shape = shape_;
    each(shape.rows * shape.columns, [=] __device__(int i) { to[i] = value * T(i / shape.columns); });
  }

 private:
  Row data_;
  Shape shape_;
};

int main() {
  start();
  Buffer<int> out(6);
  run(out.data, 6, 2);
  out.print("int");
  run(out.data, 6, 2.5f);
  out.print("float");
  double reals[] = {1.5, 2.5, 3.5};
  iterators(out.data, reals, reals + 3);
  out.print("iterators");
  containers(out.data, std::vector<short>{4, 5, 6});
  out.print("containers");
  sums(out.data, 3, 0.25);
  out.print("sums");
  Matrix<int>(out.data, {2, 3}).fill(9);
  out.print("matrix");
  return finish();
}
