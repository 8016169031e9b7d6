// std: 17
// A static member of a specialisation around, named through the class: with its arguments, and without a path.
template <class... A> int eat(A...) { return 1; }
namespace spw { 
template <class T, class U> struct Spec9 { static int y; int m; static int sf(int); enum { en }; using ty = int; };
template <class T> struct Spec9<T *, int> {
  static int y; static const int cy = 3; int m; int mf(); using ty = int; static int sf(int); enum { en }; enum class Ec { e }; template <class V> static int tf(V); template <class V> static int tv; struct In { static int iy; };
  void a(int n) { eat([k = Spec9::y] __device__ () { return 1; }); }
  void b(int n) { eat([k = Spec9::sf(1)] __device__ () { return 1; }); }
  void c(int n) { eat([k = Spec9::cy + n] __device__ () { return 1; }); }
  void d(int n) { eat([k = &Spec9::y] __device__ () { return 1; }); }
  void e(int n) { eat([k = &Spec9::m] __device__ () { return 1; }); }
  void f(int n) { eat([k = &Spec9::mf] __device__ () { return 1; }); }
  void g(int n) { eat([k = Spec9::en] __device__ () { return 1; }); }
  void h(int n) { eat([k = Spec9::Ec::e] __device__ () { return 1; }); }
  void i(int n) { eat([k = Spec9::template tf<int>(1)] __device__ () { return 1; }); }
  void j(int n) { eat([k = Spec9::tf(n)] __device__ () { return 1; }); }
  void k(int n) { eat([k = Spec9::In::iy] __device__ () { return 1; }); }
  void l(int n) { eat([k = sizeof(typename Spec9::ty)] __device__ () { return 1; }); }
  void m1(int n) { eat([k = sizeof(Spec9::y)] __device__ () { return 1; }); }
  void n1(int n) { eat([k = this->Spec9::m] __device__ () { return 1; }); }
  void o(int n) { eat([k = Spec9<T *, int>::y] __device__ () { return 1; }); }
  void p(int n) { eat([k = Spec9<T *, int>::sf(2)] __device__ () { return 1; }); }
  void r(int n) { eat([k = spw::Spec9<T *, int>::y] __device__ () { return 1; }); }
  void s(int n) { eat([k = &Spec9<T *, int>::m] __device__ () { return 1; }); }
  void t(int n) { eat([k = Spec9<T, int>::y] __device__ () { return 1; }); }
  void u(int n) { eat([k = Spec9<T, int>::sf(2)] __device__ () { return 1; }); }
  auto v(int n) -> decltype(Spec9::y) { eat([] __device__ () { return 1; }); return n; }
  void w(int n, decltype(Spec9::y) d) { eat([] __device__ () -> decltype(Spec9::y) { return 1; }); }
  void x(int n, typename Spec9::ty d) { eat([] __device__ () -> typename Spec9::ty { return 1; }); }
  void z(int n, int (&d)[Spec9::cy]) { eat([] __device__ () { return 1; }); }
  void aa(int n) noexcept(noexcept(Spec9::y)) { eat([] __device__ () { return 1; }); }
};
template <> struct Spec9<char, long> {
  static int y; static const int cy = 3; int m; int mf(); using ty = int; static int sf(int); enum { en }; enum class Ec { e }; template <class V> static int tf(V); template <class V> static int tv; struct In { static int iy; };
  void a(int n) { eat([k = Spec9::y] __device__ () { return 1; }); }
  void b(int n) { eat([k = Spec9::sf(1)] __device__ () { return 1; }); }
  void c(int n) { eat([k = Spec9::cy + n] __device__ () { return 1; }); }
  void d(int n) { eat([k = &Spec9::y] __device__ () { return 1; }); }
  void e(int n) { eat([k = &Spec9::m] __device__ () { return 1; }); }
  void g(int n) { eat([k = Spec9::en] __device__ () { return 1; }); }
  void h(int n) { eat([k = Spec9::Ec::e] __device__ () { return 1; }); }
  void i(int n) { eat([k = Spec9::tf<int>(1)] __device__ () { return 1; }); }
  void j(int n) { eat([k = Spec9::tf(n)] __device__ () { return 1; }); }
  void k(int n) { eat([k = Spec9::In::iy] __device__ () { return 1; }); }
};
}
