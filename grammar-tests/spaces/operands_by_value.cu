// std: 17
// Numbers that operators of classes take by value or by reference, and what such operators and lambdas return.
#define HD __host__ __device__
__device__ int g;
int hg;
struct C { int v; HD int operator+(int a) const { return a; } HD int operator-(const int &a) const { return a; } HD int m(int a) const { return a; } };
HD int operator%(const C &c, int a) { return a; }
HD int operator%(int a, const C &c) { return a; }
HD int operator^(const C &c, const int &a) { return a; }
HD long operator|(const C &c, int a) { return a; }
HD double operator|(const C &c, double a) { return a; }
__device__ int f(const C &c, int a) { return a; }
struct V { virtual int m(int a) const { return a; } };
int u1(int a, C c) {
  (c + g);
  c - g;
  c % g;
  g % c;
  c ^ g;
  c | g;
  int x = [=](int q) { return c % a; }(a) + g;
  int y = [=](int q) { return c.m(q); }(a) + g;
  f(c, [=](int q) { return V().m(q); }(2));
  return [=](int q) { return (C() % a); }(a) + g;
}
__device__ int u2(int a, C c) {
  (c + hg);
  c - hg;
  c % hg;
  hg % c;
  c ^ hg;
  int x = (c % a) + hg;
  int y = c + (a ? hg : a);
  return c % (a ? hg : 1);
}
