// std: 20
// of the lambdas around, the innermost one that matters decides; host code inside of device code
template <class F> void run(F);
void f(int n, const int c) {
  auto g1 = [](auto x) { auto l = [&] __device__ () { return 1; }; };
  auto g2 = [&](auto x) { auto l = [&] __device__ () { return n; }; };
  auto g3 = [=](auto x) { auto l = [&] __device__ () { return n; }; };
  auto g4 = [&](auto x) { auto l = [&n] __device__ () { return n; }; };
  auto g5 = [&](auto x) { auto l = [=] __device__ () { return n; }; };
  auto g6 = [&](auto x) { auto l = [&] __device__ () { return x; }; };
  auto g7 = [&](auto x) { int m = 1; auto l = [&] __device__ () { return m; }; };
  auto g8 = [&] __host__ __device__ () { auto l = [&] __device__ () { return n; }; };
  auto g9 = [=] __host__ __device__ () { auto l = [&] __device__ () { return n; }; };
  auto g10 = [n](auto x) { auto l = [&] __device__ () { return n; }; };
  auto g11 = [](auto x) { auto l = [&, v = 1] __host__ __device__ (auto y) { return v; }; };
  auto g12 = [] { auto k = [](auto x) { auto l = [] __device__ () { return 1; }; }; };
  auto g13 = [](auto x) { auto k = [] { auto l = [] __device__ () { return 1; }; }; };
  auto g14 = [](auto x) { auto k = [] __host__ __device__ () { auto l = [] __device__ () { return 1; }; }; };
  auto g15 = [] __host__ __device__ () { auto k = [](auto x) { auto l = [] __device__ () { return 1; }; }; };
}
auto n1 = [](auto x) { auto l = [] __device__ () { return 1; }; };
auto n2 = [] __host__ __device__ () { auto k = [](auto x) { auto l = [] __device__ () { return 1; }; }; };
auto n3 = [] { auto k = [](auto x) { auto l = [] __device__ () { return 1; }; }; };
auto n4 = [](auto x) { auto k = [] { auto l = [] __device__ () { return 1; }; }; };
auto n5 = [] __device__ () { auto k = [] __host__ () { auto l = [] __device__ () { return 1; }; }; };
auto n6 = [] __device__ () { auto k = [] () { auto l = [] __device__ () { return 1; }; }; };
__device__ void d1() { auto k = [] __host__ () { auto l = [] __device__ () { return 1; }; }; auto m = [] __host__ (auto x) { auto l = [] __device__ () { return 1; }; }; }
__device__ void d2() { auto k = [] __host__ __device__ () { auto l = [] __device__ () { return 1; }; }; }
__device__ void d3() { auto k = [] __device__ () { auto m = [] __host__ () { auto l = [&] __device__ () { return 1; }; }; }; }
void d4() { auto k = [] __device__ () { auto m = [] __host__ () { auto l = [&] __device__ () { return 1; }; }; auto q = [] { auto r = [] __host__ () { auto l = [&] __device__ () { return 1; }; }; }; }; }
void d5() { auto k = [] __device__ () { auto m = [] __host__ __device__ () { auto l = [&] __device__ () { return 1; }; }; }; }
void d6() { auto k = [] __host__ __device__ () { auto m = [] __device__ () { auto p = [] __host__ () { auto l = [&] __device__ () { return 1; }; }; }; }; }
