// std: 17
// arrays of dependent type in a template that is never instantiated, and of other types
template <class T> void never(T (&r)[2]) {
  T a[1][1][1][1][1][1][1][1];
  int b[1][1][1][1][1][1][1][1];
  T c[2];
  int d[2];
  auto x = [a] __device__ () { (void)a; };
  auto y = [b] __device__ () { (void)b; };
  auto z = [v = c] __device__ () { (void)v; };
  auto w = [v = d] __device__ () { (void)v; };
  auto u = [v = r] __device__ () { (void)v; };
  (void)x; (void)y; (void)z; (void)w; (void)u;
}
template <int N> void sized() {
  int c[N];
  int a[N][1][1][1][1][1][1][1];
  auto z = [v = c] __device__ () { (void)v; };
  auto y = [a] __device__ () { (void)a; };
  (void)z; (void)y;
}
struct NoCopy { const int n = 0; NoCopy() {} };
struct NoDefault { NoDefault(int) {} };
template <class T> void elements() {
  NoCopy a[2];
  NoDefault b[2] = {1, 2};
  auto y = [a] __device__ () { (void)a; };
  auto z = [b] __device__ () { (void)b; };
  (void)y; (void)z;
}
template <class T> struct Box { const int n = 0; };
template <class T> void boxes() {
  Box<T> a[2];
  Box<int> b[2];
  auto y = [a] __device__ () { (void)a; };
  auto z = [b] __device__ () { (void)b; };
  (void)y; (void)z;
}
