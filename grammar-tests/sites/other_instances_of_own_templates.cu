// std: 17
// other instances of the class template around, where a base depends on a parameter
template <class T> struct OioD { typedef T t; };
namespace oio { namespace m { namespace q {
template <class T> struct O : OioD<T> {
  struct I;
  void f(O<int> &, const O<char> &, O<int> *, O<O<int>> *, O<O<T>> *, O<O> *, O<int &> *, OioD<O<int>> *, OioD<O<T>> *, ::oio::m::q::O<int> *, q::O<int> *, OioD<O<O<int>>> *) { auto l = [] __device__ {}; }
  void g(int (*)(O<int> &), O<int> &(*)(O), int O<int>::*) { auto l = [] __device__ {}; }
  O<int> *h() { auto l = [] __device__ () -> O<int> * { return 0; }; return 0; }
  void i(O<int> *O) { auto l = [] __device__ {}; }
  template <class U> void j(O<int> &, O<U> &, OioD<O<U>> &, O<O<U>> &) { auto l = [] __device__ {}; }
  static O<int> *k(const O<const int> *) { auto l = [] __device__ {}; return 0; }
  struct N { void f(O<int> &, O<T> &, O &) { auto l = [] __device__ {}; } };
  template <class U> struct P : OioD<U> { void f(O<int> &, P<int> &, P<U> &, P &, O<U> &) { auto l = [] __device__ {}; } };
};
template <class T> struct R : OioD<T> { void f(R<int> *); void g(R<int> *, R<T> *, OioD<R<int>> *, int); R<int> *h(); };
template <class T> void R<T>::f(R<int> *) { auto l = [] __device__ {}; }
template <class T> void R<T>::g(R<int> *, R<T> *, OioD<R<int>> *, int) { auto l = [] __device__ {}; }
template <class T> R<int> *R<T>::h() { auto l = [] __device__ () -> R<int> * { return 0; }; return 0; }
template <class T> struct S; template <class T> struct S<T *> : OioD<T> { void f(S<int> *, S<int *> *, S<T *> *, S *, S<T> *) { auto l = [] __device__ {}; } };
template <class T> struct U : OioD<int> { void f(U<int> *, U<int *> *, U *, U<char> *) { auto l = [] __device__ {}; } };
} } }
template <class T, int N = 3> struct OioG : OioD<T> { void f(OioG<int> *, OioG<int, 4> *, OioG<T> *, OioG<T, 3> *, OioG<T, N> *) { auto l = [] __device__ {}; } };
template <int N> struct OioN {};
template <class T> struct OioC { template <class U> static constexpr int sf() { return 1; } void f(OioN<sf<T>()>) { auto l = [] __device__ {}; } template <class V> void g(OioN<sf<V>()>) { auto l = [] __device__ {}; } void h(OioN<sf<int>()>) { auto l = [] __device__ {}; } };
