// std: 17
// What the bodies of such members may call.
int hostf();
__device__ int devf();
struct S {
    __device__ int a();
    int b();
    __host__ __device__ int c();
    int d();
    __host__ int e();
    __host__ int g();
};
int S::a() { return hostf(); }
__device__ int S::b() { return hostf(); }
int S::c() { return hostf(); }
__host__ __device__ int S::d() { return hostf(); }
__device__ int S::e() { return hostf(); }
__host__ __device__ int S::g() { return hostf(); }
struct T {
    __device__ int a();
    int b();
    __host__ __device__ int c();
    int d();
    __host__ int e();
    __host__ int g();
};
int T::a() { return devf(); }
__device__ int T::b() { return devf(); }
int T::c() { return devf(); }
__host__ __device__ int T::d() { return devf(); }
__device__ int T::e() { return devf(); }
__host__ __device__ int T::g() { return devf(); }
template <class X> struct P {
    __device__ int a();
    int b();
    __host__ __device__ int c();
    int d();
};
template <class X> int P<X>::a() { return hostf(); }
template <class X> __device__ int P<X>::b() { return hostf(); }
template <class X> int P<X>::c() { return hostf(); }
template <class X> __host__ __device__ int P<X>::d() { return hostf(); }
__device__ int u(P<int> &p) { return p.a(); }
__device__ int u2(P<int> &p) { return p.b(); }
__device__ int u3(P<int> &p) { return p.c(); }
__device__ int u4(P<int> &p) { return p.d(); }
