// std: 17
// Types through using-declarations of blocks, classes and namespaces.
namespace N { struct T { int a; typedef int M; struct In { int k; }; }; template <class X> struct V { X x; typedef X vt; }; typedef T TD; enum E { e0, e1 }; namespace I { struct Q { }; } inline namespace il { struct Y { }; template <int K> struct Z { }; } template <class X> using VA = V<X>; }
namespace M { using N::T; using N::V; using N::I::Q; using N::Y; using N::TD; using N::VA; using N::E; using N::Z; void f(T t, V<int> v, Q q, Y y, TD d, VA<T> va, E e, T::M m, T::In in, V<T>::vt vt, Z<3> z) { auto l = [] __device__ () -> V<T> { return {}; }; auto k = [x = T{1}, y = V<int>{2}, w = (TD*)0, vv = VA<int>{3}] __device__ {}; } }
void f1(M::T t, M::V<M::T> v, M::Q q, M::Y y, M::TD d, M::VA<int> va, M::E e, M::T::M mm, M::Z<2> z) { auto l = [] __device__ () -> M::V<M::T> { return {}; }; auto k = [x = M::T{1}, y = M::V<int>{2}] __device__ {}; }
using M::T; using M::VA;
void f2(T t, VA<T> v, T::In in) { auto l = [] __device__ () -> T { return {}; }; auto k = [x = T{1}, y = VA<T>{}] __device__ {}; }
void f3() { using N::V; using N::TD; using N::Y; V<int> v; auto l = [v] __device__ () -> V<Y> { return {}; }; auto m = [x = V<TD>{}, y = TD{}] __device__ () -> TD { return {}; }; { using N::I::Q; auto m = [x = Q{}] __device__ () -> Q * { return 0; }; } }
struct B { typedef int bt; struct S { int s; }; template <class X> struct W { X x; }; enum BE { b0 = 2, b1 }; protected: struct P { int p; }; };
struct C : B { using B::bt; using B::S; using B::W; using B::P; using B::BE; C::P pf(S s, bt b, W<S> w, P p, BE e) { auto l = [] __device__ () -> W<P> { return {}; }; auto k = [x = S{1}, y = W<bt>{2}] __device__ {}; return p; } };
struct D : private B { using B::bt; using B::S; using B::W; };
void f4(C::S s, C::bt b, C::W<C::S> w, D::S ds, D::W<D::bt> dw, C::P p) { auto l = [] __device__ () -> C::W<D::S> { return {}; }; auto k = [x = C::S{1}, y = D::W<int>{2}] __device__ {}; }
template <class X> struct TB { typedef X tt; struct TS { X x; }; template <class Y> struct TW { Y y; }; };
template <class X> struct TC : TB<X> { using typename TB<X>::tt; using typename TB<X>::TS; void f(tt t, TS s) { auto l = [] __device__ () -> TS { return {}; }; auto k = [x = TS{}, y = tt{}] __device__ {}; } tt g(TS *) { auto l = [] __device__ {}; return {}; } };
namespace N { void g(M::T t, M::V<T> v, ::T u) { auto l = [] __device__ () -> M::T { return {}; }; } }
namespace M { namespace deep { void h(T t, V<T> v, Q q, VA<Q> a, Y y) { auto l = [] __device__ () -> VA<V<T>> { return {}; }; auto k = [x = V<T>{}, z = Y{}] __device__ {}; } } }
namespace O { using namespace M; void h(V<T> v, Q q, E e) { auto l = [] __device__ () -> V<Q> { return {}; }; auto k = [x = V<T>{}] __device__ {}; } }
template <class X> void f6(X x) { using N::V; using N::T; auto l = [x] __device__ () -> V<X> { return {}; }; auto m = [y = V<T>{}, w = T{}, z = V<X>{}] __device__ () -> T { return {}; }; }
