// std: 17
// From C++17 on 20014 is said for members of class templates in lambdas.
#define HD __host__ __device__
template <class D> struct Base { int m(int a) const { return static_cast<const D *>(this)->impl(a); } };
struct C1 : Base<C1> { int impl(int a) const { return a; } };
struct C2 : Base<C2> { int impl(int a) const { return a; } };
struct C3 : Base<C3> { int impl(int a) const { return a; } };
struct C4 : Base<C4> { int impl(int a) const { return a; } };
struct C5 : Base<C5> { int impl(int a) const { return a; } };
struct C6 : Base<C6> { int impl(int a) const { return a; } };
struct C7 : Base<C7> { int impl(int a) const { return a; } };
HD int u1(int a, C1 o) {
  switch ([=](int q) { return o.m(q); }(3)) { case 1: return 2; }
  return 1;
}
HD int u2(int a, C2 o) {
  return [=](int q) { return o.m(q); }(3);
}
HD int u3(int a, C3 o) {
  return [=](int q) { return o.m(q); }(a);
}
HD int u4(int a, C4 o) {
  int v = [=](int q) { return o.m(q); }(3);
  return v;
}
HD int u5(int a, C5 o) {
  if ([=](int q) { return o.m(q); }(3)) return 2;
  return 1;
}
HD int u6(int a, C6 o) {
  [=](int q) { return o.m(q); }(3);
  return 1;
}
HD int u7(int a, C7 o) {
  switch ([=](int q) { return o.m(q); }(a)) { case 1: return 2; }
  return 1;
}
HD int u8(int a, C7 o) {
  while ([=](int q) { return o.m(q); }(a)) { return 2; }
  return 1;
}
HD int u9(int a, C7 o) {
  for (; [=](int q) { return o.m(q); }(a);) { return 2; }
  return 1;
}
HD int u10(int a, C7 o) {
  switch (o.m(a)) { case 1: return 2; }
  auto l = [=](int q) { return q; };
  return 1;
}
inline int f(int a) { return a; }
HD int u11(int a, C7 o) {
  switch ([=](int q) { return f(q); }(a)) { case 1: return 2; }
  return 1;
}
HD int u12(int a, C7 o) {
  switch ([=](int q) { return o.impl(q); }(a)) { case 1: return 2; }
  return 1;
}
HD int u13(int a, C7 o) {
  int v = 0;
  v += [=](int q) { return o.m(q); }(a);
  v = f([=](int q) { return o.m(q); }(a));
  v = 1 + [=](int q) { return o.m(q); }(a);
  return v;
}
