// Lambdas and functions of the device keep their bytes, those that nvcc refuses as well.
template <class F> int run(F f);
__device__ int f(int x) { return x + 1; }
struct S {
  S() { run([=] __device__ (int i) { return i; }); }
  int member = 1;
  auto go() {
    run([=, *this] __device__ (int i) -> int { return member + i; });
    run([&] __device__ (auto... x) mutable noexcept { return f(1); });
  }
 private:
  void hidden() { run([this] __host__ __device__ (int i) { return i; }); }
};
