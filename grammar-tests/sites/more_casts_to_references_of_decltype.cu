// std: 17
// A conversion to a reference to decltype(x) is printed without the reference.
template <class F> int eat(F f) { return 0; }
struct P { int a; };
void f(int k, P p) {
  eat([a = static_cast<decltype(k) &&>(k), c = static_cast<int &&>(k), d = static_cast<P &&>(p)] __device__ { });
  eat([f = static_cast<decltype(k) &>(k), i = static_cast<decltype(p) &&>(p), m = (decltype(k) &&)k] __device__ { });
}
template <class T> void h(T k, T &&u, int q) {
  eat([a = static_cast<decltype(k) &&>(k), b = static_cast<T &&>(k), d = static_cast<decltype(u) &&>(u), e = static_cast<decltype(q) &&>(q)] __device__ { });
}
