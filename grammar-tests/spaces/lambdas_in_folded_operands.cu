// std: 17
// Lambdas that are called in operands which are folded away are not compiled for the device.
#define HD __host__ __device__
int host(int a);
struct H { int m(int a) const; };
HD int hd(int a) { return a; }
template <class F> HD int app(F f) { return f(1); }
HD int a1(int a) {
  return (false && hd([=](int q) {
    return host(a + q); }(7)));
}
HD int a2(int a) {
  return (true || [=](int q) {
    return host(a + q); }(7));
}
HD int a3(int a) {
  return true ? a : [=](int q) {
    return host(a + q); }(a);
}
HD int a4(int a) {
  return false && app([=](int q) {
    return host(a + q); });
}
HD int a5(int a) {
  auto l = [=](int q) {
    return host(a + q); };
  return false && l(a);
}
HD int a6(int a) {
  return a && [=](int q) {
    return host(a + q); }(7);
}
HD int a7(int a) {
  if (false) [=](int q) {
    return host(a + q); }(7);
  return a;
}
__device__ int a8(int a) {
  return false && [=](int q) {
    return host(a + q); }(7);
}
HD int a9(int a) {
  return (false && hd([=](int q) {
    return H{}.m(a + q); }(7)));
}
HD int a10(int a) {
  return true ? [=](int q) {
    return host(a + q); }(a) : 3;
}
HD int a11(int a) {
  auto l = [=](int q) {
    return host(a + q); };
  return sizeof(l(a));
}
HD int a12(int a) {
  auto l = [=](int q) {
    return host(a + q); };
  return false && app(l);
}
HD int a14(int a) {
  return false && [=](int q) {
    return [=](int r) {
      return host(a + q + r); }(q); }(7);
}
