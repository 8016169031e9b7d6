// std: 17
// Constants that are made by a conversion are evaluated where they are read; variables are not.
struct MadeByConversion { int v; constexpr MadeByConversion(int x) : v(x) {} constexpr MadeByConversion() : v(1) {} };
struct MadeOfTwoNumbers { constexpr MadeOfTwoNumbers(int, int) {} };
__device__ int u1() { constexpr MadeByConversion x = 1; return x.v; }
__device__ int u2() { MadeByConversion x = 1; return x.v; }
__device__ int u3() { const MadeByConversion x = 1; return x.v; }
__device__ int u5() { MadeByConversion x = 'a'; return x.v; }
__device__ void f(MadeByConversion);
__device__ void u7() { f(1); }
__host__ __device__ int u8() { constexpr MadeByConversion x = 1; return x.v; }
__host__ __device__ int u9() { MadeByConversion x = 1; return x.v; }
__global__ void u10() { constexpr MadeByConversion x = 1; (void)x; }
__global__ void u11() { MadeByConversion x = 1; (void)x; }
__device__ MadeByConversion u12() { return 1; }
template <class T> __device__ int u13() { constexpr MadeByConversion x = 1; return x.v; }
__global__ void u14() { u13<int>(); }
template <class F> __global__ void k(F f) { f(); }
void u15() { k<<<1,1>>>([] __device__ { constexpr MadeByConversion x = 1; (void)x; }); }
void u16() { k<<<1,1>>>([] __device__ { MadeByConversion x = 1; (void)x; }); }
__device__ void u17() { constexpr MadeOfTwoNumbers a = {1, 2}; }
__device__ void u18() { constexpr MadeOfTwoNumbers a{1, 2}; }
__device__ void u19() { static constexpr MadeByConversion x = 1; }
__device__ void u20() { constexpr MadeByConversion x = true ? 1 : 2; }
__device__ void u21() { constexpr int n = 3; constexpr MadeByConversion x = n; }
