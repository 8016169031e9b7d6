// std: 17
// what a template returns whose arguments only those of what is passed say, also of a template that is only declared
template <class T, int... N> struct Rankwise;
template <class T, int n> struct Rankwise<T, n> {
  T v[n];
  T &operator[](int i) { return v[i]; }
  T operator[](int i) const { return v[i]; }
  T first() const { return v[0]; }
  __host__ __device__ T last() const { return v[n - 1]; }
};
template <class T, int m, int n> struct Rankwise<T, m, n> {
  Rankwise<T, n> v[m];
  __host__ __device__ const Rankwise<T, n> &operator[](int i) const { return v[i]; }
};
template <class T, int n>
__host__ __device__ Rankwise<T, n> rankwise_sum(const Rankwise<T, n> &a, const Rankwise<T, n> &b) {
  Rankwise<T, n> c{};
  for (int i = 0; i < n; i++) c[i] = a[i] + b[i];
  return c;
}
template <class T, int m, int n>
__host__ __device__ Rankwise<T, n> rankwise_row(const Rankwise<T, m, n> &a) { return a[0]; }
__global__ void rankwise_results(double *o, Rankwise<double, 3> &a, Rankwise<double, 2, 3> &b) {
  auto c = rankwise_sum(a, a);
  o[0] = c[1];
  o[1] = c.first();
  o[2] = c.last();
  const auto &d = rankwise_sum(a, a);
  o[3] = d[1];
  o[4] = rankwise_sum(a, a).first();
  o[5] = rankwise_row(b).first();
  o[6] = rankwise_row(b)[2];
  auto e = rankwise_row(b);
  o[7] = e[2] + e.last();
}
template <class T, int n> struct Flatwise { T v[n]; __host__ __device__ T first() const { return v[0]; } };
template <class T> struct Flatwise<T, 1> { T v; T first() const { return v; } };
template <class T, int n> __host__ __device__ Flatwise<T, n> flatwise_same(const Flatwise<T, n> &a) { return a; }
__global__ void flatwise_results(double *o, Flatwise<double, 3> &a, Flatwise<double, 1> &b) {
  auto c = flatwise_same(a);
  auto d = flatwise_same(b);
  o[0] = c.first();
  o[1] = d.first();
}
