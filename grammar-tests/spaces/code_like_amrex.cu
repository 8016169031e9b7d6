// std: 17
// Arrays, boxes and loops as AMReX has them
#define GPU __host__ __device__
struct IntVect {
  int v[3];
  GPU int operator[](int i) const { return v[i]; }
  int sum() const { return v[0]; }
  static IntVect unit() { return IntVect{}; }
  GPU IntVect up() const { return *this; }
};
struct Box {
  IntVect lo, hi;
  GPU IntVect small() const { return lo; }
  IntVect big() const { return hi; }
  GPU const IntVect &loVect() const { return lo; }
  GPU Box &grow(int) { return *this; }
  Box &shift(int) { return *this; }
  bool contains(IntVect const &) const { return true; }
};
template <class T> struct Array4 {
  T *p;
  GPU T &operator()(int i, int j) const { return p[i]; }
  bool ok() const { return p; }
  GPU explicit operator bool() const { return p; }
  GPU T *ptr(int i) const { return p; }
};
struct Geom {
  Box dom; double dx[3];
  GPU Box domain() const { return dom; }
  const double *cell() const { return dx; }
  double prob() const { return dx[0]; }
  GPU double cellSize(int i) const { return dx[i]; }
};
template <class F> __global__ void launch(F f) { f(1, 2, 3); }
template <class F> void ParFor(Box const &, F f) { launch<<<1, 1>>>(f); }
struct Solver {
  Geom geom; double alpha;
  double coef(int) const { return alpha; }
  GPU static double rate(double d) { return d; }
  static double slow(double d) { return d; }
  void run(Array4<double> const &a, Array4<Geom> const &b) {
    Box bx = geom.domain();
    const auto g = geom;
    auto lo = bx.small();
    ParFor(bx, [=] __device__(int i, int j, int k) {
      a(i, j) = g.prob();
      a(i, j) = g.domain().big()[0];
      a(i, j) += lo.sum();
      a(i, j) += slow(1.0) + rate(2.0);
      auto d = g.domain();
      a(i, j) += d.contains(lo);
      a(i, j) += d.small().up().sum();
      if (a.ok()) a(i, j) = 0;
      b(i, j).prob();
      b(i, j).domain().contains(lo);
      IntVect iv = IntVect::unit();
      const auto &r = d.loVect();
      r.sum();
      d.grow(1).shift(2);
      a(i, j) = bx.big().sum();
      b.ptr(i)->prob();
      auto *q = b.ptr(1);
      q->prob();
      (*q).prob();
      q[1].prob();
      (i ? d : bx).contains(lo);
    });
  }
};
