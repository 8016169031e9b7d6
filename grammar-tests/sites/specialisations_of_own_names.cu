// std: 17
template <class T> struct X { };
template <template <class> class T> struct TT { };
template <class T, template <class> class U> struct TU { };
template <> struct X<TT<X>> { void go() { ([] __device__ {}); } };
template <> struct X<X<int> *> { void go(X<int>, X) { ([] __device__ {}); } };
template <class T> struct X<X<T>> { void go() { ([] __device__ {}); } };
template <template <class> class U> struct X<TT<U>> { void go(X<int>, X) { ([] __device__ {}); } };
template <class T> struct X<TU<X<T>, X>> { void go(X<int>, X) { ([] __device__ {}); } };
namespace h { template <class T> struct X {}; template <> struct X<X<int>> { void go() { ([] __device__ {}); } }; namespace k { template <class T> struct X {}; template <> struct X<X<int>> { void go() { ([] __device__ {}); } }; } inline namespace v { template <class T> struct V {}; template <> struct V<V<int>> { void go() { ([] __device__ {}); } }; } namespace { template <class T> struct Q {}; template <> struct Q<Q<int>> { void go() { ([] __device__ {}); } }; } }
struct O { template <class T> struct N { }; template <class T> struct N<N<T>> { void go() { ([] __device__ {}); } }; };
template <class Z> struct OT { template <class T> struct N { }; template <class T> struct N<N<T>> { void go() { ([] __device__ {}); } }; template <class T> struct M { }; template <class T> struct M<N<M<T>>> { void go() { ([] __device__ {}); } };};
template <> struct O::N<O::N<int> *> { void go() { ([] __device__ {}); } };
template <class T> struct W { void go(); };
template <> void W<W<int>>::go() { ([] __device__ {}); }
