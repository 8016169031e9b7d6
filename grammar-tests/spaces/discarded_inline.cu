// std: 17
// Inline host functions in what if constexpr discards, and in operands that are folded away.
#define HD __host__ __device__
inline int f(int a) { return a; }
constexpr int k(int a) { return a; }
struct C { int v; C(int a = 0) : v(a) {} int m(int a) const { return a; } int operator+(int a) const { return a; } operator int() const { return v; } };
template <class T> struct B { int m(int a) const { return a; } };
HD int u1(int a, C o, B<int> b) {
  if constexpr (false) {
    f(a);
    k(a);
    o.m(a);
    b.m(a);
    o + a;
    int i = o;
    C x(3);
    f(f(a));
  }
  false && f(a);
  true || f(a);
  true ? 1 : f(a);
  true || k(a);
  false && o.m(a);
  false && b.m(a);
  false && k(a);
  if (false) f(a);
  if constexpr (true) { f(a); } else { f(a + 1); }
  return 1;
}
template <class T> HD int t(T a, C o, B<int> b) {
  if constexpr (false) {
    f(a);
    k(a);
    o.m(a);
    b.m(a);
  }
  if constexpr (sizeof(T) == 1) {
    f(a);
    f(1);
  }
  false && f(a);
  return 1;
}
HD int use() { return t(1, C(), B<int>()); }
__device__ int u2(int a, C o) {
  if constexpr (false) {
    f(a);
    k(a);
    o.m(a);
  }
  return 1;
}
HD int u3(int a, C o) {
  auto l = [=](int a) {
    if constexpr (false) {
      f(a);
      k(a);
      o.m(a);
    }
    return 1;
  };
  auto l2 = [=](auto a) {
    if constexpr (false) {
      f(2);
      k(2);
      o.m(2);
    }
    return 1;
  };
  return l(1) + l2(1);
}
