// std: 20
// In kernels that are no templates nv_exec_check_disable switches off what is said of constexpr functions.
#define HD __host__ __device__
constexpr int f(int a) { return a; }
int h(int a);
#pragma nv_exec_check_disable
__global__ void k1(int a) {
  f(2);
}
#pragma nv_exec_check_disable
__global__ void k2(int a) {
  static_assert(sizeof(f(2)) > 0, "");
  f(2);
}
#pragma hd_warning_disable
__global__ void k3(int a) {
  f(2);
}
__global__ void k4(int a) {
  static_assert(sizeof(f(2)) > 0, "");
  f(2);
}
#pragma nv_exec_check_disable
__global__ void k5(int a) {
  f(a);
}
#pragma nv_exec_check_disable
__device__ int k6(int a) {
  return f(2);
}
#pragma hd_warning_disable
__device__ int k7(int a) {
  return f(2);
}
#pragma nv_exec_check_disable
__global__ void k8(int a) {
  int v = f(a);
  constexpr int w = f(2);
}
#pragma hd_warning_disable
__global__ void k9(int a) {
  int v = f(a);
}
#pragma nv_exec_check_disable
template <class T> __global__ void k10(T a) {
  int v = f(2);
}
template __global__ void k10<int>(int);
#pragma hd_warning_disable
template <class T> __global__ void k11(T a) {
  int v = f(2);
}
template __global__ void k11<int>(int);
