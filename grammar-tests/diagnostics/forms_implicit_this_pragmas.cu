// std: 17
// implicit captures of this under pragmas
struct S { int n; void f() {
#pragma nv_diag_warning 20178
  auto l1 = [=] __device__ () { return n; };
  auto l2 = [&] __device__ () { return n; };
  auto l3 = [=] __device__ () { return this->n + n; };
  auto l4 = [this] __device__ () { return n; };
  auto l5 = [*this] __device__ () { return n; };
  auto l6 = [=] __device__ () { auto in = [=] { return n; }; return in(); };
  auto l7 = [=] __host__ __device__ () { f(); };
  auto l8 = [=] __device__ () { return sizeof(n); };
#pragma nv_diag_suppress this_addr_capture_ext_lambda
  auto l9 = [=] __device__ () { return n; };
#pragma nv_diag_error this_addr_capture_ext_lambda
  auto m1 = [=] __device__ () { return n; };
  auto m2 = [=] { return [=] __device__ () { return n; }; };
  auto m3 = [=] { return n; };
} };
template <class T> struct B { int k; void h() {} }; template <class T> struct D : B<T> { int m; void g() {
  auto l1 = [=] __device__ () { return m; };
  auto l2 = [=] __device__ () { return this->k; };
  auto l3 = [=] __device__ () { this->h(); };
  auto l4 = [=] __device__ () { B<T>::h(); };
} };
