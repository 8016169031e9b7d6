// std: 17
// Calls of constexpr functions that are no constants: an argument is known at run time only.
#include <algorithm>
#include <vector>
#define HD __host__ __device__
constexpr int k(int a) { return a; }
constexpr int k2(int a, int b = 1) { return a + b; }
constexpr auto ka(int a) -> int { return a; }
int h(int a);
HD int hd(int a);
HD constexpr int c(int a) { return a; }
template <class T> constexpr T kt(T a) { return a; }
static int g;
static const int cg = 3;
struct V { virtual int m(int) const; HD int n(int) const; };
struct C { int v; constexpr int m(int a) const { return v + 3; } static constexpr int s(int a) { return a; } constexpr int operator()(int a) const { return a; } constexpr int operator+(int a) const { return a; } };
HD int u1(int a, C o) {
  k(h(0));
  k(hd(0));
  k(c(0));
  k(c(a));
  k(k(a));
  k(k(0));
  k(kt(0));
  k(kt(a));
  k(g);
  k(cg);
  k(a);
  k(3);
  k(a + 1);
  k(hd(1) + 1);
  k(a * k(a));
  k(1 * k(1));
  k(h(a) > 1);
  k(V().n(1));
  k(V().m(1));
  k(o.v);
  k(C{1}.v);
  k(C{a}.v);
  o.m(1);
  o.m(V().m(7));
  o.m(hd(1));
  o.m(a);
  C{1}.m(hd(1));
  C::s(hd(1));
  C::s(1);
  o(1);
  o(hd(1));
  o + 1;
  o + hd(1);
  k2(hd(1));
  k2(hd(1), 2);
  k2(2, hd(1));
  k2(a, 2);
  k2(a, a);
  k2(a, hd(1));
  k2(hd(1), hd(2));
  ka(hd(1));
  k(std::max(a, 3));
  k(std::max(1, 3));
  k(sizeof(hd(1)));
  k((hd(1), 2));
  k(true ? 1 : hd(1));
  k(hd(1) ? 1 : 2);
  k(a ? 1 : 2);
  k(-hd(1));
  k(!a);
  k((int)hd(1));
  k(int(hd(1)));
  k(double(a));
  k(*new int(1));
  k([=](int q) { return q; }(1));
  k([=](int q) { return hd(q); }(1));
  std::max(hd(1), 2);
  std::max(1, 2);
  long v = (a - c(a), k(a * k(a)));
  long w = true ? k(7) : 2;
  k(v);
  k(((k(v)) > 1));
  k2(k2(v, v), k2(w, v));
  const int x = 3;
  k(x);
  const int y = a;
  k(y);
  constexpr int z = 3;
  k(z);
  int ar[2] = {1, 2};
  k(ar[1]);
  int &r = a;
  k(r);
  if (k(hd(1))) return 1;
  auto l = [=](auto b) -> int { return k(hd(2)); };
  l(1);
  auto l2 = [=](int b) -> int { return k(hd(2)); };
  l2(1);
  return k(hd(1));
}
struct S {
  int v;
  HD S(int a) : v(k(a)) { k(hd(1)); }
  HD S(long a) : v(k(hd(1))) {}
  HD S(char) : v(k(1)) {}
};
template <class T> HD int t(T z, int a) {
  k(hd(1));
  k(a);
  k(z);
  k(hd(z));
  k2(a, 1);
  return 1;
}
HD int use() { return t(1, 2); }
