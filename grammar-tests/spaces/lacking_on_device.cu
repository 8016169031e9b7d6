// std: 17
// what no code for the device may have
#include <typeinfo>
struct B { virtual ~B() {} }; struct D : B {};
__device__ int d(B *b, int n) {
  thread_local int t = 3;
  D *x = dynamic_cast<D *>(b);
  const void *y = &typeid(b);
  int a[n];
  const std::type_info &z = typeid(int);
  static thread_local int u = 3;
  return t;
}
__host__ __device__ int hd(B *b, int n) {
  thread_local int t = 3;
  D *x = dynamic_cast<D *>(b);
  const void *y = &typeid(b);
  int a[n];
  return t;
}
__global__ void k(B *b, int n) {
  thread_local int t = 3;
  D *x = dynamic_cast<D *>(b);
  const void *y = &typeid(b);
  int a[n];
}
template <class T> __device__ int td(T *b, int n) {
  thread_local int t = 3;
  D *x = dynamic_cast<D *>(b);
  const void *y = &typeid(b);
  int a[n];
  int c[sizeof(T)];
  return t;
}
template <class T> __device__ int tn(B *b, int n) {
  thread_local int t = 3;
  D *x = dynamic_cast<D *>(b);
  const void *y = &typeid(b);
  int a[n];
  return t;
}
__global__ void use(B *b, int n) { td(b, n); }
static __device__ int unused(B *b, int n) {
  thread_local int t = 3;
  D *x = dynamic_cast<D *>(b);
  const void *y = &typeid(b);
  int a[n];
  return t;
}
void h(B *b, int n) {
  thread_local int t = 3;
  D *x = dynamic_cast<D *>(b);
  const void *y = &typeid(b);
  int a[n];
  auto l = [=] __device__ () {
    thread_local int t = 3;
    D *x = dynamic_cast<D *>(b);
    const void *y = &typeid(b);
    int a[n];
    if constexpr (false) { int bb[n]; D *x = dynamic_cast<D *>(b); }
    if (false) { int c[n]; }
    using T = decltype(dynamic_cast<D *>(b));
    using U = decltype(typeid(b));
    const int m = 3; constexpr int o = 4; int p[m][o], q[m * o + sizeof(n)];
    int r[n][3]; int s[3][n]; int *v = new int[n]; 
    B *up = dynamic_cast<B *>(x);
    typedef int X[n];
  };
  auto l2 = [=] __host__ __device__ () {
    thread_local int t = 3;
    D *x = dynamic_cast<D *>(b);
    const void *y = &typeid(b);
    int a[n];
  };
  auto l3 = [=] {
    thread_local int t = 3;
    int a[n];
  };
}
