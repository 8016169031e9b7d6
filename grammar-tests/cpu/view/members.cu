// What has its linkage from an earlier declaration, or from a specifier, gets none.
struct S { static __device__ int x; };
__device__ int S::x = 1;
template <class T> struct Q { static __device__ T y; };
template <class T> __device__ T Q<T>::y = 2;
template <class T> __device__ T v = 3;
template <> __device__ int v<int> = 4;
extern "C" __device__ int c = 8;
extern "C" { __device__ int d = 9; }
inline __device__ int e = 7;
namespace { __device__ int f = 15; }
__device__ int (*g)(int) = nullptr;
__device__ int h(11), i[2] = {12, 13}, *j;
constexpr __device__ int k = 5;
