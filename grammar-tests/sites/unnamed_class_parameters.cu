// std: 17
// the arguments of a class template end before its first parameter without a name
template <class F> int eat(F f);
template <class> struct U {
  void f(int n) { eat([n] __device__ () { return n; }); }
  template <class V> void g(V n) { eat([n] __device__ () { return n; }); }
  static void s(int n) { eat([n] __device__ () { return n; }); }
};
template <int, class...> struct W { void f(int n) { eat([n] __device__ () { return n; }); } };
template <class T, class> struct Y { void f(int n) { eat([n] __device__ () { return n; }); } };
template <class, class T> struct Z { void f(int n) { eat([n] __device__ () { return n; }); } };
template <class T, class...> struct X { void f(int n) { eat([n] __device__ () { return n; }); } };
template <template <class> class> struct V { void f(int n) { eat([n] __device__ () { return n; }); } };
