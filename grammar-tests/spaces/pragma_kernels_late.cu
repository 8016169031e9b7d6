// std: 20
// In kernels the pragmas do not switch off what is said of other functions.
#define HD __host__ __device__
int h(int a);
struct H { H(); int v; };
#pragma nv_exec_check_disable
__global__ void k1(int a) {
  h(2);
}
#pragma hd_warning_disable
__global__ void k2(int a) {
  h(2);
  H o;
}
#pragma nv_exec_check_disable
template <class T> __global__ void k3(T a) {
  h(a);
}
template __global__ void k3<int>(int);
