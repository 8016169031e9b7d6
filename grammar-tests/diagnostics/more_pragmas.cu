// std: 17
// pragmas: once, default, remark, push and pop, unknown words, inside of lambdas, templates, by number, twice
#define QUIET _Pragma("nv_diag_suppress 20136")
void a(int n) {
  auto l1 = [&n] __device__ () {};
#pragma nv_diag_once 20136
  auto l2 = [&n] __device__ () {};
#pragma nv_diag_default 20136
  auto l3 = [&n] __device__ () {};
#pragma nv_diag_error 20136
  auto l4 = [&n] __device__ () {};
}
#pragma nv_diag_once extended_lambda_hd_init_capture
void b(int n) {
  auto l1 = [v = n] __host__ __device__ () {};
  auto l2 = [v = n] __host__ __device__ () {};
#pragma nv_diag_default extended_lambda_hd_init_capture
  auto l3 = [v = n] __host__ __device__ () {};
#pragma nv_diag_warning extended_lambda_hd_init_capture
  auto l4 = [v = n] __host__ __device__ () {};
}
#pragma nv_diagnostic push
#pragma nv_diag_once 20157
void c() {
  auto l1 = [] __host__ __device__ (auto x) {};
  auto l2 = [] __host__ __device__ (auto x) {};
#pragma nv_diagnostic pop
  auto l3 = [] __host__ __device__ (auto x) {};
  auto l4 = [] __host__ __device__ (auto x) {};
}
#pragma nv_diag_suppress 20163
#pragma nv_diag_once 20163
void d() {
  auto l1 = [] __device__ () constexpr {};
#pragma nv_diag_default 20163
  auto l2 = [] __device__ () constexpr {};
  auto l3 = [] __device__ () constexpr {};
}
#pragma nv_diag_remark 20137
template <class... T> void e(T... t) {
  auto l1 = [t...] __device__ () {};
#pragma nv_diag_warning 20137
  auto l2 = [t...] __device__ () {};
#pragma nv_diag_error 20137
  auto l3 = [t...] __device__ () {};
#pragma nv_diag_once 20137
  auto l4 = [t...] __device__ () {};
#pragma nv_diag_warning 20137
  auto l5 = [t...] __device__ () {};
#pragma nv_diag_suppress 20137
  auto l6 = [t...] __device__ () {};
#pragma nv_diag_default 20137
  auto l7 = [t...] __device__ () {};
}
class P {
  void f() { auto l = [] __device__ () {}; }
#pragma nv_diag_once 20151
  void g() { auto l = [] __device__ () {}; auto m = [] __device__ () {}; }
#pragma nv_diag_default 20151
  void h() { auto l = [] __device__ () {}; }
};
