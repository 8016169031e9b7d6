// std: 17
// init-captures are checked where no extended lambda may be; other captures are not
template <class F> __host__ __device__ int eat(F f);
class K { struct P {}; public: static P p; };
template <class T> void f(T t) {
  eat([] __host__ __device__ () {
    int n = 1, a[3] = {};
    struct L {} l;
    eat([w = {2}] __device__ { return 1; });
    eat([w = a] __device__ { return 1; });
    eat([w = {2}] __host__ __device__ { return 1; });
    eat([&w = n] __device__ { return 1; });
    eat([&n] __device__ { return 1; });
    eat([w = n] __device__ { return 1; });
  });
}
void g() {
  eat([] __host__ __device__ () {
    struct L {} l;
    eat([w = l] __device__ { return 1; });
    eat([w = K::p] __device__ { return 1; });
    eat([l] __device__ { return 1; });
  });
  eat([] (auto) { int a[2] = {}; eat([w = a] __device__ { return 1; }); eat([w = {1}] __device__ { return 1; }); });
}
