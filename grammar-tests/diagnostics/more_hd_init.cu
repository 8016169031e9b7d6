// std: 20
// init-captures of host-device lambdas in every form
struct S { int m; void f() {
  auto l1 = [p = this] __host__ __device__ () { return p->m; };
  auto l2 = [m = m] __device__ __host__ () { return m; };
  auto l3 = [s = *this] __host__ __device__ () { return s.m; };
} };
template <class... T> void g(int a, T... ts) {
  auto l1 = [v = a, w{a}, x(a), &r = a] __host__ __device__ () { return v + w + x + r; };
  auto l2 = [...v = ts] __host__ __device__ () { return (v + ...); };
  auto l3 = [&...v = ts] __host__ __device__ () { return (v + ...); };
  auto l4 = [a, v = a] __host__ __device__ () { return v + a; };
  auto l5 = [=, v = a] __host__ __device__ () { return v + a; };
  auto l6 = [v = {1, 2}] __host__ __device__ () { return v.size(); };
  auto l7 = [v = "abc"] __host__ __device__ () { return v[0]; };
  auto l8 = [f = [a] { return a; }] __host__ __device__ () { return f(); };
  auto l9 = [f = [a] __host__ __device__ () { return a; }] __device__ () { return f(); };
  auto l10 = [f = [b = a] __host__ __device__ () { return b; }] __device__ () { return f(); };
}
__host__ __device__ void h(int a) { auto l = [v = a] __host__ __device__ () { return v; }; }
__device__ void i(int a) { auto l = [v = a] __host__ __device__ () { return v; }; }
