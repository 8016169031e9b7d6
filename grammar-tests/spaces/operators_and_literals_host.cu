// std: 17
// The same functions for the device, which the host calls.
#define HD __host__ __device__
#include <type_traits>
template <class T> struct C {
  T v;
  friend __device__ int plus(const C &x, int a) { return x.v + 1; }
  friend __device__ C operator+(const C &x, int a) { return C{x.v + a}; }
  friend __device__ bool operator==(const C &x, const C &y) { return x.v == y.v; }
  __device__ operator T() const { return v; }
};
template <class T, int N> struct Vec {
  T v[N];
  __device__ T &operator[](int i) { return v[i]; }
  __device__ Vec operator-() const { return *this; }
  __device__ static int size() { return N; }
};
template <class T, int N> __device__ Vec<T, N> operator+(const Vec<T, N> &x, const Vec<T, N> &y) { return x; }
template <class T, int N> __device__ T dot(const Vec<T, N> &x, const Vec<T, N> &y) { return 1; }
__device__ int take(int a) { return a; }
struct P { __device__ int get(int a) const { return a; } };
struct Q { __device__ int get(int a) const { return a; } };
template <class T> struct O {
  struct In { T v; __device__ T get(T a) const { return v + a; } };
  In in;
  __device__ T get(T a) const { return in.get(a); }
  __device__ static In make() { return In{1}; }
};
enum class E { one, two };
__device__ int operator|(E a, E b) { return 1; }
__device__ int num(E a) { return 1; }
__device__ int operator""_u(unsigned long long a) { return 1; }
struct A { __device__ int operator()(int a) const { return a; } };
struct B { __device__ int operator()(const char *) const { return 1; } };
void f(int a) {
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
