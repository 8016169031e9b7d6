// std: 20
// references in templates; constants that depend
template <class T, int N> void f(T x, T &r, const T *p) {
  T loc = x; const int k = N; constexpr int c = N + 1; static T st; const T ct = x;
  auto a = [&] __device__ () { return x + r; };
  auto b = [&] __device__ () { return k + c + N + st; };
  auto d = [&] __device__ () { return ct; };
  auto e = [&loc, p] __device__ () { return loc + *p; };
  auto g = [&] __device__ () { return decltype(x)(1) + sizeof(loc); };
  (void)a; (void)b; (void)d; (void)e; (void)g;
}
