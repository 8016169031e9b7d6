// std: 17
// Which declarations with the pragma count for a definition.
int hostf();
__device__ int devf();
__host__ __device__ int a();
__host__ __device__ int a() { return hostf(); }
#pragma nv_exec_check_disable
__host__ __device__ int a();
#pragma nv_exec_check_disable
__host__ __device__ int ov(float);
__host__ __device__ int ov(int) { return hostf(); }
struct S {
#pragma nv_exec_check_disable
    __host__ __device__ int m(float);
    __host__ __device__ int m(int);
#pragma nv_exec_check_disable
    friend __host__ __device__ int fr(S);
#pragma nv_exec_check_disable
    __host__ __device__ int operator+(int) const;
#pragma nv_exec_check_disable
    __host__ __device__ operator int() const;
#pragma nv_exec_check_disable
    template <class T> __host__ __device__ int t(T x);
    template <class T> __host__ __device__ int t2(T x);
#pragma nv_exec_check_disable
    __host__ __device__ ~S();
#pragma nv_exec_check_disable
    __host__ __device__ int c() const;
    __host__ __device__ int c();
#pragma nv_exec_check_disable
    int h();
};
__host__ __device__ int S::m(int) { return hostf(); }
__host__ __device__ int fr(S) { return hostf(); }
__host__ __device__ int S::operator+(int) const { return hostf(); }
__host__ __device__ S::operator int() const { return hostf(); }
template <class T> __host__ __device__ int S::t(T x) { return hostf(); }
template <class T> __host__ __device__ int S::t2(T x) { return hostf(); }
__host__ __device__ S::~S() { hostf(); }
__host__ __device__ int S::c() const { return hostf(); }
__host__ __device__ int S::c() { return hostf(); }
int S::h() { return 1; }
template <> __host__ __device__ int S::t<float>(float) { return hostf(); }
#pragma nv_exec_check_disable
template <class T> __host__ __device__ int f(T t);
template <class T> __host__ __device__ int f(T t) { return hostf(); }
template <> __host__ __device__ int f(float) { return hostf(); }
template <class T> __host__ __device__ int f(T *t) { return hostf(); }
__host__ __device__ int u(S &s) { return f(1) + s.t(1) + f(&s) + f(1.f); }
template <class T> struct P {
#pragma nv_exec_check_disable
    __host__ __device__ int m();
    __host__ __device__ int n();
#pragma nv_exec_check_disable
    template <class U> __host__ __device__ int q(U);
#pragma nv_exec_check_disable
    __host__ __device__ P(int);
#pragma nv_exec_check_disable
    __host__ __device__ P &operator=(const P &o);
};
template <class T> __host__ __device__ int P<T>::m() { return hostf(); }
template <class T> __host__ __device__ int P<T>::n() { return hostf(); }
template <class T> template <class U> __host__ __device__ int P<T>::q(U) { return hostf(); }
template <class T> __host__ __device__ P<T>::P(int) { hostf(); }
template <class T> __host__ __device__ P<T> &P<T>::operator=(const P &o) { hostf(); return *this; }
template <> __host__ __device__ int P<float>::m() { return hostf(); }
__host__ __device__ int u2(P<int> &s) { P<int> x(1); s = x; return s.m() + s.n() + s.q(1); }
namespace N {
#pragma nv_exec_check_disable
__host__ __device__ int q();
}
__host__ __device__ int N::q() { return hostf(); }
#pragma nv_exec_check_disable
__host__ __device__ int two(), three(int);
__host__ __device__ int two() { return hostf(); }
__host__ __device__ int three(int) { return hostf(); }
