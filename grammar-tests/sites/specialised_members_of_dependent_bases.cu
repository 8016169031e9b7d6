// std: 17
// Members that are specialised depend on nothing, although a base of their class template does; directives that bring the class.
template <class F> void run(F f);
namespace N {
struct PC { int n; };
template <int Dim> struct B { };
template <int Dim> struct L : B<Dim> {
  void m(const PC &c, int *p);
  template <class U> void t(const PC &c, U *p);
  struct I { void k(const PC &c, int *p); };
  struct J : B<Dim> { void k(const PC &c, int *p); };
  template <class U> struct K : B<Dim> { void k(const PC &c, U *p); };
};
template <> void L<3>::m(const PC &c, int *p) { run([=] __device__(int i) { p[i] = i; }); }
template <> template <class U> void L<3>::t(const PC &c, U *p) { run([=] __device__(int i) { p[i] = i; }); }
template <> template <> void L<3>::t(const PC &c, int *p) { run([=] __device__(int i) { p[i] = i; }); }
template <> void L<3>::I::k(const PC &c, int *p) { run([=] __device__(int i) { p[i] = i; }); }
template <> void L<3>::J::k(const PC &c, int *p) { run([=] __device__(int i) { p[i] = i; }); }
template <> struct L<7> : B<3> { void m(const PC &c, int *p); };
void L<7>::m(const PC &c, int *p) { run([=] __device__(int i) { p[i] = i; }); }
}
namespace M {
struct Q { int n; };
template <int D> struct C { void c(const Q &q, int *p); static C<D> *d(C<D> *r, const Q &q, int *p); };
template <int D> struct E : N::B<D> { void c(const Q &q, int *p); void n(const Q &q, int *p); };
}
using namespace M;
template <> void C<3>::c(const Q &q, int *p) { run([=] __device__(int i) { p[i] = i; }); }
template <> C<3> *C<3>::d(C<3> *r, const Q &q, int *p) { run([=] __device__(int i) { p[i] = i; }); return r; }
template <> void E<4>::c(const Q &q, int *p) { run([=] __device__(int i) { p[i] = i; }); }
template <int D> void E<D>::n(const Q &q, int *p) { run([=] __device__(int i) { p[i] = i; }); }
