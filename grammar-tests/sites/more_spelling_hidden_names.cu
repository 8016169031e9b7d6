// std: 17
// Names that parameters or the outermost block of the function hide are written with their path.
template <class F> void run(F) {}
namespace o { namespace mat { template <class V> struct Csr { using t = V; }; struct P {}; enum E { e1 }; } struct Q { struct R {}; }; namespace al = mat; struct S {};
namespace k {
void a(const mat::P *mat, mat::Csr<int> b) { run([] __device__ () {}); }
void b(const mat::P x, int mat) { run([] __device__ () {}); }
mat::P c(int mat) { run([] __device__ () -> o::mat::P { return {}; }); return {}; }
void d(const Q::R *Q) { run([] __device__ () {}); }
void e(S *S) { run([] __device__ () {}); }
void f(al::P *al) { run([] __device__ () {}); }
void g(o::mat::P *o) { run([] __device__ () {}); }
void g2(o::mat::P *mat) { run([] __device__ () {}); }
void g3(mat::P *k, int o) { run([] __device__ () {}); }
void g4(mat::P *mat, int o) { run([] __device__ () {}); }
void g5(::o::mat::P *mat) { run([] __device__ () {}); }
void h(mat::P *p) { int mat = 1; run([] __device__ () {}); }
void i(mat::P *p) { int mat = 1; run([] __device__ () -> o::mat::P { return {}; }); }
void l(typename mat::Csr<int>::t mat) { run([] __device__ () {}); }
template <class T> void m(typename mat::Csr<T>::t mat) { run([] __device__ () {}); }
template <class T> void n(mat::Csr<T> a, mat::Csr<T> *mat) { run([] __device__ () {}); }
void r(mat::P (*mat)(mat::P)) { run([] __device__ () {}); }
void s(void (*f)(int mat), mat::P p) { run([] __device__ () {}); }
void t(decltype(mat::e1) mat) { run([] __device__ () {}); }
struct T { void m(mat::P mat) { run([] __device__ () {}); } int mat2; mat::P fld; void m2(mat::P p); static void m3(mat::P mat); };
void T::m2(mat::P mat) { run([] __device__ () {}); }
struct U { int mat; void m(o::mat::P p) { run([] __device__ () {}); } };
void u(mat::P p, const S *mat) { run([x = o::mat::P()] __device__ () {}); }
void v(mat::P p) { int mat; run([] __device__ () {}); }
} }
void w(o::mat::P *o) { run([] __device__ () {}); }
void w2(o::mat::P *mat) { run([] __device__ () {}); }
void w3(o::S *o, o::S *p) { run([] __device__ () {}); }
struct G { struct I {}; }; void w4(G::I *G) { run([] __device__ () {}); } void w5(G *G) { run([] __device__ () {}); } typedef int GI; void w6(GI GI) { run([] __device__ () {}); }
using namespace o; void w7(Q *s, mat::P *mat) { run([] __device__ () {}); } void w8(S *o) { run([] __device__ () {}); }
namespace o { namespace k { void x1(mat::P p) { run([] __device__ () {}); int mat = 1; run([] __device__ () {}); } void x2(mat::P p) { { int mat; } run([] __device__ () {}); } 
void x3(S *p) { int S; run([] __device__ () {}); } enum EE { ee }; void x4(EE EE) { run([] __device__ () {}); }  void x5(EE k) { int EE; run([] __device__ () {}); } template <class T> struct Tm { struct N {}; }; void x6(Tm<int> *Tm) { run([] __device__ () {}); } void x7(Tm<S> *S) { run([] __device__ () {}); } void x8(Tm<int>::N *Tm) { run([] __device__ () {}); } typedef struct { int z; } TS; void x9(TS TS) { run([] __device__ () {}); } } }
