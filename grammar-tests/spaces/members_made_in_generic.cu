// std: 17
// Members of class templates in generic lambdas: 20014 where the lambda is called.
#define HD __host__ __device__
template <class T> struct B { int v; B(int a = 0) : v(a) {} int m(int a) const { return a; } static int s(int a) { return a; } int operator[](int a) const { return a; } };
HD int u1(int a) {
  auto l = [=](auto a) -> int { return B<int>().m(1); };
  return l(1);
}
HD int u2(int a) {
  auto l = [=](auto a) -> int { return B<int>().m(1); };
  return 1;
}
HD int u3(int a) {
  auto l = [=](auto a) { return B<int>().m(1); };
  return l(1);
}
HD int u4(int a) {
  auto l = [=](auto a) { return B<int>().m(int(a)); };
  return l(1);
}
HD int u5(int a) {
  auto l = [=](auto a) { return B<int>::s(1); };
  return l(1);
}
HD int u6(int a) {
  auto l = [=](auto a) { return B<int>::s(a); };
  return l(1);
}
HD int u7(int a) {
  auto l = [=](auto a) { return B<int>()[1]; };
  return l(1);
}
HD int u8(int a) {
  auto l = [=](auto a) { B<int> b; return b.m(1); };
  return l(1);
}
HD int u9(int a, B<int> b) {
  auto l = [=](auto a) { return b.m(1); };
  return l(1);
}
HD int u10(int a, B<int> b) {
  auto l = [=](auto a) { return b.m(a); };
  return l(1);
}
HD int u11(int a, B<int> b) {
  auto l = [=](auto a) { return b.m(int(a)); };
  return l(1);
}
HD int u12(int a, B<int> b) {
  auto l = [=](auto a) { (void)b.m(int(1)); return b.s(2); };
  return l(1);
}
HD int u13(int a) {
  auto l = [=](auto a) -> int { return B<int>{}.m(1); };
  return l(1);
}
HD int u14(int a) {
  auto l = [=](auto a) { B<decltype(a)> b; return b.m(1); };
  return l(1);
}
