// std: 20
// reference captures in templates, generic lambdas, with dependent uses
template <class T, int N, class... Ts> void f(T t, T &r, Ts... ts) {
  constexpr int k = N;
  const T ct = t;
  auto l1 = [&] __device__ () { return t; };
  auto l2 = [&] __device__ () { return t.x + r.y; };
  auto l3 = [&] __device__ () { return k + N; };
  auto l4 = [&] __device__ () { return ct; };
  auto l5 = [&] __device__ () { return sizeof(T) + sizeof...(ts); };
  auto l6 = [&] __device__ () { return (ts + ...); };
  auto l7 = [&ts...] __device__ () { return (ts + ...); };
  auto l8 = [&] __device__ (auto x) { return x + t; };
  auto l9 = [&] __device__ () { return T::n(t); };
  auto l10 = [&] __device__ () { if constexpr (N > 1) { return t; } else { return r; } };
  auto l11 = [&] __device__ () { return [&](auto z) { return z + t; }(1); };
  auto l12 = [&] __device__ () { return decltype(t){}; };
  auto l13 = [&] __device__ () { return static_cast<T>(t) + reinterpret_cast<int &>(r); };
}
