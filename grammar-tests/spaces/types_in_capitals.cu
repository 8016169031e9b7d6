// std: 17
// a type that is written like a macro: a template parameter, or a type of the class
template <class T_I, class T_R> T_R total(T_I n, T_R const *u) { return u[n]; }
template <class T_R> __host__ __device__ T_R twice(T_R u) { return u + u; }
template <class T> struct A {
  using REAL = T;
  REAL own(REAL a) const { return a; }
  __host__ __device__ REAL both(REAL a) const { return a; }
};
template <class T_I, class T_R>
__device__ T_R use(T_I n, T_R const *u) {
  return total(n, u) + twice(u[0]);
}
template <class T> __device__ T member(A<T> const &a, T b) {
  return a.both(b) + a.own(b);
}
template <class F> __global__ void run(F f) { f(1); }
void caller(double *p, A<double> a) {
  run<<<1, 1>>>([=] __device__ (int i) { p[i] = use(i, p) + member(a, p[i]); });
}
