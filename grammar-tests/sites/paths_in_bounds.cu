// std: 17
// Constants of classes in the bounds of arrays, where the function has a variable of their name.
template <class F> void qb_run(F f) { f(); }
template <class T> struct QbB { static const int k = 3; };
struct QbS { static constexpr int k = 2; int a; int arr[4]; };
namespace qb { constexpr int k = 2; }
void qb_f(int n, int k, int *p, QbS s) {
  qb_run([=] __device__() { int q[QbB<int>::k]; (void)q; });
  qb_run([=] __device__() { int q[QbS::k + n]; (void)q; });
  qb_run([=] __device__() { int q[qb::k + s.a]; (void)q; });
  qb_run([=] __device__() { int q[(QbB<int>::k < s.arr[n]) + 1]; (void)q; });
  qb_run([=] __device__() { int(p[qb::k]); });
  qb_run([=] __device__() { int(p[(QbB<int>::k + n)]); });
}
template <class T> void qb_t(int n, int k, int *p, QbS s, T t) {
  qb_run([=] __device__() { int i(int(p[(QbB<int>::k < s.arr[n])])); (void)i; });
  qb_run([=] __device__() { int i(int(p[QbB<T>::k + s.arr[n]])); (void)i; });
  qb_run([=] __device__() { int i(int(p[qb::k + s.arr[n]])); (void)i; });
  qb_run([=] __device__() { int q[T::k + n]; (void)q; });
  const int m = QbS::k, w = QbS::k + n;
  qb_run([=] __device__() { int q[m]; (void)q; });
  qb_run([=] __device__() { int q[w]; (void)q; });
  qb_run([=] __device__() { int q[QbB<T>::k]; (void)q; });
}
