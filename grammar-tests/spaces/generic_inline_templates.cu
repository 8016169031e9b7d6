// std: 17
// the same in templates
template <class T> T ht(T a) { return a; }
inline int h(int a) { return a; }
struct A { int h() const { return 1; } static int s() { return 1; } int v; A(int a) : v(a) {} A() {} template <class T> int t(T) const { return 1; } };
template <class T> struct B { T v; T h() const { return v; } static T s() { return T(); } __host__ __device__ T bm() const { return h(); }
  __host__ __device__ T bm2() const { return this->h(); } 
  __host__ __device__ T bm3() const { return s(); } };
template <class T> __host__ __device__ T f1(T a) { return h(1); }
template <class T> __host__ __device__ T f2(T a) { return h(a); }
template <class T> __host__ __device__ T f3(T a) { return ht(a); }
template <class T> __host__ __device__ T f4(T a) { A x; return x.h(); }
template <class T> __host__ __device__ T f5(T a) { A x(a); return x.v; }
template <class T> __host__ __device__ T f6(T a) { B<T> x; return x.h(); }
template <class T> __host__ __device__ T f7(T a) { return B<T>::s(); }
template <class T> __host__ __device__ T f8(T a) { return A::s(); }
template <class T> __host__ __device__ T f9(T a) { return A(1).t(a); }
__host__ __device__ int g1(B<int> b) { return b.h(); }
__host__ __device__ int g2(B<int> b) { return B<int>::s(); }
__host__ __device__ int g3(B<int> b) { return b.bm() + b.bm2() + b.bm3(); }
__global__ void k(int *p) { p[0] = f1(1) + f2(1) + f3(1) + f4(1) + f5(1) + f6(1) + f7(1) + f8(1) + f9(1); }
