// Host-device lambdas that capture by value: numbers, structures, arrays, references; mutable ones; `*this`.
// plain: same
// Stands in for the CUDA headers: a host compiler alone needs no more.
#ifndef __CUDACC__
#define __host__
#define __device__
#endif

#include <cstdio>

struct Point {
  int x, y;
};

template <class F>
int call(F f, int i) {
  return f(i);
}

int scalars(int n, double factor, const char *text) {
  const int k = 3;
  int &reference = n;
  auto implicit = [=] __host__ __device__(int i) { return i * n + int(factor) + text[1] + k; };
  auto explicitly = [n, factor, reference] __host__ __device__(int i) { return i + n + int(2 * factor) + reference; };
  n = 1000;  // the lambdas have copies
  return call(implicit, 2) + call(explicitly, 5);
}

int arrays() {
  int line[4] = {1, 2, 3, 4};
  double grid[2][3] = {{0.5, 1.5, 2.5}, {3.5, 4.5, 5.5}};
  Point points[2] = {{1, 2}, {3, 4}};
  auto sum = [=] __host__ __device__(int i) { return line[i] + int(2 * grid[1][2]) + points[1].y; };
  line[2] = 50;
  grid[1][2] = 0;
  points[1].y = 0;
  return call(sum, 2);
}

int state(int n) {
  auto count = [n] __host__ __device__(int step) mutable {
    n += step;
    return n;
  };
  int first = count(1), second = count(1);
  auto copy = count;  // with its state
  int third = copy(10), fourth = count(1);
  std::printf("state %d %d %d %d, outside %d\n", first, second, third, fourth, n);
  return fourth;
}

struct Account {
  int balance = 7;
  int rate(int percent) const { return balance * percent; }
  int pointer() {
    auto l = [=] __host__ __device__(int i) { return balance += i; };
    return l(1) + l(1) + balance;
  }
  int explicitly() const {
    auto l = [this] __host__ __device__(int i) { return this->rate(i); };
    return l(3);
  }
#if __cplusplus >= 201703L
  int copied() {
    auto l = [*this] __host__ __device__(int i) { return balance + i; };
    balance = 0;
    return l(100);
  }
#else
  int copied() {
    int before = balance;
    balance = 0;
    return before + 100;
  }
#endif
};

int main() {
  std::printf("scalars %d\n", scalars(10, 1.5, "abc"));
  std::printf("arrays %d\n", arrays());
  std::printf("state %d\n", state(40));
  Account account;
  int a = account.pointer(), b = account.explicitly(), c = account.copied();
  std::printf("this %d %d %d\n", a, b, c);
}
