// std: 17
// `sizeof` of a member that is named with the class around, and types of it that are called.
template <class... A> int eat(A...) { return 1; }
template <class T> struct Pri1 { int m; static int y; using ty = int; using dty = T; enum { en = 2 }; struct In { int i; };
  void a(int n) { eat([k = Pri1::dty(n)] __device__ () { return 1; }); }
  void b(int n) { eat([k = sizeof(Pri1::m)] __device__ () { return 1; }); }
  void d(int n) { eat([k = sizeof(Pri1::y)] __device__ () { return 1; }); }
  void e(int n) { eat([k = sizeof(m)] __device__ () { return 1; }); }
  void f(int n) { eat([k = sizeof(Pri1::In)] __device__ () { return 1; }); }
  void g(int n) { eat([k = sizeof(typename Pri1::In)] __device__ () { return 1; }); }
  void h(int n) { eat([k = sizeof Pri1::m] __device__ () { return 1; }); }
  void i(int n) { eat([k = alignof(Pri1::ty)] __device__ () { return 1; }); }
  void j(int n) { eat([k = sizeof(Pri1<T>::m)] __device__ () { return 1; }); }
};
struct Pla1 { int m; static int y; using ty = int; enum { en = 2 }; struct In { int i; };
  void b(int n) { eat([k = sizeof(Pla1::m)] __device__ () { return 1; }); }
  void d(int n) { eat([k = sizeof(Pla1::y)] __device__ () { return 1; }); }
  void e(int n) { eat([k = sizeof(m)] __device__ () { return 1; }); }
  void f(int n) { eat([k = sizeof(Pla1::In)] __device__ () { return 1; }); }
  void h(int n) { eat([k = sizeof Pla1::m] __device__ () { return 1; }); }
};
