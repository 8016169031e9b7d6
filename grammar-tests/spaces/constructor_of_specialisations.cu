// std: 17
// A class template of which only specialisations are defined: the constructors of all are functions of the host.
template <class I, bool Signed> struct Check;
template <class I> struct Check<I, true> {
  Check(I i, unsigned n) {}
};
template <class I> struct Check<I, false> {
  Check(I i, unsigned n) {}
};
template <class I, bool Signed> struct Fine;
template <class I> struct Fine<I, true> {
  Fine(I i, unsigned n) {}
};
template <class I> struct Fine<I, false> {
  __host__ __device__ Fine(I i, unsigned n) {}
};
template <class T> struct Array {
  T d[3];
  __host__ __device__ T &operator[](int i) {
    Check<decltype(i), true>(i, 3);
    return d[i];
  }
  template <class J> __host__ __device__ T &at(const J &i) {
    Check<J, true>(i, 3);
    Fine<J, false>(i, 3);
    return d[i];
  }
};
__global__ void k(int *p) {
  Array<int> a;
  a[1] = 2;
  a.at(1) = 2;
  *p = a[1];
}
