// std: 20
// Who is the first to ask decides, on whichever side.
template <class T> struct CT { T v; int m(int a) const { return v + 2; } };
template <class T> __host__ __device__ T t4(T a) { return CT<int>{}.m(a); }
struct C125 { __device__ int m126(int a) { return t4(0); } };
__host__ __device__ int u(int a, CT<int> &o) { return o.m(a); }
template <class T> struct W { T v; int m(int a) const { return v + 2; } };
__host__ __device__ int before(int a, W<int> &o) { return o.m(a); }
template <class T> __host__ __device__ T asks(T a) { return W<int>{}.m(a); }
__device__ int asked(int a) { return asks(0); }
