// std: 17
// Types that are members of the class template around, as template arguments.
template <class T> struct V { T t; typedef T vt; }; template <int N> struct X { int z; }; template <class A, class B> struct P2 { A a; B b; };
template <class T> struct G { typedef T gt; struct N { T x; typedef T nt; }; using gv = V<T>; static const int own = 3; enum E { e1 }; enum class S { s0 }; template <class U> struct M { U u; };
 void m1(V<G::gt> a, V<G<T>::gt> b, V<G::N> c, V<G::gv> d, V<G::E> e, V<G::S> f, P2<G::gt, G::N> g, V<G *> i, V<G::gt *> j, V<V<G::N>> k) { auto l = [] __device__ {}; }
 void m2() { auto l = [a = V<G::gt>{}, c = V<G::N>{}, d = V<G::gv>{}, e = V<G::E>{}, g = P2<G::gt, G::N>{}, i = V<G *>{}] __device__ {}; }
 void m3() { auto l = [] __device__ () -> V<G::gt> { return {}; }; auto m = [] __device__ () -> V<G::N> { return {}; }; auto n = [] __device__ () -> G::gt { return {}; }; auto o = [] __device__ () -> typename G::gt { return {}; }; auto p = [] __device__ () -> P2<G::E, V<G::gv>> { return {}; }; }
 void m4(typename G::gt a, G::N *b, typename G<T>::N &c, G::E d, V<typename G::N> e) { auto l = [=] __device__ { return d; }; }
 template <class U> void m5(V<G::gt> a, P2<U, G::N> b, V<G::M<U>> c) { auto l = [x = V<G::gt>{}] __device__ () -> V<G::N> { return {}; }; } };
template <class T> struct H : G<T> { typedef T ht; void m1(V<H::ht> a, V<typename H::gt> b, V<typename G<T>::N> c, typename H::gt d) { auto l = [x = V<H::ht>{}, y = V<typename H::gt>{}] __device__ () -> V<H::ht> { return {}; }; } };
