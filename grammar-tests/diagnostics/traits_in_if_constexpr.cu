// std: 17
// conditions that depend on the template arguments
#include <type_traits>
template <class T> void a(T) { auto op = [] __device__ () {}; (void)op; }
template <class T> void b(T) { auto op = [] __device__ () {}; (void)op; }
template <class T> void c(T v) {
  if constexpr (std::is_same_v<T, int>) a(v); else b(v);
}
template <class T> void d(T v) {
  if constexpr (std::is_integral<T>::value || sizeof(T) > 8) {
    auto op = [v] __device__ () { (void)v; };
    (void)op;
  } else {
    auto op = [v] __device__ () { (void)v; };
    (void)op;
  }
}
template <int N, class T> void e(T v) {
  if constexpr (N > 1) a(v);
}
void f() {
  struct L {};
  c(L{});
  d(L{});
  e<1>(L{});
}
