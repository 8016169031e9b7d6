// std: 17
// Elements of constant arrays that are static members, with a plain number as index, may be folded.
struct T { static constexpr int a[3] = {1, 2, 3}; static constexpr int d[2][2] = {{1, 2}, {3, 4}}; static constexpr char s[] = "abc"; struct P { int x; }; static constexpr P p[2] = {{1}, {2}}; static constexpr int n = 1; };
template <class X> struct CT { static constexpr X b[2] = {1, 2}; };
enum { en = 1 };
__device__ int f1() { return T::a[0]; }
__device__ int f2() { return T::a[1] + 2; }
__device__ int f3() { return T::a[en]; }
__device__ int f4() { return T::d[1][0]; }
__device__ int f5() { return T::s[1]; }
__device__ int f6() { return T::p[1].x; }
__device__ int f7() { return CT<int>::b[1]; }
__device__ int f8(int i) { i = T::a[1]; return i; }
__device__ int g1(int i) { return T::a[i]; } // undefined
__device__ int g2() { return T::a[T::n]; }
__device__ int g3() { int x = T::a[1]; return x; }
__device__ int g4() { constexpr int k = 1; return T::a[k]; }
template <class F> __global__ void kern(F f) { f(1); }
void l(int *o) {
  kern<<<1, 1>>>([=] __device__ (int i) { o[i] = T::a[1]; });
  kern<<<1, 1>>>([=] __host__ __device__ (int i) { o[i] = CT<double>::b[0] * i; });
}
struct T2 { static constexpr int a[3] = {1, 2, 3}; __device__ int f(); __device__ int g(); };
__device__ int T2::f() { return a[1]; }
__device__ int T2::g() { return T2::a[1]; }
