// std: 17
// Members of class templates that are bases, called in functions for both sides.
#define HD __host__ __device__
template <class D> struct Base { int m(int a) const { return static_cast<const D *>(this)->impl(a); } int p(int a) const { return a; } };
struct C1 : Base<C1> { int impl(int a) const { return a; } };
struct C2 : Base<C2> { int impl(int a) const { return a; } };
struct C3 : Base<C3> { int impl(int a) const { return a; } };
struct C4 : Base<C4> { int impl(int a) const { return a; } };
struct C5 : Base<C5> { int impl(int a) const { return a; } };
struct C6 : Base<C6> { int impl(int a) const { return a; } };
struct C7 : Base<C7> { int impl(int a) const { return a; } };
struct C8 : Base<C8> { int impl(int a) const { return a; } };
struct C9 : Base<C9> { int impl(int a) const { return a; } };
template <class T> struct B { int v; B(int a = 0) : v(a) {} int m(int a) const { return a; } };
HD int hd(int);
int h(int);
HD int u1(int a) { return C1().m(a); }
HD int u2(int a, C2 o) { return o.m(a); }
HD int u3(int a) {
  auto l = [=](auto a) -> int { return C3{}.m(hd(7)); };
  return l(1);
}
HD int u4(int a, const C4 &o) {
  auto l = [=](auto a) -> int {
    (void)o.m(o.m(a));
    return o.m(1);
  };
  return l(1);
}
HD int u5(int a) { return C5().m(h(a)); }
HD int u6(int a, C6 o) {
  auto l = [=](int a) -> int { return o.m(a); };
  return l(1);
}
int before(int a) { return C7().m(a); }
HD int u7(int a) { return C7().m(a); }
struct S { int v; HD S(int a, C8 o) : v(o.m(2)) { auto l = [=](auto a) -> int { return o.m(o.m(a)); }; l(1); } };
HD int u9(int a) { return C9().p(a) + C9().m(1); }
HD int u10(int a) { return B<int>().m(a); }
HD int u11(int a) {
  auto l = [=](auto a) -> int { return B<long>().m(1); };
  return l(1);
}
HD int u12(int a) {
  auto l = [=](auto a) -> int { return B<char>().m(a); };
  return l(1);
}
HD int u13(int a, B<short> b) {
  auto l = [=](auto a) -> int { return b.m(a); };
  return l(1);
}
HD int u14(int a) {
  auto l = [=](int a) -> int { return B<float>(2).m(a); };
  return l(1);
}
template <class T> HD int t(T a) { return B<T>().m(a) + B<double>().m(1); }
HD int use() { return t(1u); }
