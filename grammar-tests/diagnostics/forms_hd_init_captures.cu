// std: 20
// init-captures of host-device lambdas
struct P { int a; };
template <class... T> void f(int a, P p, T... vs) {
  auto b = [v = a] __host__ __device__ () { return v; };
  auto c = [w{a}, x(a)] __device__ __host__ () { return w + x; };
  auto d = [&r = a] __host__ __device__ () { return r; };
  auto e = [...v = vs] __host__ __device__ () { return sizeof...(v); };
  auto g = [p, q = p.a, a] __host__ __device__ () { return q; };
  auto h = [f = [](int x) { return x; }] __host__ __device__ () { return f(1); };
  auto i = [v = a] __host__ () { return v; };
  (void)b; (void)c; (void)d; (void)e; (void)g; (void)h; (void)i;
}
