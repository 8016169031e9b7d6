// std: 17
// A `const` of a parameter itself makes no other function: the second declaration is one of the same.
struct S {
  static void value(int const &i, double t);
  void pointer(int *p, const int *q) const;
  void other(const int *p);
  void other(int *p);
};
__device__ void S::value(int const &i, const double t) {}
__device__ void S::pointer(int *const p, int const *const q) const {}
__device__ void S::other(const int *const p) {}

template <class P> struct T {
  static void value(P p, const unsigned n);
  void several(int i);
  void several(const long i);
};
template <class P> __device__ __host__ void T<P>::value(P const p, unsigned n) {}
template <class P> __device__ void T<P>::several(long i) {}

void plain(double);
__device__ void plain(const double d) {}
