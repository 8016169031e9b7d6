#line 1 "a.cu"
// What has its linkage from an earlier declaration, or from a specifier, gets none.
struct S { static __device__ int x; };
__device__ int S::x = 1;
template <class T> struct Q { static __device__ T y; };
template <class T> __device__ T Q<T>::y = 2;
template <class T> static __device__ T v = 3;
template <> __device__ int v<int> = 4;
extern "C" __device__ int c = 8;
extern "C" { static __device__ int d = 9; }
inline static __device__ int e = 7;
namespace { static __device__ int f = 15; }
static __device__ int (*g)(int) = nullptr;
static __device__ int h(11), i[2] = {12, 13}, *j;
constexpr static __device__ int k = 5;
