// std: 20
// packs: explicit, implicit, folds, nested lambdas, class templates
template <class... T> void f(T... vs) {
  auto a = [vs...] __device__ () { return sizeof...(vs); };
  auto b = [=] __device__ () { return (vs + ...); };
  auto c = [&] __device__ () { return (vs + ... + 0); };
  auto d = [&vs...] __host__ __device__ () { return 0; };
  auto e = [=] __device__ () { return sizeof...(vs) + sizeof...(T); };
  auto g = [=] __device__ () { int x[] = {vs...}; int y[] = {vs...}; return x[0] + y[0]; };
  auto h = [=, n = sizeof...(vs)] __device__ () { return n; };
  auto i = [=] __device__ () { auto in = [=] { return (vs + ...); }; return in(); };
  auto j = [x = (vs + ...)] __device__ () { return x; };
  (void)a; (void)b; (void)c; (void)d; (void)e; (void)g; (void)h; (void)i; (void)j;
}
template <int... N> void g(int k) {
  auto a = [=] __device__ () { return (N + ...) + k; };
  (void)a;
}
template <class... T> struct S { void f(T... a, const T &...b, T *...c) {
  auto x = [a..., b...] __device__ () { return 0; };
  auto y = [=] __device__ () { return ((c + b) || ...); };
  (void)x; (void)y;
} };
