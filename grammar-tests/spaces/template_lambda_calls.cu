// std: 17
// lambdas in templates: what they call does not hang on the parameters, but is reported where these are known
static inline void host(int, double *) {}
__host__ __device__ void both(int, double *) {}
template <class F> __global__ void run(F f) { f(1); }
template <class T> struct Level {
  T *data;
  void launched();
  void never();
};
template <class T> void Level<T>::launched() {
  auto d = data;
  run<<<1, 1>>>([=] __device__ (int i) {
    host(i, d);
    both(i, d);
  });
}
template <class T> void Level<T>::never() {
  auto d = data;
  run<<<1, 1>>>([=] __device__ (int i) { host(i, d); });
}
void caller(double *p) {
  Level<double> l{p};
  l.launched();
}
