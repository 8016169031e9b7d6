// std: 17
// `__host__` alone is an error of its own.
__host__ int host(int a) { return a; }
__host__ __device__ int both(int a) { return a; }
__device__ __host__ int both_too(int a) { return a; }
struct S {
  __host__ int member() { return 1; }
  __host__ S() {}
  __host__ S(int) = delete;
  __host__ S(const S &) = default;
  __host__ ~S();
  __host__ static int of_class();
  __host__ operator int() { return 1; }
  int outside();
};
__host__ S::~S() {}
__host__ int S::outside() { return 1; }
template <class T> __host__ T templated(T t) { return t; }
__host__ int again(int);
__host__ int again(int a) { return a; }
int bare_first(int);
__host__ int bare_first(int a) { return a; }
__device__ int device_first(int);
__host__ int device_first(int a) { return a; }
__host__ int host_first(int);
__device__ int host_first(int a) { return a; }
__host__ int host_then_bare(int);
int host_then_bare(int a) { return a; }
