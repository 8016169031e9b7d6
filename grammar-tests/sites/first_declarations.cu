// std: 17
// Types of a function template are those of its first declaration; of any other function those of the definition.
template <class F> void launch(F f);
namespace x { using T = int; }
template <bool B, class T = int> struct enable {}; template <class T> struct enable<true, T> { using type = T; };
template <class A> struct is_int { static const bool value = sizeof(A) == 4; };
template <bool B, class T = int> using enable_t = typename enable<B, T>::type;
using idx = int;
struct W { int a; };
using Alias = W;
template <class A> struct Box { A a; };
// sfinae overloads
template <class A> enable_t<is_int<A>::value> s1(A a);
template <class A> enable_t<!is_int<A>::value> s1(A a) { launch([=] __device__ () { (void)a; }); return 1; }
template <class A> enable_t<is_int<A>::value> s1(A a) { launch([=] __device__ () { (void)a; }); return 0; }
// classes by aliases
template <class A> void c1(A a, Alias w);
template <class A> void c1(A a, W w) { launch([=] __device__ () { (void)a; }); }
template <class A> void c2(A a, const Box<idx> &w);
template <class A> void c2(A a, const Box<int> &w) { launch([=] __device__ () { (void)a; }); }
template <class A> void c3(A a, const Box<A> &w, idx);
template <class B> void c3(B a, const Box<B> &w, int) { launch([=] __device__ () { (void)a; }); }
template <class A> void c4(typename Box<A>::type t, idx);
template <class B> void c4(typename Box<B>::type t, int) { launch([=] __device__ () { }); }
template <class... Ts> void c6(idx, Ts... ts);
template <class... Us> void c6(int, Us... ts) { launch([=] __device__ () { }); }
template <template <class> class C, class A> void c7(C<A> c, idx);
template <template <class> class D, class A> void c7(D<A> c, int) { launch([=] __device__ () { }); }
template <class A> static inline void c8(A a, idx);
template <class A> void c8(A a, int) { launch([=] __device__ () { }); }
// members
struct M {
  template <class A> void m1(A a, idx t);
  template <class A> void m2(A a, double t);
  template <class A> void m2(A a, idx t);
  void m3(idx t);
  template <class A> static idx m4(A a);
};
template <class B> void M::m1(B a, int t) { launch([=] __device__ () { }); }
template <class B> void M::m2(B a, int t) { launch([=] __device__ () { }); }
template <class B> int M::m4(B a) { launch([=] __device__ () { }); return 0; }
template <class A> struct CT { void p(double); void p(idx t); template <class C> void q(C c, double); template <class C> void q(C c, idx t); };
template <class B> void CT<B>::p(int t) { launch([=] __device__ () { }); }
template <class B> template <class D> void CT<B>::q(D d, int t) { launch([=] __device__ () { }); }
namespace u { using x::T; template <class A> void d1(A a, T t); }
template <class A> void u::d1(A a, x::T t) { launch([=] __device__ () { }); }
namespace u { template <class A> void d2(A a, unsigned long t, long long *p, unsigned); template <class A> void d2(A a, long unsigned int t, long long int *p, unsigned int) { launch([=] __device__ () { }); } }

namespace x { namespace y { using x::T; } }
namespace a {
using T = int;
template <class V> void f1(V v, T t);
template <class V> void f1(V v, int t) { launch([=] __device__ () { (void)t; }); }
void f2(T t);
void f2(int t) { launch([=] __device__ () { (void)t; }); }
void f3(int t);
void f3(T t) { launch([=] __device__ () { (void)t; }); }
using T2 = x::T;
template <class V> void f4(V v, T2 t);
template <class V> void f4(V v, x::T t) { launch([=] __device__ () { (void)t; }); }
using T3 = x::y::T;
template <class V> void f5(V v, T3 t);
template <class V> void f5(V v, x::y::T t) { launch([=] __device__ () { (void)t; }); }
template <class V> void f6(V v, x::T *t);
template <class V> void f6(V v, int *t) { launch([=] __device__ () { (void)t; }); }
template <class V> void f7(V v, T3);
template <class V> void f7(V v, x::T t);
template <class V> void f7(V v, int t) { launch([=] __device__ () { (void)t; }); }
template <class V> T f8(V v);
template <class V> int f8(V v) { launch([=] __device__ () { (void)v; }); return 0; }
struct C { template <class V> void m(V v, T t); void n(T t); };
template <class V> void C::m(V v, int t) { launch([=] __device__ () { (void)t; }); }
void C::n(int t) { launch([=] __device__ () { (void)t; }); }
template <class V> void f9(V v, const T t);
template <class V> void f9(V v, int t) { launch([=] __device__ () { (void)t; }); }
}

namespace a2 {
using T = int;
template <class A, int N> void g1(A a, T t, A (&arr)[N]);
template <class B, int M> void g1(B b, int t, B (&arr)[M]) { launch([=] __device__ () { (void)t; }); }
template <class, int> struct Box {};
template <class, class A> void g2(A a, T t);
template <class B, class D> void g2(D b, int t) { launch([=] __device__ () { (void)t; }); }
template <class A> auto g5(A a, T t) -> T;
template <class B> auto g5(B b, int t) -> int { launch([=] __device__ () { (void)t; }); return 0; }
template <class A> void g6(A a, T t);
template <class A> void g6(A a, double t);
template <class B> void g6(B b, double t) { launch([=] __device__ () { (void)t; }); }
template <class B> void g6(B b, int t) { launch([=] __device__ () { (void)t; }); }
template <class A> struct S { void m(T t); template <class C> void n(C c, T t); };
template <class B> void S<B>::m(int t) { launch([=] __device__ () { (void)t; }); }
template <class B> template <class D> void S<B>::n(D c, int t) { launch([=] __device__ () { (void)t; }); }
template <class A> void g7(A a, T t, T u = 3);
template <class B> void g7(B b, int, int v) { launch([=] __device__ () { (void)v; }); }
template <class A> void g8(A a, T) ;
template <class B> void g8(B b, int tt) { launch([=] __device__ () { (void)tt; }); }
template <class A> [[nodiscard]] T g9(A a, T (*p)(T));
template <class B> int g9(B b, int (*p)(int)) { launch([=] __device__ () { (void)b; }); return 1; }
}
namespace b { template <class A> void h1(A a, x::T t); }
template <class B> void b::h1(B b, int t) { launch([=] __device__ () { (void)t; }); }
namespace b { template <class A> void h2(A a, x::T t); template <> void h2(char a, int t) { launch([=] __device__ () { (void)t; }); }
template <class A> void h3(A a, x::T t) { launch([=] __device__ () { (void)t; }); } template void h3(char, int); 
template <class A> void h4(A a, x::T t); template <class B> void h4(B b, int t); extern template void h4(char, int); template <class B> void h4(B b, signed t) { launch([=] __device__ () { (void)t; }); } }
