// std: 17
// lambdas in lambdas of every sort
void f(int a) {
  auto l1 = [=] __device__ () { auto m = [&] __device__ () { return a; }; auto n = [x = a] __host__ __device__ () constexpr { return x; }; return m(); };
  auto l2 = [=] __host__ __device__ () { auto m = [=] __device__ () { return a; }; auto n = [] { return [] __device__ () {}; }; auto o = [](auto) { auto p = [] __device__ () {}; }; return a; };
  auto l3 = [=](auto x) { auto m = [=] __device__ () { return a; }; auto n = [=] { auto q = [a] __host__ __device__ () { return a; }; }; auto p = [=] __host__ __device__ () { return [] __device__ () {}; }; };
  auto l4 = [=] __host__ (auto x) { auto m = [=] __device__ () { return a; }; };
  auto l5 = [=] __device__ (auto x) { auto m = [=] __device__ () { return a; }; };
  auto l6 = [=] __global__ () { auto m = [&a] __device__ () { return a; }; };
  auto l7 = [&] { return [&] { return [a] __device__ () { return a; }; }; };
  auto l8 = [=] __host__ __device__ () { struct L { void m() { auto x = [] __device__ () {}; } }; };
  auto l9 = [=] __device__ () { struct L { void m() { auto x = [a = 1] __host__ __device__ () {}; } }; };
  auto m1 = [=] __device__ () { auto h = [] __host__ () { auto y = [x = 1] __host__ __device__ () {}; }; };
}
__device__ void d(int a) { auto l = [=] __host__ () { auto m = [&a] __device__ () {}; }; auto k = [=] { auto m = [&a] __device__ () {}; }; auto n = [=] __host__ __device__ () { auto m = [&a] __device__ () {}; }; }
__host__ __device__ void hd(int a) { auto l = [=] { auto m = [&a] __device__ () {}; }; auto n = [=] __host__ __device__ () { auto m = [a] __device__ () {}; }; }
__global__ void gl(int a) { auto l = [=] { auto m = [&a] __device__ () {}; }; }
