// std: 17
// Calls of constexpr functions are reported while they are read, in operands that are folded away, too.
#define HD __host__ __device__
constexpr int k(int a) { return a; }
template <class T> constexpr T kt(T a) { return a; }
struct K { int v; constexpr K(int a = 0) : v(a) {} constexpr int m(int a) const { return a; } static constexpr int s(int a) { return a; } constexpr int operator+(int a) const { return a; } constexpr operator int() const { return 1; } constexpr int operator()(int a) const { return a; } };
HD int hd(int);
HD int u1(int a, K o) {
  false && k(a);
  true || k(a);
  true ? 1 : k(a);
  false && k(1);
  true ? 1 : k(1);
  false && kt(a);
  false && o.m(a);
  false && K::s(a);
  false && (o + a);
  false && o(a);
  false && int(o);
  false && K(1).v;
  false && K(a).v;
  false && hd(k(a));
  if (false) k(a);
  if constexpr (false) k(a);
  false && sizeof(k(a));
  false && [=](int q) { return k(q); }(a);
  auto l = [=](int q) {
    return false && k(q);
  };
  auto l2 = [=](auto q) {
    return (false && k(2)) || (false && k(q));
  };
  l(a);
  l2(a);
  return 1;
}
template <class T> HD int t(T a, K o) {
  false && k(a);
  false && k(1);
  true ? 1 : k(a);
  false && kt(a);
  false && K::s(2);
  return 1;
}
HD int use() { return t(1, K()); }
HD int u4(int a) {
  auto l = [=](int b) {
    return b ? 1 : k(2);
  };
  auto m = [=](int b) {
    if (b) return 3;
    return k(b) + k(a);
  };
  return l(1) + m(2);
}
