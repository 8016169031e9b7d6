// std: 17
// hd_warning_disable means nothing for functions of the device
int f(int a) { return a; }
#pragma hd_warning_disable
__device__ int d1(int a) { return f(a); }
#pragma hd_warning_disable
__host__ __device__ int b1(int a) { return f(a); }
