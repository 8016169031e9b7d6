// std: 17
// what is said of calls of member functions while functions for both sides are read: of class templates, in templates
struct B { int f() const { return 1; } };
template <class T> struct V { int f() const { return 1; } };
__host__ __device__ int a1(B &b) { return b.f(); }
__host__ __device__ inline int a2(B &b) { return b.f(); }
__host__ __device__ inline int a3() { B b; return b.f(); }
__host__ __device__ int a4(V<int> &b) { return b.f(); }
__host__ __device__ int a5() { V<int> b; return b.f(); }
struct S { __host__ __device__ int a6(B &b) { return b.f(); } };
__host__ __device__ static int a7(B &b) { return b.f(); }
template <class T> __host__ __device__ int a8(B &b) { return b.f(); }
template <class T> struct W { __host__ __device__ int a9(B &b) { return b.f(); } };
__host__ __device__ inline int a10(B *b) { return b->f(); }
