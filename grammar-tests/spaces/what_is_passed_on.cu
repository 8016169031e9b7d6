// std: 17
// What operators, packs and templates as arguments give to calls: which function is called hangs on it.
#define HD __host__ __device__
#include <type_traits>
#include <utility>
struct P { __device__ static int get(int a) { return a; } };
struct Q { static int get(int a) { return a; } };
template <class... T> HD int all(int a) {
  return (T::get(a) + ...);
}
HD int use(int a) { return all<P, Q>(a); }
template <class T> struct W { static int get(T a) { return a; } int go(T a) const { return a; } };
template <template <class> class C> HD int with(int a) {
  return C<int>::get(a);
}
HD int named(int a) { return with<W>(a); }
template <class T, int N> struct Vec {
  T v[N];
  HD T &operator[](int i) { return v[i]; }
  const T &operator[](int i) const { return v[i]; }
  HD Vec operator-() const { return *this; }
};
template <class T, int N> HD Vec<T, N> operator+(const Vec<T, N> &x, const Vec<T, N> &y) { return x; }
template <class T, int N> int sum(const Vec<T, N> &x) { return 1; }
HD int dot(const Vec<int, 2> &x, Vec<int, 2> &y) {
  return x[0] *
         y[0];
}
HD int both(Vec<int, 2> x) {
  sum(x + x);
  return sum(-x);
}
template <class T, std::enable_if_t<std::is_integral<T>::value, int> = 0>
__device__ int f(T a) { return int(a); }
template <class T, std::enable_if_t<!std::is_integral<T>::value, int> = 0>
int f(T a) { return int(a); }
HD int g(int a) {
  f(a);
  return f(2.5);
}
struct M {
  int v;
  HD M(int a) : v(a) {}
  M(M &&o) : v(o.v) {}
};
HD void moves() {
  M m(1);
  M n{static_cast<M &&>(m)};
}
int imp(int a, std::true_type) { return a; }
HD int imp(int a, std::false_type) { return a; }
template <class T> HD int tag(T a) {
  return imp(int(a), std::is_integral<T>{});
}
template <class T> HD int tags(T a) {
  return imp(int(a), std::is_integral<T>{});
}
HD int tagged(int a) { return tag(a) + tags(2.5); }
