// std: 17
// Values as template arguments in a class whose base depends on a parameter: with their whole path, but for enumerators that are not scoped.
template <int N> struct X { int z; }; template <auto Q_> struct A { int z; }; template <class T> struct Bx { T t; static const int size = 1; }; template <template <class> class C> struct TT { int z; }; template <int (*F)(int)> struct Fp { int z; }; template <class T> struct Db { T t; };
namespace n { int gv; int fn(int); enum E { e0, e1 = 4 }; enum class S { s0 }; const int k = 3; template <class T> struct W { T t; }; struct C { static int sv; static const int cc = 2; enum ce { c0, c1 }; };
template <class T> struct D : Db<T> { 
 void p1(Fp<n::fn> a, Fp<fn> b, A<n::S::s0> j, A<S::s0> jj, A<n::e1> k2, A<e1> k3) { auto l = [] __device__ {}; }
 void p2(Bx<decltype(n::gv)> a, Bx<decltype(gv)> b, Bx<decltype(n::C::sv)> c, Bx<decltype(C::sv + 1)> d) { auto l = [] __device__ {}; }
 void c1() { auto l = [a = Bx<decltype(n::gv)>::size, b = Bx<decltype(gv)>::size, c = Bx<decltype(n::C::sv)>::size, d = Bx<decltype(C::sv)>::size] __device__ {}; }
 void c3() { auto l = [a = X<n::k>{}, b = X<k>{}, c = X<n::C::cc>{}, d = X<C::cc>{}] __device__ () -> X<n::k> { return {}; }; } }; }
