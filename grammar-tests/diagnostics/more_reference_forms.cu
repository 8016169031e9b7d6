// std: 20
// reference captures: structured bindings, this, nested, parameters, loops, catch, macros, init-captures
struct P { int a, b; };
#define BYREF &
#define LST &x, y
struct S {
  int m;
  void f(int x, int y) {
    auto l1 = [&, this] __device__ () { return m; };
    auto l2 = [&, *this] __device__ () { return m; };
    auto l3 = [this, &x] __device__ () { return m + x; };
    auto l4 = [=, this, &x] __device__ () { return m + x + y; };
    auto l5 = [BYREF x] __device__ () { return x; };
    auto l6 = [LST] __device__ () { return x + y; };
    auto l7 = [BYREF] __device__ () { return x; };
  }
};
void g(int n, const int cn, int &rn, int &&rrn) {
  auto [a, b] = P{1, 2};
  static int s;
  constexpr int k = 4;
  const int c = n;
  thread_local int tl;
  auto l3 = [&] __device__ () { return s + tl; };
  auto l4 = [&] __device__ () { return k + c; };
  auto l5 = [&] __device__ () { return rn + rrn + cn; };
  auto l6 = [&r = n, &q = rn] __device__ () { return r + q; };
  for (int i = 0; i < 3; ++i) { auto l = [&] __device__ () { return i; }; }
  for (auto e : {1, 2}) { auto l = [&] __device__ () { return e; }; }
  for (auto &&e : {1, 2}) { auto l = [&e] __device__ () { return e; }; }
  if (int v = n; v > 0) { auto l = [&] __device__ () { return v; }; }
  switch (int v = n) { case 1: { auto l = [&v] __device__ () { return v; }; } }
  try { } catch (int &e) { auto l = [&] __device__ () { return e; }; }
  while (int w = n) { auto l = [&] __device__ () { return w; }; }
  auto l7 = [&] __device__ (int n) { return n; };
  auto l8 = [&] __device__ () { int n = 3; return n; };
  auto l9 = [&] __device__ () { return [=] { return n; }(); };
  auto l10 = [&] __device__ () { return [&] { return n + c; }(); };
  auto l11 = [&] __device__ () { return [n] { return n; }(); };
  auto l12 = [&] __device__ () { return [m = n] { return m; }(); };
  auto l13 = [&] __device__ () { return [](int n) { return n; }(2); };
  auto l14 = [&] __device__ () { return sizeof(n) + sizeof n + alignof(decltype(n)) + noexcept(n); };
  auto l15 = [&] __device__ () { decltype(n) x = 3; decltype((n)) y = x; return y; };
  auto l16 = [&] __device__ () { return &n; };
  auto l17 = [&] __device__ () { struct L { int n; } z{1}; return z.n; };
  auto l18 = [&] __device__ () -> decltype(n) { return 1; };
  auto l19 = [&] __device__ (int q = sizeof(n)) { return q; };
  auto l20 = [&] __device__ () { return k; };
  auto l21 = [&] __device__ () { return &k != nullptr; };
  auto l22 = [&] __device__ () mutable { n += cn; };
  auto l23 = [&, n] __device__ () { return n + cn; };
  auto l24 = [&, m = n] __device__ () { return m + cn; };
}
