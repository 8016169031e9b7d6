// std: 17
// Members of an explicit specialisation around, named through the class or another instance.
template <class... A> int eat(A...) { return 1; }
template <class T> struct Bas11 { static int by; static int bsf(int); int bm; };
namespace sp11 { template <class T, class U> struct Spec11 { static int y; int m; static int sf(int); enum { en }; using ty = int; template <class W> struct Mt; };
template <> struct Spec11<char *, int> : Bas11<int> {
  enum { en };  static int y; int m; int mf(); int mo(int); int mo(long); using ty = int; using dty = char; template <class V> int mt(V); static int arr[3]; static int so(int); static int so(long); static int (*fp)(int);
  void a(int n) { eat([k = &Spec11<int, int>::m] __device__ () { return 1; }); }
  void b(int n) { eat([k = Spec11::ty(1)] __device__ () { return 1; }); }
  void c(int n) { eat([k = Spec11::dty(n)] __device__ () { return 1; }); }
  void d(int n) { eat([k = Spec11::by] __device__ () { return 1; }); }
  void e(int n) { eat([k = Spec11::bsf(n)] __device__ () { return 1; }); }
  void f(int n) { eat([k = &Spec11::bm] __device__ () { return 1; }); }
  void g(int n) { eat([k = Spec11::arr[1]] __device__ () { return 1; }); }
  void h(int n) { eat([k = Spec11::so(n)] __device__ () { return 1; }); }
  void i(int n) { eat([k = Spec11::fp(n)] __device__ () { return 1; }); }
  void j(int n) { eat([k = Spec11::m + n, this] __device__ () { return 1; }); }
  void l(int n) { eat([k = (Spec11::mf()), this] __device__ () { return 1; }); }
  void m2(int n) { eat([k = &Spec11::mf] __device__ () { return 1; }); }
  void o(int n) { eat([k = *&Spec11::y] __device__ () { return 1; }); }
  void p(int n) { eat([k = sizeof(Spec11::m)] __device__ () { return 1; }); }
  void q(int n) { eat([k = Spec11<char *, int>::y] __device__ () { return 1; }); }
  void r(int n) { eat([k = Spec11<char *, long>::y] __device__ () { return 1; }); }
  void s(int n) { eat([k = Spec11<char *, long>::sf(1)] __device__ () { return 1; }); }
  void u(int n) { eat([k = static_cast<Spec11::dty>(n)] __device__ () { return 1; }); }
  void v(int n) { eat([k = sp11::Spec11<char *, int>::y] __device__ () { return 1; }); }
  struct Inn { static int iy; void w(int n) { eat([k = Spec11::y] __device__ () { return 1; }); eat([k = Inn::iy] __device__ () { return 1; }); eat([k = Spec11::Inn::iy] __device__ () { return 1; }); } };
  template <class W> struct Int { static int iy; void w(int n) { eat([k = Spec11::y] __device__ () { return 1; }); eat([k = Int::iy] __device__ () { return 1; }); } };
  template <class W> void x(W n) { eat([k = Spec11::y + sizeof(W)] __device__ () { return 1; }); }
  auto x1(int n) -> decltype(Spec11::y) { eat([] __device__ () { return 1; }); return n; }
  void x2(int n, decltype(Spec11::y) d) { eat([] __device__ () -> decltype(Spec11::y) { return 1; }); }
  void x3(int n, Spec11::ty d) { eat([] __device__ () -> Spec11::ty { return 1; }); }

  void z1(int n) { eat([k = Spec11{}] __device__ () { return 1; }); }
};
template <> template <class W> struct Spec11<int, int>::Mt { static int z; void a() { eat([k = Mt::z] __device__ () { return 1; }); eat([k = Spec11::y] __device__ () { return 1; }); } };
}
