// std: 17
// Sorts of numbers with and without a sign, by themselves and by key: Thrust 2 and 3.0 sort negative `int` wrongly on
// the host.
#include <thrust/device_vector.h>
#include <thrust/execution_policy.h>
#include <thrust/sort.h>
#include <algorithm>
#include <cstdio>
#include <numeric>
#include <vector>

template <class T>
void sorts(const char *name) {
  std::vector<T> numbers(200);
  unsigned state = 1;
  for (T &number : numbers) {
    state = state * 1664525u + 1013904223u;
    number = static_cast<T>(static_cast<int>(state) >> 20);
  }
  std::vector<T> sorted = numbers;
  std::sort(sorted.begin(), sorted.end());
  thrust::device_vector<T> keys(numbers.begin(), numbers.end());
  thrust::sort(keys.begin(), keys.end());
  const bool plain = std::equal(sorted.begin(), sorted.end(), keys.begin());
  keys.assign(numbers.begin(), numbers.end());
  thrust::device_vector<int> places(numbers.size());
  thrust::sequence(places.begin(), places.end());
  thrust::stable_sort_by_key(keys.begin(), keys.end(), places.begin());
  bool by_key = true;
  for (size_t i = 0; i < sorted.size(); ++i) by_key = by_key && numbers[places[i]] == sorted[i];
  thrust::sort(thrust::host, numbers.begin(), numbers.end(), thrust::greater<T>());
  std::reverse(numbers.begin(), numbers.end());
  printf("%s %d %d %d\n", name, plain, by_key, numbers == sorted);
}

int main() {
  sorts<int>("int");
  sorts<unsigned>("unsigned");
  sorts<short>("short");
  sorts<signed char>("signed char");
  sorts<long>("long");
  sorts<long long>("long long");
  sorts<float>("float");
  sorts<double>("double");
}
