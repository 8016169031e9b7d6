// std: 17
// The same in a partial and in an explicit specialisation.
template <class... A> int eat(A...) { return 1; }
template <class T, class U> struct Par2; template <class T> struct Par2<T *, int> { int m; static int y; using ty = int; using dty = T; enum { en = 2 }; struct In { int i; };
  void a(int n) { eat([k = Par2::dty(n)] __device__ () { return 1; }); }
  void b(int n) { eat([k = sizeof(Par2::m)] __device__ () { return 1; }); }
  void d(int n) { eat([k = sizeof(Par2::y)] __device__ () { return 1; }); }
  void e(int n) { eat([k = sizeof(m)] __device__ () { return 1; }); }
  void f(int n) { eat([k = sizeof(Par2::In)] __device__ () { return 1; }); }
  void g(int n) { eat([k = sizeof(typename Par2::In)] __device__ () { return 1; }); }
  void h(int n) { eat([k = sizeof Par2::m] __device__ () { return 1; }); }
  void i(int n) { eat([k = alignof(Par2::ty)] __device__ () { return 1; }); }
  void j(int n) { eat([k = sizeof(Par2<T *, int>::m)] __device__ () { return 1; }); }
};
template <class T, class U> struct Par3; template <> struct Par3<long, int> { int m; static int y; using ty = int; using dty = char; enum { en = 2 }; struct In { int i; };
  void a(int n) { eat([k = Par3::dty(n)] __device__ () { return 1; }); }
  void b(int n) { eat([k = sizeof(Par3::m)] __device__ () { return 1; }); }
  void d(int n) { eat([k = sizeof(Par3::y)] __device__ () { return 1; }); }
  void e(int n) { eat([k = sizeof(m)] __device__ () { return 1; }); }
  void f(int n) { eat([k = sizeof(Par3::In)] __device__ () { return 1; }); }
  void g(int n) { eat([k = sizeof( Par3::In)] __device__ () { return 1; }); }
  void h(int n) { eat([k = sizeof Par3::m] __device__ () { return 1; }); }
  void i(int n) { eat([k = alignof(Par3::ty)] __device__ () { return 1; }); }
  void j(int n) { eat([k = sizeof(Par3<long, int>::m)] __device__ () { return 1; }); }
};
