// std: 17
// A generic host-device lambda is no extended lambda: its type is local to the function.
template <class F> __host__ __device__ int run(F f);

void f(int n) {
  auto generic = [=] __host__ __device__ (auto c) { return c; };
  run([generic] __device__ {});
  const auto &constant = [=] __host__ __device__ (const auto &c) { return n; };
  run([=] __device__ { return constant(1); });
  auto device = [=] __device__ (auto c) { return c; };
  run([device] __device__ {});
}
