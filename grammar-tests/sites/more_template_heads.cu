// std: 17
// Template parameters have the names of the definition, whatever names outer and inner heads share.
template <class F> int eat(F f);
template <class T> struct A { template <class U> void m(T, U); template <class V> void n(T, V); template <class X, int N = 3> void o(X, T); template <class T2, class U2> void same(T2, U2, T); struct In { template <class W> void r(T, W); void s(T); }; template <class Q> static void st(T, Q); template <class Q> struct TIn { template <class Z> void z(T, Q, Z); void y(T, Q); }; };
template <class U> template <class T> void A<U>::m(U a, T b) { eat([] __device__ { return 1; }); }
template <class V> template <class W> void A<V>::n(V a, W b) { eat([] __device__ { return 1; }); }
template <class A1> template <class B1, int M> void A<A1>::o(B1, A1) { eat([] __device__ { return 1; }); }
template <class T> template <class U, class V> void A<T>::same(U, V, T) { eat([] __device__ { return 1; }); eat([] __device__ (int) -> A<U> { return {}; }); }
template <class X> template <class T> void A<X>::In::r(X, T) { eat([] __device__ { return 1; }); }
template <class X> void A<X>::In::s(X) { eat([] __device__ { return 1; }); }
template <class X> template <class Y> void A<X>::st(X, Y) { eat([] __device__ { return 1; }); }
template <class X> template <class Y> template <class W> void A<X>::TIn<Y>::z(X, Y, W) { eat([] __device__ { return 1; }); }
template <class X> template <class Y> void A<X>::TIn<Y>::y(X, Y) { eat([] __device__ { return 1; }); }
template <class T, class U = int, int N = 4> void d1(T, U) { eat([] __device__ { return 1; }); }
template <class T> struct B { template <class T2> void f(T a, T2 b) { eat([] __device__ { return 1; }); } };
template <class T, class... Us> void v(T, Us...) { eat([] __device__ { return 1; }); } template <int... Is> void w() { eat([] __device__ { return 1; }); } template <auto V> void x() { eat([] __device__ { return 1; }); } template <class T, T v> void y() { eat([] __device__ { return 1; }); } template <int (*fp)(int)> void z() { eat([] __device__ { return 1; }); }
