// std: 17
// elements that do not depend on the template are checked at the instantiation too; in members of class templates the same
struct NoCopy { const int n = 0; NoCopy() {} };
struct NoDefault { NoDefault(int) {} };
template <class T> void a() {
  NoCopy a[2];
  auto y = [a] __device__ () { (void)a; };
  (void)y;
}
template <class T> void never() {
  NoCopy a[2];
  auto y = [a] __device__ () { (void)a; };
  (void)y;
}
template <class T> struct S {
  void run() {
    NoDefault b[2] = {1, 2};
    auto z = [b] __device__ () { (void)b; };
    (void)z;
  }
  void never() {
    NoDefault b[2] = {1, 2};
    auto z = [b] __device__ () { (void)b; };
    (void)z;
  }
};
void f() {
  a<int>();
  S<int>{}.run();
}
