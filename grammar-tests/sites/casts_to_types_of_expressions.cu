// std: 17
// a member function that is called in `decltype(f())(x)` needs `this`, as everywhere else where nothing is evaluated
template <class F> void run_fp(F) {}
struct Sfp { int a, b; };
using Realfp = double;
struct Mfp3 { int y; int my3(); void f4(int *p, int **pp, Sfp *ps) { run_fp([=] __device__ () mutable { (**pp) + p[ps->b] < decltype(my3())(**pp); }); } };
struct Mfp4 { int y; int my4(); void f4(int *p, int **pp, Sfp *ps) { run_fp([=] __device__ () mutable { y < decltype(my4())(**pp); }); } };
struct Mfp5 { int y; int my5(); void f4(int *p, int **pp, Sfp *ps) { run_fp([=] __device__ () mutable { decltype(my5())(**pp); }); } };
struct Mfp6 { int y; int my6(); void f4(int *p, int **pp, Sfp *ps) { run_fp([=] __device__ () mutable { p[0] < decltype(my6())(3); }); } };
struct Mfp7 { int y; int my7(); void f4(int *p, int **pp, Sfp *ps) { run_fp([=] __device__ () mutable { (void)(p[0] < decltype(my7())(3)); }); } };
struct Mfp8 { int y; int my8(); void f4(int *p, int **pp, Sfp *ps) { run_fp([=] __device__ () mutable { (void)(p[0] + decltype(my8())(3)); }); } };
