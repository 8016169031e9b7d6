// std: 14
// Before C++17 20014 is said for members of class templates in lambdas with lambdas in them.
#define HD __host__ __device__
template <class D> struct Base { int m(int a) const { return static_cast<const D *>(this)->impl(a); } };
struct C1 : Base<C1> { int impl(int a) const { return a; } };
struct C2 : Base<C2> { int impl(int a) const { return a; } };
struct C3 : Base<C3> { int impl(int a) const { return a; } };
struct C4 : Base<C4> { int impl(int a) const { return a; } };
struct C5 : Base<C5> { int impl(int a) const { return a; } };
struct C6 : Base<C6> { int impl(int a) const { return a; } };
HD int u1(int a, C1 o) {
  auto l = [=](int q) {
    auto m = [=](int r) { return r; };
    return o.m(q) + m(1);
  };
  return l(1);
}
HD int u2(int a, C2 o) {
  auto l = [=](int q) {
    auto m = [=](int r) {
      return o.m(q);
    };
    return m(1);
  };
  return l(1);
}
HD int u3(int a, C3 o) {
  auto l = [=](int q) {
    auto m = [=](auto r) {
      return o.m(q);
    };
    return m(1);
  };
  return l(1);
}
HD int u4(int a, C4 o) {
  auto l = [=](auto q) {
    auto m = [=](int r) {
      return o.m(1);
    };
    return m(1);
  };
  return l(1);
}
template <class T> HD int u5(T a, C5 o) {
  auto l = [=](int q) {
    return o.m(1);
  };
  return l(1);
}
HD int use() { return u5(1, C5()); }
HD int u6(int a, C6 o) {
  auto l = [=](int q) { return q; };
  return l(1) + o.m(1);
}
