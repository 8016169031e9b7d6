// std: 20
// options: no-extended-lambda
// without the flag: places, nested lambdas, misplaced annotations, macros
#define DEV __device__
auto a = [] DEV () {};
auto b = [] __global__ () {};
void f(int n) { auto l = [&n] DEV (auto x) constexpr { auto m = [] __host__ () { return [] { return [] __host__ __device__ { return 1; }; }; }; };
  auto k = [] () DEV {};
  auto k2 = [] DEV () __host__ {};
  auto k3 = []
    DEV
    (int x)
    { return 1; };
  auto k4 = [] __global__ __device__ () {};
  auto k5 = [] [[nodiscard]] DEV () { return 1; };
  auto k6 = [] DEV <class T> (T) {};
  auto k7 = [v = [] DEV () {}] DEV () {};
}
__device__ void g() { auto l = [] DEV () {}; auto m = [] __host__ () {}; }
__global__ void h() { auto l = [] DEV () {}; }
struct S { int x = [] DEV () { return 1; }(); S(int y = [] DEV () { return 1; }()) : x([] DEV () { return 1; }()) {} private: auto p() { return [=] DEV () { return x; }; } };
template <class T> auto v = [] DEV () {};
#pragma nv_diag_suppress 20155
auto q = [] DEV () {};
#pragma nv_diag_warning extended_lambda_disallowed
auto r = [] DEV () {};
