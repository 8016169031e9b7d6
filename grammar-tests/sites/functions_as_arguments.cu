// std: 17
// functions as template arguments: nvcc writes `&` in front of them unless the parameter is a reference
template <class F> void run(F f);
namespace g { int fn(int); template <int N> int tf(int x); }
int fn(int);
struct S { static int sf(int); };
template <int (*V)(int)> struct P {};
template <int (&V)(int)> struct R {};
template <int V(int)> struct W {};
template <auto V> struct A {};
using fp = int (*)(int);
template <fp V> struct F {};
template <class T, T V> struct G {};
void a(P<g::fn> v) { run([=] __device__ {}); }
void b(R<fn> v) { run([=] __device__ {}); }
void c(W<fn> v) { run([=] __device__ {}); }
void d(A<fn> v) { run([=] __device__ {}); }
void f(P<S::sf> v) { run([=] __device__ {}); }
void h(F<fn> v) { run([=] __device__ {}); }
void i(G<fp, fn> v) { run([=] __device__ {}); }
void j(P<&S::sf> v) { run([=] __device__ {}); }
void k(P<g::tf<3>> v) { run([=] __device__ {}); }
void l(P<::fn> v) { run([=] __device__ {}); }
template <class T, int (*V)(int)> struct u9 {};
template <class T> struct u9<T *, g::tf<2>> { void go(T v) { run([=] __device__ {}); } };
template <class T> struct u9<T *, fn> { void go(T v) { run([=] __device__ {}); } };
void a(u9<int, g::tf<2>> v) { run([=] __device__ {}); }
void b(u9<int, fn> v) { run([=] __device__ {}); }
void c(u9<int, &g::tf<2>> v) { run([=] __device__ {}); }
