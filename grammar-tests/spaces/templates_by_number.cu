// std: 17
// The number of arguments leaves one function, whatever the template arguments that are written out.
#define HD __host__ __device__
template <class R, class L, class D> R det(const L &l, const D &d) { return R(); }
template <int Op, class L, class D> HD void det(const L &l, const D &d, D &out) {}
template <class L> struct Layout {};
template <class T> HD T called(const T *data) { return det<T>(Layout<T>(), data); }
template <class T> HD void fine(const T *data, T *out) { det<1>(Layout<T>(), *data, *out); }
template <class T> HD T never(const T *data) { return det<T>(Layout<T>(), data); }
__global__ void k(double *p) {
  called(p);
  fine(p, p);
}
