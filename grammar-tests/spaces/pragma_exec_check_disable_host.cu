// std: 17
// nv_exec_check_disable before functions that call device functions: it silences what the host front end says of them, its old name does not
__device__ int dev(int);
__device__ constexpr int cdev(int x) { return x; }
__device__ int var;
struct D { __device__ D(int); __device__ ~D(); __device__ int operator+(int); __device__ int m(); };
#pragma nv_exec_check_disable
void p1() { dev(1); }
#pragma hd_warning_disable
void p2() { dev(1); }
#pragma nv_exec_check_disable
__host__ __device__ void p3() { dev(1); }
#pragma nv_exec_check_disable
void p4() { cdev(1); }
#pragma nv_exec_check_disable
void p5() { var = 1; int x = var; }
#pragma nv_exec_check_disable
void p6() { auto l = [] __device__ () { return 1; }; l(); }
#pragma nv_exec_check_disable
void p7() { D d(1); d + 1; d.m(); }
#pragma nv_exec_check_disable
void p8() { auto x = [] { return dev(1); }; }
#pragma nv_exec_check_disable
void p9() { auto x = [] __host__ __device__ () { return dev(1); }; }
#pragma nv_exec_check_disable
struct S { void p10() { dev(1); } };
#pragma nv_exec_check_disable
template <class T> void p11(T) { dev(1); }
#pragma nv_exec_check_disable
static inline void p14() { dev(1); __syncthreads(); }
void p16() { dev(1); }
struct S2 {
#pragma nv_exec_check_disable
  void p17() { dev(1); }
#pragma nv_exec_check_disable
  void p18();
  void p19() { dev(1); }
};
void S2::p18() { dev(1); }
#pragma nv_exec_check_disable
void p20();
void p20() { dev(1); }
void p21();
#pragma nv_exec_check_disable
void p21() { dev(1); }
_Pragma("nv_exec_check_disable") void p22() { dev(1); }
#define OFF _Pragma("nv_exec_check_disable")
OFF void p23() { dev(1); }
#define OLD _Pragma("hd_warning_disable")
OLD void p24() { dev(1); }
