// std: 17
// pragmas, _Pragma, macros
void f(int a, int b) {
#pragma nv_diag_suppress 20136
  auto l1 = [&a] __device__ () { return a; };
#pragma nv_diag_warning extended_lambda_reference_capture
  auto l2 = [&a] __device__ () { return a; };
#pragma nv_diag_default 20136, 20158
  auto l3 = [&a] __device__ () { return a; };
#pragma nv_diagnostic push
#pragma nv_diag_suppress = extended_lambda_hd_init_capture
  auto l4 = [v = a, &b] __host__ __device__ () { return v; };
#pragma nv_diagnostic pop
  auto l5 = [v = a] __host__ __device__ () { return v; };
_Pragma("nv_diag_suppress 20158") auto l6 = [v = a] __host__ __device__ () { return v; }; _Pragma("nv_diag_default 20158")
  auto l7 = [v = a] __host__ __device__ () { return v; };
#define SUP _Pragma("nv_diag_suppress 20136")
  SUP
  auto l8 = [&] __device__ () { return a; };
#define RES _Pragma("nv_diag_default 20136")
  RES auto l9 = [&] __device__ () {
SUP
    return a; };
}
