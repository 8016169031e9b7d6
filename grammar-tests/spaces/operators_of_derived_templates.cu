// std: 17
// Operators of class templates that are derived from others, of which two definitions are under an option.
namespace fe {
#ifdef FE_OPTION
template <typename T, int n>
class FeFew {
  T array_[n];
 public:
  using value_type = T;
  __host__ __device__ T *data() { return array_; }
  __host__ __device__ constexpr int size() const { return n; }
  __host__ __device__ T &operator[](int i) { return array_[i]; }
  __host__ __device__ T const &operator[](int i) const { return array_[i]; }
  __host__ __device__ T volatile &operator[](int i) volatile { return array_[i]; }
  __host__ __device__ FeFew() {}
  __host__ __device__ ~FeFew() {}
  int hm() const { return 1; }
};
#else
template <typename T, int n>
class FeFew {
  T array_[n];
 public:
  using value_type = T;
  __host__ __device__ T *data() { return array_; }
  __host__ __device__ constexpr int size() const { return n; }
  __host__ __device__ T &operator[](int i) { return array_[i]; }
  __host__ __device__ T const &operator[](int i) const { return array_[i]; }
  inline FeFew() = default;
  inline ~FeFew() = default;
  int hm() const { return 1; }
};
#endif
template <int n> class FeVector : public FeFew<double, n> { public: __host__ __device__ FeVector() {} };
template <int n> FeVector<n> operator-(FeVector<n> a, FeVector<n> b) { return a; }
template <int n> __host__ __device__ FeVector<n> operator+(FeVector<n> a, FeVector<n> b) { return a; }
template <int m, int n> class FeMatrix : public FeFew<FeVector<m>, n> { public: __host__ __device__ FeMatrix() {} };
template <int m, int n> __host__ __device__ FeMatrix<m, n> operator-(FeMatrix<m, n> a, FeMatrix<m, n> b) { return a; }
template <class T> struct FeRead { T *p; T &operator[](int i) const { return p[i]; } };
template <int n> __host__ __device__ double norm(FeVector<n> v) { return v[0]; }
template <int n> double hnorm(FeVector<n> v) { return v[0]; }
template <int n> __host__ __device__ double fe1(FeFew<FeVector<n>, 2> p) { return norm(p[1] - p[0]); }
__host__ __device__ double fe2(FeFew<FeVector<2>, 2> p) { return norm(p[1] - p[0]); }
__host__ __device__ double fe3(FeFew<FeRead<int>, 2> p) { return p[1][0]; }
__host__ __device__ double fe4(FeFew<FeVector<2>, 2> p) { return hnorm(p[0]); }
__host__ __device__ double fe5(FeVector<2> p) { return hnorm(p); }
__host__ __device__ double fe6(FeVector<2> p, FeVector<2> q) { return norm(p - q); }
__host__ __device__ double fe7(FeVector<2> p, FeVector<2> q) { return p.hm(); }
__host__ __device__ double fe8(FeFew<double, 2> p) { return p.hm(); }
template <class F> __global__ void fek(F f) { f(0); }
template <class F> void fepar(F f) { fek<<<1, 1>>>(f); }
void fe9(FeFew<FeRead<int>, 4> m, int d) { auto f = [=] __device__(int i) { auto x = m[d][i]; }; fepar(f); }
void fe10(FeFew<FeRead<int>, 4> m, int d) { fepar([=] __host__ __device__(int i) { auto x = m[d][i]; }); }
void fe11(FeFew<FeRead<int>, 4> m, int d) { fepar([=] __host__ __device__(int i) { m[0].p[0] = m[d][i]; }); }
double fe12(FeFew<FeVector<2>, 2> p) { return fe1(p); }
}
