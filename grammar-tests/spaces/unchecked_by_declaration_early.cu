// std: 17
// The same for what is said while code is read.
constexpr int ch(int i) { return i; }
int hostf();
__device__ int devf();
inline int inl() { return 1; }
#pragma nv_exec_check_disable
__host__ __device__ int a();
__host__ __device__ int a() { return ch(1); }
#pragma hd_warning_disable
__host__ __device__ int b();
__host__ __device__ int b() { return ch(1); }
#pragma nv_exec_check_disable
__device__ int c();
__device__ int c() { return ch(1); }
#pragma nv_exec_check_disable
__host__ __device__ int d();
__host__ __device__ int d() { return devf(); }
#pragma hd_warning_disable
__host__ __device__ int e();
__host__ __device__ int e() { return devf(); }
#pragma nv_exec_check_disable
__global__ void k(int);
__global__ void k(int) { ch(1); }
#pragma nv_exec_check_disable
__host__ __device__ int g(int);
__host__ __device__ int g(int i) { return inl() + ch(i); }
struct V { virtual int v(); };
#pragma nv_exec_check_disable
__host__ __device__ int h(V &);
__host__ __device__ int h(V &v) { return v.v(); }
struct H { H() {} ~H() {} };
#pragma nv_exec_check_disable
__host__ __device__ int i();
__host__ __device__ int i() { H h; return 1; }
