// std: 17
// A constexpr variable that is made without arguments calls no constructor.
struct H { int v; constexpr H() : v(1) {} };
struct D { int v = 2; };
struct L { int v; constexpr L(int k) : v(k) {} };
template <class T> struct T1 { T v; constexpr T1() : v(1) {} constexpr T get() const { return v; } };
constexpr H h;
constexpr H h2{};
constexpr D d{};
__device__ int f1() { constexpr H x; return x.v; }
__device__ int f2() { constexpr H x{}; return x.v; }
__device__ int f3() { constexpr L x(3); return x.v; }
__device__ int f4() { constexpr T1<int> x; return x.v; }
__device__ int f5() { const H x; return x.v; }
__device__ int f6() { H x; return x.v; }
__device__ int f7() { static constexpr H x; return x.v; }
__device__ int f8() { constexpr H x[2]; return x[0].v; }
__device__ int f9() { return h.v + h2.v + d.v; }
__host__ __device__ int g1() { constexpr H x; return x.v; }
__host__ __device__ int g2() { constexpr H x{}; return x.v; }
__host__ __device__ int g3() { constexpr L x(3); return x.v; }
__host__ __device__ int g4() { constexpr T1<int> x; return x.v; }
__host__ __device__ int g5() { const H x; return x.v; }
__host__ __device__ int g6() { H x; return x.v; }
__host__ __device__ int g7() { static constexpr H x; return x.v; }
template <class T> __device__ int t1() { constexpr T x; return x.v; }
template <class T> __host__ __device__ int t2() { constexpr T x; return x.v; }
template <class T> __host__ __device__ int t3() { constexpr T x{}; return x.v; }
__device__ int u1() { return t1<H>() + t2<H>() + t3<H>(); }
template <typename F> __global__ void kernel(F f) { f(1); }
void host() {
    kernel<<<1, 1>>>([] __device__(int i) { constexpr H x; return x.v; });
    kernel<<<1, 1>>>([] __host__ __device__(int i) { constexpr H x; return x.v; });
}
