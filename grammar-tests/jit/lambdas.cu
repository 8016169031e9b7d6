// std: 17
// Lambdas: every annotated one, and those that the host would have.
auto at_namespace = [](int a) { return a; };
const auto constant = [] { return 1; };
const int called = [] { return 1; }();
auto annotated = [] __device__ (int a) { return a; };
__device__ auto of_device = [] { return 1; };
__device__ int argument(int a = [] { return 1; }());
struct Member {
  int initialised = [] { return 1; }();
  __device__ int inside() { return [] { return 1; }(); }
  static const int fixed = 1;
};
int host() {
  auto l = [] { return 1; };
  auto d = [] __device__ { return 1; };
  return l();
}
__global__ void kernel(int *p, int n) {
  auto plain = [=] { return n; };
  auto d = [=] __device__ { return n; };
  auto hd = [=] __host__ __device__ { return n; };
  auto h = [=] __host__ { return n; };
  auto nested = [=] { return [=] __device__ { return n; }; };
  auto generic = [](auto x) { struct Local { int member() { return 1; } }; return x; };
  auto behind = [] () __device__ { return 1; };
  auto global = [] __global__ () {};
  auto
      lines =
      [=]
      __device__
      (int i) { return i; };
  *p = generic(n);
}
__host__ __device__ int both() { return [] { return 1; }(); }
__device__ void classes() {
  struct Local { int member() { return 1; } Local() {} static int of_class(); __device__ int annotated(); };
}
template <class T> int templated(T t) { return [=] { return t; }(); }
template <class T> __device__ int device_template(T t) { return [=] __device__ { return t; }(); }
enum { enumerator = [] { return 1; }() };
