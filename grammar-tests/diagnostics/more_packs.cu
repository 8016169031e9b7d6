// std: 20
// captured packs: explicit, implicit, in folds, nested lambdas, sizeof, references, template template
template <class... T> struct tup {};
template <class... T> void f(int n, T... ts) {
  auto l1 = [ts...] __device__ () { return 0; };
  auto l2 = [=] __device__ () { return (ts + ...); };
  auto l3 = [=] __device__ () { return sizeof...(ts) + sizeof...(T); };
  auto l4 = [=] __device__ () { int a[] = {ts...}; return a[0]; };
  auto l5 = [=] __device__ () { return [=] { return (ts + ... + n); }(); };
  auto l6 = [n, ts...] __host__ __device__ () { return n; };
  auto l7 = [=, &ts...] __device__ () { return n; };
  auto l8 = [&] __device__ () { return (n + ... + ts); };
  auto l9 = [=] __device__ () { return tup<decltype(ts)...>{}; };
  auto l10 = [=] __device__ () { return (ts, ...), (ts, ...); };
  auto l11 = [=] __device__ () { int ts = 3; return ts; };
  auto l12 = [=] __device__ () { return [](auto... ts) { return (ts + ...); }(1, 2); };
  auto l13 = [...q = ts] __device__ () { return (q + ...); };
  auto l14 = [t = tup<T...>{}] __device__ () { return 0; };
}
template <class... T> void g(T &&...ts) {
  auto l1 = [ts...] __device__ () { return 0; };
  auto l2 = [=] __device__ () { return (ts + ...); };
  auto l3 = [&ts...] __device__ () { return 0; };
  auto l4 = [=](auto... us) { auto in = [us...] __device__ () {}; };
}
template <class... T> struct S { tup<T...> t; void h(T... ts) { auto l = [=] __device__ () { return (ts + ...); }; auto m = [ts...] __host__ __device__ () {}; } };
template <int... N> void k(int n) { auto l = [=] __device__ () { return (N + ... + n); }; }
