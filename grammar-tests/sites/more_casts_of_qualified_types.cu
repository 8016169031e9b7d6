// std: 17
// What qualifies the type itself that a value is converted to is not printed.
template <class F> int eat(F f) { return 0; }
struct P { int a; };
void f(int k) {
  eat([t = (const int)(k), u = (const int)k, v = (volatile int)k, w = (int const)(k + 1) * 2] __device__ { });
  eat([t = (const int *)&k, u = (int *const)&k, v = (const int &)k] __device__ { });
  eat([t = static_cast<const int>(k), u = static_cast<int *const>(&k), v = static_cast<const P &>(P{k})] __device__ { });
  eat([t = const_cast<const int *const>(&k), u = reinterpret_cast<char *const>(&k), v = (const int)3] __device__ { });
}
template <class T> void g(T k) {
  eat([t = (const T)(k), u = static_cast<const T>(k), v = static_cast<T const>(k), w = static_cast<const int>(k)] __device__ { });
}
