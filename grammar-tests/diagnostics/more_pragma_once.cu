// std: 17
// options: diag_warn=this_addr_capture_ext_lambda
// a message that may come once comes once, whatever is said later; templates and classes are read whole before
#pragma nv_diag_once 20137
template <class... T> void e(T... t) {
  auto l1 = [t...] __device__ () {};
  auto l2 = [t...] __device__ () {};
#pragma nv_diag_error 20137
  auto l3 = [t...] __device__ () {};
  auto l4 = [t...] __device__ () {};
}
#pragma nv_diag_warning 20136
void g(int n) {
  auto l1 = [&n] __device__ () {};
#pragma nv_diag_once 20136
  auto l2 = [&n] __device__ () {};
#pragma nv_diag_warning 20136
  auto l3 = [&n] __device__ () {};
#pragma nv_diag_suppress 20136
  auto l4 = [&n] __device__ () {};
#pragma nv_diag_error 20136
  auto l5 = [&n] __device__ () {};
}
#pragma nv_diag_suppress 20163
void d() {
  auto l1 = [] __device__ () constexpr {};
#pragma nv_diag_once 20163
  auto l2 = [] __device__ () constexpr {};
  auto l3 = [] __device__ () constexpr {};
}
#pragma nv_diag_suppress 20158
void h(int n) {
  auto l1 = [v = n] __host__ __device__ () {};
#pragma nv_diag_default 20158
  auto l2 = [v = n] __host__ __device__ () {};
#pragma nv_diag_once 20158
  auto l3 = [v = n] __host__ __device__ () {};
  auto l4 = [v = n] __host__ __device__ () {};
}
struct S { int m; void f() {
  auto l1 = [=] __device__ () { return m; };
#pragma nv_diag_once 20178
  auto l2 = [=] __device__ () { return m; };
#pragma nv_diag_error 20178
  auto l3 = [=] __device__ () { return m; };
  auto l4 = [=] __device__ () { return m; };
} };
