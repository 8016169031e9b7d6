// std: 20
// Variables of class templates that are made of temporaries call no default constructor.
#define HD __host__ __device__
template <class T> struct C1 { T v; C1(int a) : v(a) {}
  HD C1() : C1(2) {} };
template <class T> struct C2 { T v; C2(int a) : v(a) {}
  HD C2() : C2(2) {} };
template <class T> struct C3 { T v; C3(int a) : v(a) {}
  HD C3() : C3(2) {} };
template <class T> struct C4 { T v; C4(int a) : v(a) {}
  HD C4() : C4(2) {} int m() const { return 1; } };
template <class T> struct C5 { T v; C5(int a) : v(a) {}
  HD C5() : C5(2) {} };
struct C6 { int v; C6(int a) : v(a) {}
  HD C6() : C6(2) {} };
__device__ int u1(int a) { C1<int> o = C1<int>{1}; return o.v; }
template <class T> __device__ int u2(T a) { C2<int> o = C2<int>{1}; return o.v; }
template <class T> __device__ int u3(T a, C3<int> o) { return o.v; }
template <class T> __device__ int u4(T a, C4<int> o) { return o.m(); }
template <class T> __device__ int u6(T a) { C6 o = C6{1}; return o.v; }
__global__ void k() { u2(1); u4(1, C4<int>(7)); u6(1);
  u3(1, C3<int>(7)); C5<int> o(3); }
