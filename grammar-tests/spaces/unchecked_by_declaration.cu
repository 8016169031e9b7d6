// std: 17
// The pragma in front of a declaration counts for the definition.
int hostf();
__device__ int devf();
#pragma nv_exec_check_disable
__host__ __device__ int a();
__host__ __device__ int a() { return hostf(); }
__host__ __device__ int b();
#pragma nv_exec_check_disable
__host__ __device__ int b() { return hostf(); }
struct S {
#pragma nv_exec_check_disable
    __host__ __device__ int m();
    __host__ __device__ int n();
#pragma hd_warning_disable
    __host__ __device__ int o();
#pragma nv_exec_check_disable
    template <class T> __host__ __device__ int t(T x);
#pragma nv_exec_check_disable
    __host__ __device__ S();
#pragma nv_exec_check_disable
    __host__ __device__ int q();
};
__host__ __device__ int S::m() { return hostf(); }
#pragma nv_exec_check_disable
__host__ __device__ int S::n() { return hostf(); }
__host__ __device__ int S::o() { return hostf(); }
template <class T> __host__ __device__ int S::t(T x) { return hostf(); }
__host__ __device__ S::S() { hostf(); }
__host__ __device__ int S::q() { return devf(); }
#pragma nv_exec_check_disable
template <class T> __host__ __device__ int f(T t);
template <class T> __host__ __device__ int f(T t) { return hostf(); }
__host__ __device__ int u(S &s) { return f(1) + s.t(1); }
#pragma hd_warning_disable
__host__ __device__ int c();
__host__ __device__ int c() { return hostf(); }
#pragma nv_exec_check_disable
int h();
int h() { return devf(); }
#pragma nv_exec_check_disable
__device__ int d();
__device__ int d() { return hostf(); }
template <class T> struct P {
#pragma nv_exec_check_disable
    __host__ __device__ int m();
    __host__ __device__ int n();
};
template <class T> __host__ __device__ int P<T>::m() { return hostf(); }
template <class T> __host__ __device__ int P<T>::n() { return hostf(); }
__host__ __device__ int u2(P<int> &s) { return s.m() + s.n(); }
