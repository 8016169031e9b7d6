// std: 17
// Device variables in generic lambdas: what is returned is read where the host front end instantiates the lambda.
#define HD __host__ __device__
__constant__ int g;
__device__ int d;
inline auto f(int a) { return a + 3; }
template <class F> HD int t(F g) { return g(3); }
template <class F> HD int n(F g) { return 1; }
HD int u1(int a) {
  auto l = [=](auto b) {
    return g;
  };
  return t(l);
}
HD int u2(int a) {
  auto l = [=](auto b) {
    auto v = g;
    return g;
  };
  return t(l);
}
HD int u3(int a) {
  auto l = [=](auto b) {
    return g;
  };
  return l(a);
}
HD int u4(int a) {
  auto l = [=](auto b) {
    return d;
  };
  return t(l);
}
HD int u5(int a) {
  auto l = [=](auto b) -> int {
    return g;
  };
  return t(l);
}
HD int u6(int a) {
  auto l = [=](auto b) {
    return g + 1;
  };
  return t(l);
}
HD int u7(int a) {
  auto l = [=](auto b) {
    if (b) return g;
    int c = g;
    return 1;
  };
  return t(l);
}
HD int u8(int a) {
  auto l = [=](auto b) {
    return g;
  };
  return n(l);
}
HD int u9(int a) {
  auto l = [=](auto b) {
    (void)f(f(0));
    return g;
  };
  return t(l);
}
HD int u10(int a) {
  auto l = [=](auto b) {
    auto v = g;
    (void)f(f(0));
    return g;
  };
  return t(l);
}
HD int u11(int a) {
  auto l = [=](auto b) {
    auto v = g;
    (void)f(f(0));
    return g;
  };
  return l(a);
}
