// std: 17
// a lambda that runs on the host counts as host code, also inside of a device lambda or a device function
void f() {
  auto k = [] __device__ () { auto m = [] __host__ () { auto l = [] __device__ () { return 1; }; }; };
  auto z = [] __device__ () { return 2; };
}
void g() {
  auto k = [] __device__ () { auto m = [] __host__ __device__ () { auto l = [] __device__ () { return 1; }; }; };
  auto z = [] __device__ () { return 2; };
}
__device__ void h() {
  auto m = [] __host__ __device__ () { auto l = [] __device__ () { return 1; }; };
  auto z = [] __device__ () { return 2; };
}
