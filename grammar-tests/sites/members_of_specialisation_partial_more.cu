// std: 17
// Members of specialisations around, named through the class or another instance: pointers, types that are called, nested and inherited ones.
template <class... A> int eat(A...) { return 1; }
template <class T> struct Bas10 { static int by; static int bsf(int); int bm; };
template <class T, class U> struct Spec10 { static int y; int m; static int sf(int); enum { en }; using ty = int; };
template <class T> struct Spec10<T *, int> : Bas10<T> {
  static int y; int m; int mf(); int mo(int); int mo(long); using ty = int; using dty = T; template <class V> int mt(V); static int arr[3]; static int so(int); static int so(long); static int (*fp)(int);
  void a(int n) { eat([k = &Spec10<T, int>::m] __device__ () { return 1; }); }
  void b(int n) { eat([k = Spec10::ty(1)] __device__ () { return 1; }); }
  void c(int n) { eat([k = Spec10::dty(n)] __device__ () { return 1; }); }
  void d(int n) { eat([k = Spec10::by] __device__ () { return 1; }); }
  void e(int n) { eat([k = Spec10::bsf(n)] __device__ () { return 1; }); }
  void f(int n) { eat([k = &Spec10::bm] __device__ () { return 1; }); }
  void g(int n) { eat([k = Spec10::arr[1]] __device__ () { return 1; }); }
  void h(int n) { eat([k = Spec10::so(n)] __device__ () { return 1; }); }
  void i(int n) { eat([k = Spec10::fp(n)] __device__ () { return 1; }); }
  void j(int n) { eat([k = Spec10::m + n, this] __device__ () { return 1; }); }
  void l(int n) { eat([k = (Spec10::mf()), this] __device__ () { return 1; }); }
  void o(int n) { eat([k = *&Spec10::y] __device__ () { return 1; }); }
  void p(int n) { eat([k = sizeof(Spec10::m)] __device__ () { return 1; }); }
  void q(int n) { eat([k = Bas10<T>::by] __device__ () { return 1; }); }
  void r(int n) { eat([k = Spec10<T *, long>::y] __device__ () { return 1; }); }
  void s(int n) { eat([k = Spec10<T *, long>::sf(1)] __device__ () { return 1; }); }
  void t(int n) { eat([k = Spec10<int, long>::y] __device__ () { return 1; }); }
  void u(int n) { eat([k = static_cast<typename Spec10::dty>(n)] __device__ () { return 1; }); }
  void v(int n) { eat([k = ::Spec10<T *, int>::y] __device__ () { return 1; }); }
  struct Inn { static int iy; void w(int n) { eat([k = Spec10::y] __device__ () { return 1; }); eat([k = Inn::iy] __device__ () { return 1; }); eat([k = Spec10::Inn::iy] __device__ () { return 1; }); } };
  template <class W> struct Int { static int iy; void w(int n) { eat([k = Spec10::y] __device__ () { return 1; }); eat([k = Int::iy] __device__ () { return 1; }); } };
  template <class W> void x(W n) { eat([k = Spec10::y + sizeof(W)] __device__ () { return 1; }); }
};
