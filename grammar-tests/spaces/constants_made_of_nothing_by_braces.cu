// std: 17
// The same with default arguments, bases and members; braces.
struct H { int v; constexpr H() : v(1) {} };
struct A { int v; constexpr A(int k = 3) : v(k) {} };
struct C { H h; int x = 1; };
struct B : H { int y; constexpr B() : y(1) {} };
__device__ int f1() { constexpr H x = H(); return x.v; }
__device__ int f2() { constexpr H x = {}; return x.v; }
__device__ int f3() { constexpr auto x = H{}; return x.v; }
__device__ int f4() { constexpr A x; return x.v; }
__device__ int f5() { constexpr C x{}; return x.x; }
__device__ int f6() { constexpr B x; return x.y; }
__device__ int f7() { constexpr H x = H{}; return x.v; }
__device__ int f8() { constexpr A x{}; return x.v; }
__device__ int f9() { constexpr H x, y; return x.v + y.v; }
__host__ __device__ int g1() { constexpr A x; return x.v; }
__host__ __device__ int g2() { constexpr A x{}; return x.v; }
__host__ __device__ int g3() { constexpr A x(2); return x.v; }
__host__ __device__ int g4() { constexpr H x = H(); return x.v; }
__host__ __device__ int g5() { constexpr B x; return x.y; }
__host__ __device__ int g6() { constexpr C x{}; return x.x; }
__device__ int n1() { return H().v; }
__device__ int n2() { return H{}.v; }
__device__ int n3() { const H x{}; return x.v; }
__device__ int n4() { static const H x; return x.v; }
