// std: 17
// which functions are compiled because others use them, and which are not
int hostf(int a) { return a; }
inline __device__ int a1(int a) { return hostf(a); }
inline __device__ int a2(int a) { return hostf(a); }
inline __device__ int a3(int a) { return hostf(a); }
inline __device__ int a4(int a) { return hostf(a); }
inline __device__ int a5(int a) { return hostf(a); }
inline __device__ int a6(int a) { return hostf(a); }
inline __device__ int a7(int a) { return hostf(a); }
inline __device__ int a8(int a) { return hostf(a); }
inline __device__ int a9(int a) { return a > 0 ? a9(a - 1) : hostf(a); }
inline __device__ int a10(int a) { return hostf(a); }
inline __device__ int a11(int a) { return hostf(a); }
__device__ int e1(int a) { return sizeof(a1(a)); }
__device__ int e2(int a) { if (false) return a2(a); return 0; }
__device__ int e3(int a) { return 0 && a3(a); }
__device__ int e4(int a) { if constexpr (false) return a4(a); return 0; }
static __device__ int u1(int a) { return a5(a); }
template <class T> __device__ int never(T a) { return a6(1) + hostf(2); }
template <class T> __device__ int once(T a) { return a7(1) + hostf(2); }
__device__ int e5() { return once(1); }
__device__ int e6() { int (*p)(int) = a8; return p(1); }
__device__ int e7() { return a9(3); }
__device__ int e8() { auto l = [](int a) { return a10(a); }; return 1; }
__device__ int e9() { auto l = [](int a) { return a11(a); }; return l(1); }
struct S {
  __device__ int m1() { return hostf(1); }
  __device__ int m2() { return hostf(1); }
  __device__ static int m3() { return hostf(1); }
  __device__ S() { hostf(3); }
  __device__ S(int a) { hostf(a); }
  __device__ ~S() { hostf(4); }
  __device__ int operator+(int a) { return hostf(a); }
  __device__ operator int() { return hostf(5); }
  __device__ int operator[](int a) { return hostf(a); }
};
__device__ int f1() { S s; return s.m1() + S::m3(); }
__device__ int f2(S *s) { return *s + 1; }
struct D1 { int v = hostf(1); int w = hostf(2); __device__ D1() : v(0) {} };
struct D2 { int v = hostf(1); __device__ D2(int a) : v(a) {} };
struct D3 { int v = hostf(1); };
__device__ int g1() { D1 d; return d.v; }
__device__ int g2() { D2 d(3); return d.v; }
__device__ int g3(D3 *p) { return p->v; }
__device__ int da(int a, int b = hostf(1), int c = hostf(2)) { return a + b + c; }
__device__ int da2(int a = hostf(1)) { return a; }
__host__ __device__ int da3(int a = hostf(1)) { return a; }
__device__ int g4() { return da(1, 2); }
inline __device__ int g5() { return da2(); }
__host__ __device__ int g6() { return da3(); }
inline __host__ __device__ int b1(int a) { return hostf(a); }
inline __host__ __device__ int b2(int a) { return hostf(a); }
inline __host__ __device__ int b3(int a) { return hostf(a); }
inline __host__ __device__ int b4(int a) { return hostf(a); }
int h1() { return b1(1); }
static int h2() { return b2(1); }
inline int h3() { return b3(1); }
template <class T> int h4(T t) { return b4(t); }
int h5() { return h4(1); }
int gl = b2(3);
namespace { __device__ int n1(int a) { return hostf(a); } __device__ int n2(int a) { return hostf(a); } }
__global__ void k() { n1(1); }
template <class T> __global__ void kt(T a) { hostf(1); }
template <class T> __global__ void ku(T a) { hostf(1); }
static void l1() { kt<<<1, 1>>>(1); }
template <class T> void l2(T t) { ku<<<1, 1>>>(t); }
__device__ int o1(int a); 
__device__ int o2() { return o1(1); }
inline __device__ int o1(int a) { return hostf(a); }
inline __device__ int ov(int a) { return hostf(a); }
inline __device__ int ov(double a) { return hostf(2); }
__device__ int o3() { return ov(1); }
extern template __device__ int never<int>(int);
