// std: 17
// partial and explicit specialisations, unnamed parameters
namespace a { namespace b {
template <class T, int N> struct S { };
template <class T> struct S<T *, 4> { struct In {}; typedef T v; void m1(S s, S<T *, 4> t, S<T, 4> u, S<T *, 5> w, In i, S::In j, v k, typename S<T *, 4>::In l) { auto ll = [] __device__ () {}; } S m2() { auto ll = [] __device__ () {}; } S<T *, 4> m3(S *s); static S st(S a) { auto ll = [] __device__ () {}; } 
   template <class U> void t1(U u, S s) { auto ll = [] __device__ () {}; } struct N { void n1(N n, S s, In i) { auto ll = [] __device__ () {}; } };};
template <class U> S<U *, 4> S<U *, 4>::m3(S *s) { auto ll = [] __device__ () {}; }
template <> struct S<int, 3> { struct In {}; typedef int v; void m1(S s, S<int, 3> t, S<char, 3> u, S<float, 2> w, In i, S::In j, v k, S<int, 3>::In l) { auto ll = [] __device__ () {}; } S m2() { auto ll = [] __device__ () {}; } S<int, 3> m3(S *s); static S st(S a) { auto ll = [] __device__ () {}; } 
   template <class U> void t1(U u, S s) { auto ll = [] __device__ () {}; } struct N { void n1(N n, S s, In i) { auto ll = [] __device__ () {}; } };};
S<int, 3> S<int, 3>::m3(S *s) { auto ll = [] __device__ () {}; }
template <class T> struct O { template <class U> struct In { void m(); template <class W> struct Deep { void d(Deep x) { auto ll = [] __device__ () {}; } }; void q(In i, O o, In<U> j, O<T> p) { auto ll = [] __device__ () {}; } }; };
template <> template <> void O<int>::In<float>::m() { auto ll = [] __device__ () {}; }
template <> template <class U> struct O<char>::In { void z(In i) { auto ll = [] __device__ () {}; } };
struct Pl { template <class U> struct In; template <class U> struct In<U *> { void w(In i) { auto ll = [] __device__ () {}; } }; };
template <class U> struct Pl::In { void x(In i) { auto ll = [] __device__ () {}; } };
inline namespace v1 { template <class T> struct IV; template <class T> struct IV<T*> { void iv(IV i) { auto ll = [] __device__ () {}; } }; }
namespace { template <class T> struct UV; template <class T> struct UV<T*> { void uv(UV i) { auto ll = [] __device__ () {}; } }; template <> struct UV<int> { void uw(UV i) { auto ll = [] __device__ () {}; } }; }
} }
namespace { template <class T> struct GV; template <class T> struct GV<T*> { void gv(GV i) { auto ll = [] __device__ () {}; } }; }
template <class... Ts> struct Tup { void a(Tup t, Tup<Ts...> u) { auto ll = [] __device__ () {}; } }; template <class A, class... B> struct Tup<A, B...> { void b(Tup t) { auto ll = [] __device__ () {}; } };
template <template <class...> class C, int N> struct TT { void c(C<int> x) { auto ll = [] __device__ () {}; } };
template <class, int> struct Un { void d() { auto ll = [] __device__ () {}; } };
template <class T, class> struct Un2 { template <class U, class = void, int...> void d(U u) { auto ll = [] __device__ () {}; } static void e() { auto ll = [] __device__ () {}; } };
template <unsigned long N, char C, bool B> struct NV; template <> struct NV<3, 'a', true> { void f() { auto ll = [] __device__ () {}; } }; template <unsigned long N> struct NV<N, 'A', false> { void g() { auto ll = [] __device__ () {}; } };
