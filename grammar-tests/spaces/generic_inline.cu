// std: 17
// inline functions of the host in functions for both sides: said while it is read, too
inline int h(int a) { return a; }
namespace lib { inline int h(int a) { return a; } inline namespace v1 { inline int hv(int a) { return a; } } }
namespace { inline int hu(int a) { return a; } }
static int hs(int a) { return a; }
extern int he(int a);
struct F { int v; friend int fh(F f) { return f.v; } static int st(int a) { return a; } int m(int a) const { return a; } };
struct V { int v; }; int hv(V); int hr(const V &); int hp(int *);
inline V mk(int a) { return {a}; }
using lib::hv;
template <class T> int ht(T a) { return a; }
__host__ __device__ int b1(int a) { return h(a); }
__host__ __device__ int b2(int a) { return h(1); }
__host__ __device__ int b3(int a) { return lib::h(a); }
__host__ __device__ int b4(int a) { return lib::hv(a); }
__host__ __device__ int b5(int a) { return hu(a); }
__host__ __device__ int b6(int a) { return hs(a); }
__host__ __device__ int b7(int a) { return he(a); }
__host__ __device__ int b9(F f) { return F::st(1); }
__host__ __device__ int b10(F f) { return f.m(1); }
__host__ __device__ int b11(V v) { return hv(v); }
__host__ __device__ int b12(V v) { return hr(v); }
__host__ __device__ int b13(int a) { return hp(&a); }
__host__ __device__ int b14(int a) { return mk(a).v; }
__host__ __device__ int b15(int a) { return ht(a); }
__host__ __device__ int b16(int a) { return lib::v1::hv(a); }
__host__ __device__ int b17(int a) { return ::h(a); }
__host__ __device__ int b18(int a) { return lib::h(1) + lib::h(2); }
__host__ __device__ int b19(int a) { return hv(2); }
