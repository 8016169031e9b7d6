// std: 17
// Operators of enumerations, literals with suffixes, friends beside templates, conversions of class templates.
#define HD __host__ __device__
#include <type_traits>
template <class T> struct C {
  T v;
  friend int plus(const C &x, int a) { return x.v + 1; }
  friend C operator+(const C &x, int a) { return C{x.v + a}; }
  friend bool operator==(const C &x, const C &y) { return x.v == y.v; }
  operator T() const { return v; }
};
template <class T, int N> struct Vec {
  T v[N];
  T &operator[](int i) { return v[i]; }
  Vec operator-() const { return *this; }
  static int size() { return N; }
};
template <class T, int N> Vec<T, N> operator+(const Vec<T, N> &x, const Vec<T, N> &y) { return x; }
template <class T, int N> T dot(const Vec<T, N> &x, const Vec<T, N> &y) { return 1; }
int take(int a) { return a; }
struct P { int get(int a) const { return a; } };
struct Q { int get(int a) const { return a; } };
template <class T> struct O {
  struct In { T v; T get(T a) const { return v + a; } };
  In in;
  T get(T a) const { return in.get(a); }
  static In make() { return In{1}; }
};
enum class E { one, two };
int operator|(E a, E b) { return 1; }
int num(E a) { return 1; }
int operator""_u(unsigned long long a) { return 1; }
struct A { int operator()(int a) const { return a; } };
struct B { int operator()(const char *) const { return 1; } };
HD void f(int a) {
  (C<int>{1} + a);
  (C<int>{1} == C<int>{2});
  plus(C<int>{1}, 2);
  int x = C<int>{1};
  
  (-Vec<int, 2>());
  Vec<int, 3> y{};
  y + y;
  y[1] = 2;
  dot(y, y);
  take(1);
  std::conditional_t<false, P, Q>().get(1);
  std::conditional_t<false, P, Q> q;
  q.get(1);
  O<int>().get(1);
  O<int>::make().get(1);
  O<int>::In{1}.get(2);
  E::one | E::two;
  num(E::one);
  3_u;
  (Vec<int, 2>() + Vec<int, 2>())[0];
}
