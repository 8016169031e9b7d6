// std: 17
// Host variables in arguments of objects, packs and generic lambdas, and in arms of conditional expressions.
#include <vector>
#define HD __host__ __device__
static int g;
static int a3[3];
struct C { int v; HD C(int = 0); HD int m(int) const; HD int operator()(int) const; HD int operator[](int) const; HD int r(const int &) const; };
HD int f(int);
HD int r(const int &);
HD int o(int); HD int o(double);
template <class T> HD T t(T);
template <class... A> HD int p(A...);
__device__ int u1(int a, C c) {
  auto l = [=](auto b) {
    f(g);
    f(a3[1]);
    const int v = f(g);
    int w[2] = {g, 3};
    c(g);
    c.m(g);
    c[g];
    (void)c((1 || g));
    r(g);
    c.r(g);
    o(g);
    t(g);
    t<int>(g);
    p(g);
    p<int>(g);
    C(3)(g);
    C()[g];
    return f(b);
  };
  return l(1);
}
__device__ int u2(int a, C c) {
  auto l = [=](auto b) {
    (1 || g);
    g + a;
    g + b;
    f(b + g);
    b ? g : 1;
    b ? f(1) : g;
    f(1) - g;
    return g;
  };
  return l(1);
}
__device__ int u3(int a, C c) {
  f(g);
  c(g);
  c.m(g);
  c[g];
  r(g);
  c.r(g);
  o(g);
  t(g);
  t<int>(g);
  p(g);
  p<int>(g);
  C(3)(g);
  C()[g];
  (0 ? g : -c.m(1));
  (a ? g : c.m(2));
  a + o(2.5) ? int(sizeof(g)) : g;
  f(1) - g;
  (a, f(1)) * g;
  C()(g);
  return 1;
}
template <class T> HD int u4(T z, int a, C c) {
  f(g);
  c(g);
  c.m(g);
  c[g];
  r(g);
  c.r(g);
  o(g);
  t(g);
  t<int>(g);
  p(g);
  p<int>(g);
  C(3)(g);
  C()[g];
  (0 ? g : -c.m(1));
  (z ? g : c.m(2));
  a + o(2.5) ? int(sizeof(g)) : g;
  f(z) - g;
  (a, f(1)) * g;
  C()(g);
  f(g);
  return 1;
}
HD int use() { return u4(1, 2, C()); }
HD auto au(int) { return 2; }
HD int u5(int a, C c) {
  au(1) - g;
  au(g);
  const int v = (a + o(2.5) ? int(sizeof(decltype(g))) : g);
  int (*q)(int) = f;
  int w = (a, q(a)) * g;
  switch ((0 ? a3[a] : a)) {}
  return [=](int i) { return C(3)(g); }(a);
}
