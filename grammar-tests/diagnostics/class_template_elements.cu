// std: 17
// class templates as elements of captured arrays
template <class T> struct Box { const T n = 0; };
template <class T> struct Wrap { T v; };
struct NoDefault { NoDefault(int) {} };
template <class T> void boxes() {
  Box<T> a[2];
  auto y = [a] __device__ () { (void)a; };
  (void)y;
}
template <class T> void wraps(Wrap<T> w) {
  Wrap<T> a[2] = {w, w};
  auto y = [a] __device__ () { (void)a; };
  (void)y;
}
template <int N> void sized() {
  int c[N];
  auto z = [v = c] __device__ () { (void)v; };
  (void)z;
}
template <class T> void ref(T (&r)[2]) {
  auto z = [r] __device__ () { (void)r; };
  (void)z;
}
void f() {
  boxes<int>();
  wraps(Wrap<NoDefault>{NoDefault(1)});
  sized<3>();
  int a[2];
  ref(a);
  Wrap<int> c[2];
  auto y = [c] __device__ () { (void)c; };
  (void)y;
}
