// std: 17
// Objects that are made in arguments, and casts to numbers.
#include <cmath>
#define HD __host__ __device__
__device__ int d(int a, int b = 1);
__device__ int g;
struct C { int v; HD C(int = 0); HD int operator+(int) const; HD int operator[](int) const; HD operator int() const; HD int m(int) const; HD int operator()(int) const; };
template <class T> struct B { int v; HD B(int = 0); HD int operator+(int) const; HD int operator[](int) const; HD operator int() const; HD int m(int) const; };
struct L { int v; constexpr L(int a = 0) : v(a) {} HD constexpr operator int() const { return 1; } };
struct A { int v; HD int operator[](int) const; };
HD int h(int);
template <class T> HD T t(T a) { return a; }
HD constexpr int k(int a) { return a; }
template <class T> HD constexpr T kt(T a) { return a; }
template <class T> HD int u(T z, int a, C c) {
  d(C(z));
  d(C{z}.v);
  d(C{z});
  d(int(C(z)));
  d(int(C{z}));
  d(int{z});
  d(int{a});
  d(C{z} + 1);
  d(c + int(a));
  d(c + (int)z);
  d(c + (int)a);
  d(c + (C(1)));
  d(B<int>(z).v);
  d(B<int>(z)[1]);
  d(B<int>(a) + 1);
  d(B<int>{a} + 1);
  d(int(L()));
  d(int(L{}));
  d(int(L(a)));
  d(int(k(1)));
  d(int(k(a)));
  d(int(h(1)));
  d(int(t(1)));
  d(int(kt(1)));
  d(int(std::sqrt(2.0)));
  d(int(sqrt(2.0)));
  d(int(std::abs(-2)));
  d(int(g));
  d(int(g + 1));
  d(int(1.5 + 1));
  d(int(c.m(1)));
  d(int(c(1)));
  d(int(c[1]));
  d(int(C().m(1)));
  d(int(C()[1]));
  d(int(c + 1));
  d(int(z ? 1 : 2));
  d(int(a ? 1 : 2));
  d(z ? c[1] : c[2]);
  d(z ? a : z);
  d(z ? h(1) : h(2));
  d(z ? C() : C());
  d(z ? h(z) : h(2));
  d(h(1) ? z : 1);
  d(C(z).m(1));
  d(C(z).m(z));
  d(C(z)(1));
  d(C(z)[1]);
  d(A{z}[1]);
  d(A{z}.v);
  d(*new int(z));
  d(*new int(a));
  d((h(*new int(1)), 1));
  d((h(*new int(1)), h(2)));
  d(h(int(std::pow(2.0, 2))));
  d(d(int(std::pow(2.0, 2))));
  d(C(1) + 1 + 1);
  d((C(1) + 1) * 2);
  d(-(C(1) + 1));
  d(!(C(1) + 1));
  d(h(C(1) + 1));
  d(c[C(1) + 1]);
  d(c[int(z)]);
  d(c.m(int(z)));
  d(true ? (C(1) + 1) : 1);
  d((C(1) + 1, 1));
  d((1, C(1) + 1));
  return 0;
}
int use() { return u(1, 2, C()); }
