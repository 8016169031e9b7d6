// std: 17
// How types are written in classes with a dependent base: with the namespace that they are found in.
struct Global { int v; };
typedef int GInt;
namespace amrex {
struct Orientation { int v; enum E { one }; };
template <class T> struct Tuple { T t; };
using Real = double;
enum Kind { k0 };
template <class F> void run(F f);
template <class MF> struct Base { int b; };
struct NBase { int b; };
template <class MF> struct Derived : public Base<MF> {
  struct Inner { int i; void deep(Orientation f, int n) { run([=] __device__ { (void)n; }); } };
  typedef int Mine;
  void inside(Orientation face, int n, Real val, Tuple<Real> t, Kind k, Global g, GInt h, Derived d, Base<MF> b, Inner i, Mine m, amrex::Real q, Orientation::E e) { run([=] __device__ { (void)n; }); }
  void outside(Orientation face, int n, Real val, Tuple<Real> t, Kind k, Global g, GInt h, Derived d, Base<MF> b, Inner i, Mine m, amrex::Real q, Orientation::E e);
  template <class U> void tmpl(Orientation face, U n);
  static void stat(Orientation face, int n) { run([=] __device__ { (void)n; }); }
  void ret(Orientation f, int n) { run([=] __device__ () -> Orientation { (void)n; return {}; }); run([=] __device__ (Real r) -> Tuple<Real> { (void)n; return {}; }); run([=] __host__ __device__ (Real r, Orientation o) -> Tuple<Real> { (void)n; return {}; });}
};
template <class MF> void Derived<MF>::outside(Orientation face, int n, Real val, Tuple<Real> t, Kind k, Global g, GInt h, Derived d, Base<MF> b, Inner i, Mine m, amrex::Real q, Orientation::E e) { run([=] __device__ { (void)n; }); }
template <class MF> template <class U> void Derived<MF>::tmpl(Orientation face, U n) { run([=] __device__ { (void)n; }); }
template <class MF> struct Second : Derived<int> { void f(Orientation face, int n) { run([=] __device__ { (void)n; }); } };
template <class MF> struct Third : NBase { void f(Orientation face, int n) { run([=] __device__ { (void)n; }); } };
template <class MF> struct Fourth : MF { void f(Orientation face, int n) { run([=] __device__ { (void)n; }); } };
struct Fifth : Derived<int> { void f(Orientation face, int n) { run([=] __device__ { (void)n; }); } };
template <class MF> struct Sixth { struct In : Base<MF> { void f(Orientation face, int n) { run([=] __device__ { (void)n; }); } }; };
template <class MF> struct Seventh : NBase { struct In { void f(Orientation face, int n) { run([=] __device__ { (void)n; }); } }; };
template <class MF> struct Eight : Second<MF> { };
struct Ninth : Eight<int> { template <class T> void f(Orientation face, T n) { run([=] __device__ { (void)n; }); } };
template <> struct Derived<char> : Base<char> { void f(Orientation face, int n) { run([=] __device__ { (void)n; }); } };
template <class T> struct Derived<T*> : Base<T> { void f(Orientation face, int n, Global g) { run([=] __device__ { (void)n; }); } };
namespace sub { struct S {}; template <class T> struct D : Base<T> { void f(Orientation face, S s, sub::S t, int n) { run([=] __device__ { (void)n; }); } }; }
}
template <class T> struct Top : amrex::Base<T> { void f(Global face, GInt s, amrex::Real t, int n) { run([=] __device__ { (void)n; }); } };
template <class T> struct Top2 : amrex::Base<T> { template <amrex::Kind K, GInt Q, class V> void f(V v) { run([=] __device__ { (void)v; }); } };

struct G {};
namespace a {
struct U {};
template <class F> void run(F f);
template <class T> struct Base {};
namespace b {
struct T1 {};
namespace c {
struct S {};
struct G2 {};
template <class T> struct D : Base<T> { void f(S s, T1 t, U u, G g, int n) { run([=] __device__ { (void)n; }); } };
inline namespace v { struct I {}; template <class T> struct D3 : Base<T> { void f(I i, S s, T1 t, U u, G g, int n) { run([=] __device__ { (void)n; }); } }; }
namespace { struct H {}; template <class T> struct D4 : Base<T> { void f(H h, S s, T1 t, U u, G g, int n) { run([=] __device__ { (void)n; }); } }; }
}
template <class T> struct D2 : Base<T> { void f(c::S s, T1 t, U u, G g, int n) { run([=] __device__ { (void)n; }); } };
}
}
namespace a::b::c { template <class T> struct D5 : Base<T> { void f(S s, T1 t, U u, G g, int n) { run([=] __device__ { (void)n; }); } }; }
