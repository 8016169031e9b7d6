// std: 17
// Constants, functions and templates of class templates as template arguments, within the template and outside.
template <int N> struct X { int z; }; template <auto Q_> struct A { int z; }; template <class T> struct Bx { T t; static const int size = 1; }; template <int (*F)(int)> struct Fp { int z; }; template <template <class> class C> struct TT { int z; };
namespace n { template <class T> struct G { static const int own = 2; static int st; enum E { g0, g1 }; enum class S { s0 }; static int sf(int); int fld; template <class U> struct In { U u; static const int iv = 3; }; struct Nd { static const int nv = 4; static int ns; T t; };
 void p1(X<own> a, X<G::own> b, X<G<T>::own> c, A<g1> d, A<G::g1> e, A<E::g1> f, A<S::s0> g, A<G::S::s0> h) { auto l = [] __device__ {}; }
 void p2(Fp<sf> a, Fp<&G::sf> b, Fp<&G<T>::sf> c, Bx<decltype(st)> d, Bx<decltype(G::st)> e, Bx<decltype(G<T>::st)> f, X<Nd::nv> g, X<G::Nd::nv> h) { auto l = [] __device__ {}; }
 void p3(X<In<int>::iv> a, X<In<T>::iv> b, Bx<decltype(Nd::ns)> f, TT<In> g, TT<G> i, TT<n::G> j) { auto l = [] __device__ {}; }
 void c1() { auto l = [a = X<own>{}, b = X<G::own>{}, c = X<G<T>::own>{}, d = A<g1>{}, e = A<G::g1>{}, f = A<E::g1>{}, g = A<S::s0>{}, h = A<G::S::s0>{}] __device__ () -> X<G::own> { return {}; }; }
 void c2() { auto l = [a = Fp<sf>{}, b = Fp<&G::sf>{}, d = Bx<decltype(st)>::size, e = Bx<decltype(G::st)>::size, f = Bx<decltype(G<T>::st)>::size, g = X<Nd::nv>{}, h = X<G::Nd::nv>{}] __device__ () -> A<S::s0> { return {}; }; auto m = [] __device__ () -> Fp<&G::sf> { return {}; }; }
 void c3() { auto l = [a = X<In<int>::iv>{}, b = X<In<T>::iv>{}, g = TT<In>{}, j = TT<n::G>{}] __device__ () -> TT<G> { return {}; }; }
}; }
void f2() { auto l = [a = X<n::G<int>::own>{}, b = A<n::G<int>::g1>{}, c = A<n::G<int>::S::s0>{}, d = Fp<n::G<int>::sf>{}, e = Bx<decltype(n::G<int>::st)>::size, f = X<n::G<char>::Nd::nv>{}, g = X<n::G<int>::In<char>::iv>{}] __device__ () -> X<n::G<int>::own> { return {}; }; auto m = [] __device__ () -> A<n::G<int>::S::s0> { return {}; }; }
