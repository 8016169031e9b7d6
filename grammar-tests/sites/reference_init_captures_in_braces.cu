// std: 17
// A lambda in braces whose first capture is a reference with an initialiser is no designator.
template <class F> int eat(F f) { return 0; }
int a = 2;
int u(int y, int s) {
  auto a{[&m = s, y, s](int d) { return eat([=] __device__ { return m + d; }); }};
  auto b{[&m = s] { return m; }};
  return eat([y] __device__ { return y; }) + a(1) + b();
}
