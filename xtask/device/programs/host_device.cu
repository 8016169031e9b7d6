// Host-device lambdas that run on both sides and must agree.
#include "device.h"

template <class F>
void on_host(int n, F f) {
  for (int i = 0; i < n; ++i) f(i);
}

struct Line { double slope, offset; };

void lines(int n, Line line) {
  Buffer<double> out(n);
  double here[8];
  double *to = out.data;
  auto device = [to, line] __host__ __device__(int i) { to[i] = line.slope * i + line.offset; };
  each(n, device);
  out.print("line");
  to = here;
  auto host = [to, line] __host__ __device__(int i) { to[i] = line.slope * i + line.offset; };
  on_host(n, host);
  auto copy = host;
  auto moved = static_cast<decltype(copy) &&>(copy);
  on_host(n, moved);
  show("on the host", here, n);
}

void results(int n, int base) {
  Buffer<double> out(n);
  auto root = [=] __host__ __device__(int i) { return sqrt(double(base + i * i)); };
  auto exact = [base] __host__ __device__(int i) -> double { return i < 3 ? base / 2 : i * 0.25; };
  map(out, root);
  out.print("root");
  map(out, exact);
  out.print("exact");
  double here[8];
  for (int i = 0; i < n; ++i) here[i] = root(i) + exact(i);
  show("sum on the host", here, n);
}

void without_captures() {
  Buffer<int> out(5);
  auto square = [] __host__ __device__(int i) { return i * i; };
  int (*pointer)(int) = square;
  map(out, square);
  out.print("square");
  int here[5];
  for (int i = 0; i < 5; ++i) here[i] = pointer(i) + square(i);
  show("twice on the host", here, 5);
}

int main() {
  start();
  lines(8, {2.5, -1});
  results(8, 3);
  without_captures();
  return finish();
}
