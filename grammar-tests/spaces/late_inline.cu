// std: 17
// In a function that has a lambda members of class templates are inline.
#define HD __host__ __device__
template <class D> struct B { int m(int a) const { return static_cast<const D *>(this)->impl(a); } };
struct C : B<C> { int impl(int a) const { return a; } HD int imp(int a) const { return a; } };
template <class T> struct V { T v = 1; HD V() {} int m() { return 1; } static int s(int a) { return a; } template <class U> int t(U a) { return a; } };
template <class T> int ft(T a) { return a; }
HD int g(C c, int a) { 
  auto l = [=](int a) { return a; };
  return c.m(a); }
HD int g2(C c, int a) { return c.m(a); }
HD int g3(C c, int a) { if (c.m(a)) { 
  auto l = [=](int a) { return a; }; }
  V<int> v;
  v.m();
  v.t(a);
  V<int>::s(a);
  ft(a);
  return 1; }
HD int g4(C c, int a) {
  struct L { int q() { auto l = [=](int a) { return a; }; return l(1); } }; 
  return c.m(a); }
HD int g5(C c, int a) { return c.m(a) +
     [=](int a) { return a; }(1); }
struct K {
  HD int g6(C c, int a) { return c.m(a) +
     [=](int a) { return a; }(1); }
  HD K(C c, int a) { c.m(a);
     [=](int a) { return a; }(1); } };
HD inline int g7(C c, int a) { c.m(a);
     return [=] HD (int a) { return a; }(1); }
HD inline int g8(C c, int a) { c.m(a);
#ifndef __CUDA_ARCH__
     return [=] HD (int a) { return a; }(1); 
#endif
 return 1; }
HD int h1(C c, int a) {
  auto l = [=](int a) { return c.m(a); };
  return 1; }
HD auto h2(C c, int a) { return c.m(a) +
     [=](int a) { return a; }(1); }
