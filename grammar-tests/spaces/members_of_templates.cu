// std: 17
// member functions of class templates, called in templates: without specialisations there is one of each
template <class T, int N> struct Sphere {
  T r;
  T radius() const { return r; }
  T radius(int k) const { return r * k; }
  __host__ __device__ T both() const { return r; }
  static int dimension() { return N; }
};
template <class T> struct Special { static int value() { return 1; } };
template <> struct Special<float> { static __host__ __device__ int value() { return 2; } };
template <class T, int N> __host__ __device__ T closest(Sphere<T, N> const &s) {
  return s.radius() + s.both();
}
template <class T, int N> __device__ T larger(Sphere<T, N> const &s, T b) {
  return s.radius(2) + b;
}
template <class T> __device__ int special(T) {
  return Special<T>::value();
}
template <class T, int N> __device__ T never(Sphere<T, N> const &s) {
  return s.radius();
}
template <class F> __global__ void run(F f) { f(1); }
void caller(double *p, Sphere<double, 3> s) {
  run<<<1, 1>>>([=] __device__ (int i) {
    p[i] = closest(s) + larger(s, p[i]) + special(1.0f);
  });
}
