// std: 17
// annotations as attributes, before and without parameter lists
__attribute__((device)) int q();
void f(int a) {
  auto l1 = [&a] __attribute__((device)) () { return a; };
  auto l2 = [&a] __attribute__((host)) __attribute__((device)) () { return a; };
  auto l3 = [&a] __attribute__((device, host)) () { return a; };
  auto l4 = [&a] __device__ __device__ () { return a; };
  auto l5 = [&a] __host__ () { return a; };
  auto l6 = [&a] __device__ __attribute__((unused)) () { return a; };
  auto l7 = [&a] __device__ [[maybe_unused]] () { return a; };
  auto l8 = [&] __device__ { return a; };
  auto l9 = [&] __device__ mutable { return ++a; };
  auto m1 = [&] __device__ -> int { return a; };
  auto m2 = [&] __device__ noexcept { return a; };
}
