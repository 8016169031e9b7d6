// std: 17
#include <typeinfo>
#include <cstddef>
template<class F> void run(F f) { f(); } template<class A, class F> void run2(A a, F f) { f(); } template<class F> void run3(F f, const std::type_info &t) { }
int (*fb(int a))[3] { static int x[3]; auto l = [=] __device__ () { return a; }; run(l); return &x; }
int (fd)(int a) { auto l = [=] __device__ () { return a; }; run(l); return 1; }
void (*fe(int a))(int) { auto l = [=] __device__ () { return a; }; run(l); return nullptr; }
void g0(int a) { run2(new int *, [=] __device__ () { return a; }); }
void g1(int a) { run2(new int *[3], [=] __device__ () { return a; }); }
void g2(int a) { run2(new int * (nullptr), [=] __device__ () { return a; }); }
void g3(int a) { run3([=] __device__ () { return a; }, typeid(int)); }
void g4(int a) { run3([=] __device__ () { return a; }, typeid(a)); }
void g6(int a) { int (&b)[2] = *(int (*)[2])&a; run([=] __device__ () { return b[0] + a; }); }
void g7(int a) { auto l = [p = new int *] __device__ () { return p; }; run(l); }
void g8(int a) { auto l = [p = &typeid(int)] __device__ () { return p; }; run(l); }
void g9(int a) { auto l = [p = (int (*)[2])0] __device__ () { return p; }; run(l); }
void h0(int a) { auto l = [p = new int *[4]] __device__ () { return p; }; run(l); }
void h1(int a) { auto l = [p = *(int (*)[2])0, q = new int const *] __device__ () { return q; }; run(l); }
void h2(int a) { auto l = [p = new (int *)] __device__ () { return p; }; run(l); }
void h4(int a) { auto l = [p = (void (*)(int))nullptr] __device__ () { return p; }; run(l); }
template<class T> void h5(T a) { run2(new T *, [=] __device__ () { return a; }); auto l = [p = new T *] __device__ () { return p; }; run3(l, typeid(T)); }
int (&h7(int (&a)[3]))[3] { auto l = [=] __device__ () { return a[0]; }; run(l); return a; }
