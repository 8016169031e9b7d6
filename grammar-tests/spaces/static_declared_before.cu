// std: 17
// Functions that an earlier declaration makes static.
int hostf();
static __device__ int a();
__device__ int a() { return hostf(); }
static __host__ __device__ int b();
__host__ __device__ int b() { return hostf(); }
inline __device__ int c();
__device__ int c() { return hostf(); }
static __device__ int d(int);
__device__ int d(int i) { return hostf(); }
__device__ int e() { return d(1); }
struct S { inline __device__ int m(); static __device__ int n(); __device__ int o(); };
__device__ int S::m() { return hostf(); }
__device__ int S::n() { return hostf(); }
inline __device__ int S::o() { return hostf(); }
static void hs(int);
void hs(int) { hostf(); }
namespace { __device__ int an(); }
__device__ int an() { return hostf(); }
namespace N { static __host__ __device__ int q(); }
__host__ __device__ int N::q() { return hostf(); }
static __device__ int ov(int); __device__ int ov(float) { return hostf(); }
static __global__ void k();
__global__ void k() { hostf(); }
constexpr __host__ __device__ int ce();
template <typename F> __global__ void kernel(F f) { f(1); }
static void unused();
void unused() { kernel<<<1, 1>>>([] __device__(int) { hostf(); }); }
static void unused2();
void unused2() { auto l = [] __host__ __device__(int) { hostf(); }; l(1); }
extern __device__ int ex();
static __device__ int st2();
extern __device__ int st2();
__device__ int st2() { return hostf(); }
