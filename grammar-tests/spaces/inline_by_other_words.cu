// std: 17
// Functions are inline by `__forceinline__` and `__inline__` as well: nobody uses these.
#define HD __host__ __device__
#define FI __forceinline__
int hf(int); struct H { int m() { return 1; } };
__forceinline__ HD int f1() { return hf(1); }
HD __forceinline__ int f2() { return hf(1); }
__device__ __forceinline__ int f3() { return hf(1); }
__device__ __inline__ int f4() { return hf(1); }
__device__ __inline int f5() { return hf(1); }
__device__ FI int f6() { return hf(1); }
__device__ inline int f7() { return hf(1); }
__device__ __attribute__((always_inline)) int f8() { return hf(1); } // not inline: error
__inline__ __device__ int f9() { return hf(1); }
__device__ static __forceinline__ int g1() { return hf(1); }
#define MY_INLINE inline __attribute__((always_inline))
__device__ MY_INLINE int g2() { return hf(1); }
struct S { HD int m(); HD int n(); HD static int s(); };
HD __forceinline__ int S::m() { return hf(1); }
__forceinline__ HD int S::n() { return hf(1); }
HD FI int S::s() { return hf(1); }
inline HD int g5();
HD int g5() { return hf(1); }
__forceinline__ HD int g6();
HD int g6() { return hf(1); }
HD int g7();
__forceinline__ HD int g7() { return hf(1); }
