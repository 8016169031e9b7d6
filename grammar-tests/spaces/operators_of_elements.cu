// std: 17
// Operators whose operands are elements that the operators of containers give.
template <typename T, int n> struct FwA { T a[n]; __host__ __device__ T &operator[](int i) { return a[i]; } __host__ __device__ T const &operator[](int i) const { return a[i]; } };
template <typename T, int n> struct FwB { T a[n]; __host__ __device__ T &operator[](int i) { return a[i]; } };
template <typename T, int n> struct FwC { T a[n]; __host__ __device__ const T &operator[](int i) const { return a[i]; } };
template <typename T> struct FwD { T *a; __host__ __device__ T &operator[](int i) const { return a[i]; } };
template <typename T> struct FwE { T *a; using value_type = T; __host__ __device__ value_type &operator[](int i) const { return a[i]; } };
template <typename T> struct FwR { T *p; T &operator[](int i) const { return p[i]; } T get(int i) const { return p[i]; } };
struct FwX { int v; int h() const { return v; } };
FwX operator-(FwX a, FwX b) { return a; }
template <int n> struct FwV { double v[n]; };
template <int n> FwV<n> operator-(FwV<n> a, FwV<n> b) { return a; }
template <int n> __host__ __device__ double fwnorm(FwV<n> v) { return v.v[0]; }
__host__ __device__ int fw1(FwA<FwR<int>, 2> p) { return p[1][0]; }
__host__ __device__ int fw2(FwA<FwR<int>, 2> p) { return p[1].get(0); }
__host__ __device__ int fw3(FwA<FwX, 2> p) { return p[1].h(); }
__host__ __device__ int fw4(FwA<FwX, 2> p) { return (p[1] - p[0]).v; }
__host__ __device__ double fw5(FwA<FwV<2>, 2> p) { return fwnorm(p[1] - p[0]); }
__host__ __device__ double fw6(FwV<2> p, FwV<2> q) { return fwnorm(p - q); }
__host__ __device__ int fw7(FwB<FwR<int>, 2> p) { return p[1][0]; }
__host__ __device__ int fw8(FwB<FwX, 2> p) { return p[1].h(); }
__host__ __device__ int fw9(FwC<FwR<int>, 2> p) { return p[1][0]; }
__host__ __device__ int fw10(FwC<FwX, 2> p) { return p[1].h(); }
__host__ __device__ int fw11(FwD<FwX> p) { return p[1].h(); }
__host__ __device__ int fw12(FwD<FwR<int>> p) { return p[1][0]; }
__host__ __device__ int fw13(FwE<FwX> p) { return p[1].h(); }
__host__ __device__ int fw14(FwE<FwX> p) { return (p[1] - p[0]).v; }
__host__ __device__ int fw15(const FwA<FwX, 2> p) { return p[1].h(); }
__host__ __device__ int fw16(const FwA<FwX, 2> &p) { return p[1].h(); }
__host__ __device__ int fw17(FwA<FwX, 2> &p) { return p[1].h(); }
__host__ __device__ int fw18(FwA<FwX, 2> *p) { return (*p)[1].h(); }
__host__ __device__ int fw19(FwA<FwX, 2> p) { FwX x = p[1] - p[0]; return x.v; }
__host__ __device__ int fw20(FwA<FwV<2>, 2> p) { auto x = p[1] - p[0]; return x.v[0]; }
__host__ __device__ int fw21(FwA<FwX, 2> p, int i) { auto x = p[i]; return x.h(); }
__host__ __device__ int fw22(FwA<FwR<int>, 2> p, int i) { int x = p[i][i]; return x; }
__host__ __device__ int fw23(FwA<FwA<FwX, 2>, 2> p, int i) { return p[i][i].h(); }
__host__ __device__ int fw24(FwA<FwX, 2> p, int i) { auto &x = p[i]; return x.h(); }
template <class F> __global__ void fwk(F f) { f(0); }
template <class F> void fwpar(F f) { fwk<<<1, 1>>>(f); }
void fw25(FwA<FwR<int>, 4> m, int d) { fwpar([=] __device__(int i) { auto x = m[d][i]; }); }
void fw26(FwA<FwX, 4> m, int d) { fwpar([=] __device__(int i) { m[d].h(); }); }
void fw27(FwA<FwX, 4> m, int d) { auto f = [=] __device__(int i) { m[d].h(); }; fwpar(f); }
void fw28(FwA<FwX, 4> m, int d) { fwpar([=] __device__(int i) { m[d] - m[0]; }); }
void fw29(FwR<int> m, int d) { fwpar([=] __device__(int i) { m[d]; }); }
void fw30(FwR<int> m, int d) { auto f = [=] __device__(int i) { auto y = m[d]; }; fwpar(f); }
template <int n> __host__ __device__ int fw31(FwA<FwV<n>, 2> p) { fwnorm(p[1] - p[0]); return 1; }
template <int n, int k> __host__ __device__ int fw32(FwA<FwV<n>, k + 1> const &p) { FwV<n> b; for (int i = 0; i < k; ++i) b = p[i + 1] - p[0]; return 1; }
int fw33(FwA<FwV<3>, 2> p) { return fw31(p); }
int fw34(FwA<FwV<3>, 2> p) { return fw32<3, 1>(p); }
