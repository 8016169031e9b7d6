// std: 17
// each lambda is judged by the state of the pragmas at the place of its message
template <class F> int eat(F f);
#pragma nv_diagnostic push
#pragma nv_diag_warning 20136
#pragma nv_diag_suppress extended_lambda_capture_in_constexpr_if
void f(int n, int m) {
  eat([&n] __device__ { return n; });
  eat([=] __device__ { if constexpr (true) return n; else return m; });
#pragma nv_diagnostic pop
  eat([&m] __device__ { return m; });
  eat([m] __device__ { return m; });
}
