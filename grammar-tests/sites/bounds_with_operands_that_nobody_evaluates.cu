// std: 17
// Bounds of arrays in lambdas: what `noexcept` asks of is not used, and captures nothing.
struct BoundsOfS { int a; int arr[4]; };
template <class F> void run_bounds(F) {}
void in_function(BoundsOfS s, int n, int (&arr)[4]) {
  run_bounds([=] __device__ () mutable { short b[noexcept(s.arr[n])]; });
  run_bounds([=] __device__ () mutable { short b[1 + noexcept(n)]; });
  run_bounds([=] __device__ () mutable { short b[(noexcept(n))]; });
  run_bounds([=] __device__ () mutable { short b[sizeof(n)]; });
  run_bounds([=] __device__ () mutable { short b[alignof(decltype(n))]; });
  run_bounds([=] __device__ () mutable { short b[__alignof__(n)]; });
  run_bounds([=] __device__ () mutable { short((arr)[noexcept(s.arr[n])]); });
  run_bounds([=] __device__ () mutable { short *p = new short[noexcept(n)]; });
  run_bounds([=] __device__ () mutable { int q = s.arr[noexcept(n)]; });
  run_bounds([=] __device__ () mutable { short b[noexcept(n)], c = n; });
}
template <class T> struct BoundsOfT {
  int y;
  void in_member(T t, int n) {
    run_bounds([=] __device__ () mutable { short b[noexcept(t + n)]; });
    run_bounds([=] __device__ () mutable { short b[noexcept(y) + sizeof(T)]; });
  }
};
template void BoundsOfT<int>::in_member(int, int);
