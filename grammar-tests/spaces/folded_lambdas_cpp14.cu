// std: 14
// Before C++17 no lambda is constexpr.
int f(int a) { return a; }
constexpr int cf(int a) { return a; }
__device__ int d(int a) { return a; }
__global__ void k(int a) {
  auto l1 = [=] (int a) -> int { return (a ? a : f(0)); };
  l1(1);
  auto l2 = [=] (int a) -> int { return (a ? a : f(1)); };
  l2(a);
  auto l3 = [=] (int a) -> int { return f(2); };
  l3(1);
  auto l4 = [] (int a) -> int { if (a) return 1; return f(3); };
  l4(1);
  int b = a;
  auto l6 = [=] (int a) -> int { if (a) return 1; return b + f(5); };
  l6(1);
  auto l7 = [] (int a) -> int { for (int i = 0; i < a; ++i) return f(6); return 1; };
  l7(0);
  auto l8 = [] (int a) -> int { return a && f(7); };
  l8(0);
  auto l10 = [] () -> int { int x = 3; return x ? 1 : f(9); };
  l10();
  auto l11 = [] (int a) -> int { return a ? 1 : f(10); };
  l11(1); l11(a);
  [] (int a) -> int { return a ? 1 : f(11); }(1);
}
__device__ int dd(int a) {
  auto l1 = [=] (int a) -> int { return (a ? a : f(0)); };
  return l1(1);
}
