// std: 17
// References bound to what a member function of an object gives: constants only if that is one.
template <class T> struct A4 { T *p; int n; };
template <class F> struct Multi { A4<F const> const_arrays() const noexcept; A4<F> arrays() noexcept; constexpr int four() const { return 4; } static constexpr int five() { return 5; } };
struct Fab { A4<float const> const_array() const noexcept; };
template <class T> struct Vec { T *d; T &operator[](int i); T const &operator[](int i) const; T &back(); const T &back() const; };
struct MultiFab : Multi<Fab> { Fab const &operator[](int i) const; int x; };
template <class FAB> void t1(Multi<FAB> const &src, Multi<FAB> &dst) {
  auto const &a = src.const_arrays();
  auto const &b = dst.arrays();
  auto f = [=] __device__ { return a.n + b.n; };
}
void t2(Multi<Fab> const &src, const Vec<const MultiFab *> &fc, Vec<MultiFab *> &mf, MultiFab const &cc) {
  auto const &a = src.const_arrays();
  auto const &b = fc[0]->const_arrays();
  auto const &c = mf.back()->const_arrays();
  auto const &full = cc[3];
  A4<float const> const &d = full.const_array();
  auto const &e = full.const_array();
  auto f = [=] __device__ { return a.n + b.n + c.n + d.n + e.n; };
}
template <class MF> void t3(MF const &mask, int k) {
  auto const &a = mask.const_arrays();
  auto const &b = mask[k];
  auto f = [=] __device__ { return a.n + b.n; };
}
void t4(const MultiFab *p, const MultiFab q, const int n) {
  auto const &a = p->const_arrays();
  auto const &b = q.const_arrays();
  const MultiFab r = q;
  auto const &c = r.const_arrays();
  auto const &d = r.x;
  auto const &e = n;
  auto f = [=] __device__ { return a.n + b.n + c.n + d + e; };
}
void t5(const MultiFab &q, const MultiFab *p) {
  const Multi<Fab> r = q;
  auto const &a = q.four();
  auto const &b = p->four();
  auto const &c = r.four();
  auto const &d = q.five();
  auto f = [=] __device__ { return a + b + c + d; };
}
