// std: 17
// Views of a class template, functors and loops as Kokkos has them
#define KF __host__ __device__
template <class T, int N> struct View {
  T *p; int n;
  KF T &operator()(int i) const { return p[i]; }
  int extent(int) const { return n; }
  KF View sub(int k) const { return *this; }
  View slice() const { return *this; }
  KF int size() const { return n; }
  static int rank() { return N; }
};
struct Policy { int n; };
template <class F> __global__ void run(F f, int n) { f(n); }
template <class F> void parallel_for(Policy p, F f) { run<<<1, 1>>>(f, p.n); }
template <class T> struct Traits {
  static T zero() { return T(); }
  KF static T one() { return T(1); }
  using view = View<T, 1>;
  static constexpr int rank = 1;
};
template <class T> struct Functor {
  View<T, 1> v;
  KF void operator()(int i) const {
    v(i) = v.extent(0);
    helper(i);
    v(i) += Traits<T>::zero();
    auto s = v.sub(1);
    s(i) = s.extent(1);
    auto t = v.slice();
    v.sub(2).extent(3);
    v.sub(2).slice().sub(1);
  }
  void helper(int) const {}
};
template <class T> void deep(View<T, 1> v) {
  parallel_for(Policy{1}, [=] __device__(int i) {
    v(i) = v.extent(0);
    v(i) += Traits<T>::zero();
    typename Traits<T>::view w = v;
    w(i) = w.extent(2);
    auto x = v.sub(1);
    x(i) = x.extent(1);
    v(i) = View<T, 1>::rank();
  });
}
void use(View<double, 1> v) {
  Functor<double> f{v};
  parallel_for(Policy{1}, f);
  deep(v);
  parallel_for(Policy{2}, [=] __device__(int i) {
    v(i) = v.extent(0);
    auto x = v.sub(1);
    x(i) = x.extent(1);
    auto y = x.sub(1).sub(2);
    y.slice();
    v.sub(1).extent(0);
    decltype(x) z = x;
    z.extent(1);
    Traits<double>::zero();
    typename Traits<float>::view q{nullptr, 1};
    q.extent(0);
    auto &r = x;
    r.extent(3);
    const auto c = View<int, 2>{nullptr, 1};
    c.extent(0);
  });
}
