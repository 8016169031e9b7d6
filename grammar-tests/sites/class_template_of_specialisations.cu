// std: 17
// Whichever specialisation is meant, a class template is no reference.
template <int> struct cpol {};
template <class P, class T> class Min;
template <int N, class T> class Min<cpol<N>, T> { public: Min(T); __host__ __device__ void min(T) const; };
template <class F> void launch(F f) {}
using reduce = cpol<3>;
static constexpr double one = 1.0;
void f(double *data) {
  Min<reduce, double> m(one);
  launch([=] __device__(int i) { m.min(data[i]); });
}
