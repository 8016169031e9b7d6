// std: 17
// Members of class templates whose annotations differ between class and definition.
int hostf();
__device__ int devf();
template <class X> struct P {
    __device__ int a();
    int b();
    __host__ __device__ int c();
    int d();
    __host__ int e();
    __device__ P();
    P(int);
    __device__ int operator[](int) const;
    int operator()(int) const;
    __device__ int h1();
    int h2();
    __host__ int h3();
};
template <class X> int P<X>::a() { return hostf(); }
template <class X> __device__ int P<X>::b() { return hostf(); }
template <class X> int P<X>::c() { return hostf(); }
template <class X> __host__ __device__ int P<X>::d() { return hostf(); }
template <class X> __device__ int P<X>::e() { return hostf(); }
template <class X> P<X>::P() { hostf(); }
template <class X> __device__ P<X>::P(int) { hostf(); }
template <class X> int P<X>::operator[](int) const { return hostf(); }
template <class X> __device__ int P<X>::operator()(int) const { return hostf(); }
template <class X> int P<X>::h1() { return devf(); }
template <class X> __device__ int P<X>::h2() { return devf(); }
template <class X> __device__ int P<X>::h3() { return devf(); }
__device__ int u(P<int> &p) { return p.a(); }
__device__ int u2(P<int> &p) { return p.b(); }
__device__ int u3(P<int> &p) { return p.c(); }
__device__ int u4(P<int> &p) { return p.d(); }
__device__ int u5(P<int> &p) { return p.e(); }
__device__ int u6(P<int> &p) { P<int> q; P<int> r(1); return p[1] + p(1); }
int v1(P<int> &p) { return p.a(); }
int v2(P<int> &p) { return p.b(); }
int v3(P<int> &p) { return p.d() + p.e(); }
int v4(P<int> &p) { return p[1]; }
int v5(P<int> &p) { return p(1); }
int v6() { P<int> q; return 1; }
int v7() { P<int> q(1); return 1; }
__host__ __device__ int w1(P<int> &p) { return p.a(); }
__host__ __device__ int w2(P<int> &p) { return p.b(); }
__host__ __device__ int w3(P<int> &p) { return p.e(); }
