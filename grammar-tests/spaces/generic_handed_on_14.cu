// std: 14
// The same without lambdas that are constexpr.
#include <algorithm>
#define HD __host__ __device__
__constant__ int g;
__device__ int d(int);
inline auto f(int a) { return a + 3; }
template <class F> HD int t(F g) { return g(3); }
template <class F> HD auto ta(F g) { return g(3); }
template <class F> HD  int tc(F g) { return g(3); }
template <class F> HD int n(F g) { return 1; }
HD int u1(int a) {
  auto l = [=](auto b) {
    return d(b);
  };
  return t(l);
}
HD int u2(int a) {
  auto l = [=](auto b) {
    return d(b);
  };
  return ta(l);
}
HD int u3(int a) {
  auto l = [=](auto b) {
    return d(b);
  };
  return tc(l);
}
HD int u4(int a) {
  return t([=](auto b) {
    return d(b);
  });
}
HD int u5(int a) {
  auto l = [=](auto b) {
    return d(b);
  };
  return t(l) + l(1);
}
HD int u6(int a) {
  auto l = [=](auto b) {
    return g;
  };
  return ta(l);
}
HD int u7(int a) {
  auto l = [=](auto b) {
    return g;
  };
  return tc(l);
}
int u8(int a) {
  auto l = [=](auto b) {
    return d(b);
  };
  return t(l);
}
int u9(int a) {
  auto l = [=](auto b) {
    d(b);
  };
  int v[2];
  std::for_each(v, v + 2, l);
  return 0;
}
HD int u10(int a) {
  return [=](auto b) {
    return g;
  }(1);
}
HD int u11(int a) {
  auto l = [=](auto b) {
    return g;
  };
  auto m = l;
  return m(1);
}
HD int u12(int a) {
  auto l = [=](auto b) {
    return g;
  };
  return sizeof(l(1));
}
HD int u13(int a) {
  auto l = [=](auto b) {
    return g;
  };
  return false && l(1);
}
HD int u14(int a) {
  auto l = [=](auto b) -> int {
    return g;
  };
  return l(1);
}
HD int u15(int a) {
  auto l = [=](auto b) {
    return g;
  };
  auto m = [=](int c) { return l(c); };
  return a;
}
HD int u16(int a) {
  auto l = [=](auto b) {
    return d(b);
  };
  auto m = [=](auto c) { return l(c); };
  return t(m);
}
