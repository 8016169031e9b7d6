// std: 17
// Specialisations that are named with their own arguments.
template <class T> struct S { T t; };
template <class T> struct S<T *> { T q; S<T *> mk2(S<T *> *s) { auto l = [x = S{}] __device__ () -> S<T *> { return {}; }; return *s; } };
namespace a { template <class T, class U = int> struct P; template <class A> struct P<A, char>; template <class A> struct P<A, long>;
template <class T, class U> struct P { P<T, U> f(P<T, U> p) { auto l = [x = P<T, U>{}] __device__ () -> P<T, U> { return {}; }; return p; } }; }
template <class T> struct F; template <class T> struct F<T *> { static F<T *> f(F<T *> *p) { auto l = [x = F<T *>{}] __device__ () -> F<T *> { return {}; }; return *p; } };
template <class T> struct F { static F<T> f(F<T> *p) { auto l = [x = F<T>{}] __device__ () -> F<T> { return {}; }; return *p; } };
