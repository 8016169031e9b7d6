// std: 17
// Full specialisations of member templates whose arguments come from their default arguments, which hang on the class.
template <class F> void run(F f);
template <int N> struct Arr {};
template <int Dim> struct L {
  template <int D = Dim> static int *create(int *p);
  template <int D = Dim> int *mem(int *p);
  template <int D = 4> int *four(int *p);
  template <class T = Arr<Dim>> int *type(int *p);
  template <class T = int> int *array(Arr<Dim> a, int *p);
  template <int D = Dim, class T> int *both(T *p);
};
template <> template <> int *L<3>::create(int *p) { run([=] __device__(int i) { p[i] = i; }); return p; }
template <> template <> int *L<3>::mem(int *p) { run([=] __device__(int i) { p[i] = i; }); return p; }
template <> template <> int *L<3>::four(int *p) { run([=] __device__(int i) { p[i] = i; }); return p; }
template <> template <> int *L<3>::type(int *p) { run([=] __device__(int i) { p[i] = i; }); return p; }
template <> template <> int *L<3>::array(Arr<3> a, int *p) { run([=] __device__(int i) { p[i] = i; }); return p; }
template <> template <> int *L<3>::both(int *p) { run([=] __device__(int i) { p[i] = i; }); return p; }

template <class T> struct M {
  template <class U = T> int *type(int *p);
  template <class U = T *> int *pointer(int *p);
  template <class V> struct In {
    template <class A = T, class B = V> int *deep(int *p);
  };
};
template <> template <> int *M<int>::type(int *p) { run([=] __device__(int i) { p[i] = i; }); return p; }
template <> template <> int *M<int>::pointer(int *p) { run([=] __device__(int i) { p[i] = i; }); return p; }
template <class T> struct V {
  template <T N = 3> int *value(int *p);
};
template <> template <> int *V<int>::value(int *p) { run([=] __device__(int i) { p[i] = i; }); return p; }
template <> template <> template <> int *M<int>::In<char>::deep(int *p) { run([=] __device__(int i) { p[i] = i; }); return p; }

// A member template of a class that is specialised itself.
template <> struct M<bool> {
  template <class U> int *own(U *p);
  int *plain(int *p);
};
template <> int *M<bool>::own(int *p) { run([=] __device__(int i) { p[i] = i; }); return p; }
int *M<bool>::plain(int *p) { run([=] __device__(int i) { p[i] = i; }); return p; }

struct Q {
  template <class T = int *> int *pointer(int *p);
  template <class T = const int &> int *reference(int *p);
};
template <> int *Q::pointer(int *p) { run([=] __device__(int i) { p[i] = i; }); return p; }
template <> int *Q::reference(int *p) { run([=] __device__(int i) { p[i] = i; }); return p; }
