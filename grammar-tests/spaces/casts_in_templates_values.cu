// std: 17
// Their value may.
struct M { __device__ int m(int a) const { return a; } __device__ int operator()(int a) const { return a; } __host__ __device__ int b(int a) const { return a; } };
__device__ int d1(int a) { return a; }
inline int hi(int a) { return a; }
__host__ __device__ int hd(int a) { return a; }


template <class T> __host__ __device__ int x1(T z) { return hi(int(z)); }
template <class T> __host__ __device__ int x2(T z) { return hi(static_cast<int>(z)); }
template <class T> __host__ __device__ int x3(T z) { return M().m(int(z + 1)); }
template <class T> __host__ __device__ int x4(T z) { using U = T; return d1(int(U(1))); }
template <class T> __host__ __device__ int x5(T z) { return d1(int(z.foo())); }
template <class T> __host__ __device__ int x6(T z) { return d1(bool(z)) + 1; }
template <class T> __host__ __device__ int x8(T z) { return d1(static_cast<unsigned int>(z)); }
template <class T> __host__ __device__ int x9(T z) { return d1((unsigned int)(z)); }
template <class... T> __host__ __device__ int x10(T... z) { return d1(sizeof...(z)); }
template <class... T> __host__ __device__ int x11(T... z) { return d1(int(sizeof...(z))); }
template <class... T> __host__ __device__ int x12(T... z) { return d1(sizeof...(T)); }
template <int N> __host__ __device__ int x13(int z) { return d1(N); }
template <int N> __host__ __device__ int x14(int z) { return d1(int(N)); }
template <class T> __host__ __device__ int x15(T z) { return d1(alignof(T)); }
template <class T> __host__ __device__ int x16(T z) { return d1(int(T::value)); }
template <class T> __host__ __device__ int x18(T z) { return d1(static_cast<long>(z) + 1); }
template <class T> __host__ __device__ int x19(T z) { return d1(int(z) + int(z)); }
template <class T> __host__ __device__ int x20(T z) { return d1(int(z) + z); }
