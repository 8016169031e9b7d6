// std: 23
// std 23
template <class F> int run(F, int = 0) { return 0; }
struct Obj { int m; void f(this Obj self, int a) { run([=] __device__ { return a + self.m; }); } void g(this auto &&self, int a) { run([=] __device__ { return a; }); } template <class S> void h(this S &self, int a) { run([=] __device__ { return a; }); } void i(this const Obj &self) { run([=] __device__ { return self.m; }); } static int operator()(int a) { return run([=] __device__ { return a; }); } int operator[](int a, int b) { return run([=] __device__ { return a + b + m; }); } static int operator[](int a) { return run([=] __device__ { return a; }); } };
void f(int n) {
  run([n] __device__ { return n; }); run([] __device__ () static { return 1; }); run([=] __device__ (this auto self, int i) { return n; }); run([n] __host__ __device__ { return n; });
  if consteval { run([] __device__ { return 1; }); } else { run([=] __device__ { return n; }); }
  run([=] __device__ { if consteval { return 1; } else { return n; } });
  run([=] __device__ { if !consteval { return n; } return 0; });
  run([=] __device__ { return auto(n) + auto{n}; });
  auto z = 10uz; run([=] __device__ { return z + 3uz; }); run([x = 3uz] __device__ { return x; });
  run([=] __device__ { [[assume(n > 0)]]; return 1; });
}
