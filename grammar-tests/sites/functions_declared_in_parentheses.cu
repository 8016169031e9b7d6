// std: 17
// `int((f()));` declares a function in a block, as `int(f());` does
template <class F> void run_fp(F) {}
struct Sfp { int a, b; };
using Realfp = double;
struct Mfp9 { int y; int my9(); void f4(int *p, int **pp, Sfp *ps) { run_fp([=] __device__ () mutable { int(((my9()))); }); } };
struct Mfp10 { int y; int my10(); void f4(int *p, int **pp, Sfp *ps) { run_fp([=] __device__ () mutable { int((my10())); }); } };
struct Mfp11 { int y; int my11(); void f4(int *p, int **pp, Sfp *ps) { run_fp([=] __device__ () mutable { int(my11()); }); } };
struct Mfp12 { int y; int my12(); void f4(int *p, int **pp, Sfp *ps) { run_fp([=] __device__ () mutable { int((my12)()); }); } };
struct Mfp13 { int y; int my13(); void f4(int *p, int **pp, Sfp *ps) { run_fp([=] __device__ () mutable { Realfp((my13())); }); } };
struct Mfp14 { int y; int my14(); template <class T> void f4(int *p, int **pp, Sfp *ps) { run_fp([=] __device__ () mutable { int(((my14()))); }); } };
struct Mfp15 { int y; int my15(int); template <class T> void f4(int n, int **pp, Sfp *ps) { run_fp([=] __device__ () mutable { int(((my15(n)))); }); } };
