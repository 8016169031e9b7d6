// std: 20
// Which of several templates is called, where constraints alone tell them apart, or what is written out.
#define HD __host__ __device__
#include <type_traits>
template <class T, std::enable_if_t<std::is_integral<T>::value, int> = 0>
__device__ int f(T a) { return int(a); }
template <class T, std::enable_if_t<!std::is_integral<T>::value, int> = 0>
int f(T a) { return int(a); }
void h() { f(1);
 f(2.5);
}
template <class T> requires(std::is_integral_v<T>)
__device__ int g(T a) { return int(a); }
template <class T> requires(!std::is_integral_v<T>)
int g(T a) { return int(a); }
void i() {
  g(1);
  g(2.5);
}
struct P { __device__ static int get(int a) { return a; } };
struct Q { static int get(int a) { return a; } };
template <class T> HD int k(int a) { return T::get(a); }
template <class T, class U, class... More> HD int k(int a) {
  return T::get(a) + k<U, More...>(a);
}
HD int all(int a) { return k<P, P>(a); }
HD int some(int a) {
  return k<P, Q>(a);
}
