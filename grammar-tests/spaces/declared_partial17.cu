// std: 17
// partial specialisations of templates that are only declared, one of them with a pack
template <typename T, int... n> struct DpTensor;
template <typename T> struct DpTensor<T> { T values; };
template <typename T, int n0> struct DpTensor<T, n0> {
  __host__ __device__ T &operator[](int i) { return values[i]; }
  const T &operator[](int i) const { return values[i]; }
  __host__ __device__ const T &operator()(int i) const { return values[i]; }
  T values[n0];
};
template <class A, class B> struct DpPair;
template <class A> struct DpPair<A, int> { int operator+(int i) const { return i; } __host__ __device__ int operator-(int i) const { return i; } };
template <class B> struct DpPair<float, B> { __host__ __device__ int operator+(int i) const { return i; } int operator-(int i) const { return i; } };
__host__ __device__ inline double dp_direct(const DpTensor<double, 2> &t) { return t[1]; }
__host__ __device__ inline double dp_other(DpTensor<double, 2> &t) { return t[1]; }
__host__ __device__ inline double dp_called(DpTensor<double, 2> &t) { return t(1); }
__global__ void dp_kernel(double *p, DpPair<char, int> a, DpPair<float, char> b) {
  const DpTensor<double, 2> v{};
  DpTensor<double, 2> w{};
  *p = v[0];
  *p = w[0];
  *p = dp_direct(v) + dp_other(w) + dp_called(w);
  *p = a + 1;
  *p = b + 1;
  *p = a - 1;
  *p = b - 1;
}
