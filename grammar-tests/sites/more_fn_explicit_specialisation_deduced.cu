// std: 17
// Explicit specialisations whose arguments are deduced are named with all of them.
template <class F> int eat(F f);
template <class T> void f(T); template <> void f(char v) { eat([=] __device__ { return v; }); }
template <class T, class U> void g(T, U *); template <> void g(int a, float *b) { eat([=] __device__ { return a; }); } 
template <class T> struct Box { T t; using type = T; }; namespace n { template <class T> void h(Box<T>, T); struct Q {}; template <> void h(Box<Q>, Q q) { eat([] __device__ { return 1; }); } }
template <> void n::h(Box<int>, int q) { eat([] __device__ { return 1; }); }
template <class T> void i(const T &); template <class T> void i(T *); template <> void i(int *p) { eat([] __device__ { return 1; }); } template <> void i(const double &p) { eat([] __device__ { return 1; }); }
template <class T, int N> void j(T (&)[N]); template <> void j(int (&a)[3]) { eat([] __device__ { return 1; }); }
template <class R, class... A> void k(R (*)(A...)); template <> void k(int (*p)(char, long)) { eat([] __device__ { return 1; }); }
using I = int; template <> void f(I v) { eat([=] __device__ { return v; }); } template <> void f(const char *v) { eat([=] __device__ { return v; }); } template <> void f<Box<I>>(Box<I> v) { eat([] __device__ { return 1; }); } template <> void f<n::Q>(n::Q) { eat([] __device__ { return 1; }); }
struct S { template <class T> void m(T); template <class T> static void s(T *); }; template <> void S::m(int v) { eat([=] __device__ { return v; }); } template <> void S::s(long *v) { eat([=] __device__ { return v; }); }
template <class T, class D = int> void l(T); template <> void l(char v) { eat([=] __device__ { return v; }); } template <> void l<short>(short v) { eat([=] __device__ { return v; }); } 
template <class T> T o(); template <> int o() { eat([] __device__ { return 1; }); return 1; }
template <template <class> class X, class T> void r(X<T>); template <> void r(Box<int> b) { eat([] __device__ { return 1; }); }
template <class T> void u(T, T); template <> void u(unsigned int a, unsigned int b) { eat([] __device__ { return 1; }); } 
template <class... A> void va(A...); template <> void va(int a, char b) { eat([] __device__ { return 1; }); } template <class T> void w(T &&); template <> void w(int &&v) { eat([] __device__ { return 1; }); } template <> void w(int &v) { eat([] __device__ { return 1; }); } template <class T> void x(volatile T *); template <> void x(volatile int *v) { eat([] __device__ { return 1; }); }
