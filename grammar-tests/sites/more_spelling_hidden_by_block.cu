// std: 17
// What the outermost block declares hides names before and after a lambda, what inner blocks declare does not.
template <class F> void run(F) {}
namespace o { namespace mat { template <class V> struct Csr { using t = V; }; struct P { }; } class S {}; union Un { int a; }; struct Pair { int a, b; };
namespace k {
void y1() { run([] __device__ () -> mat::P { return {}; }); int mat; }
void y2(mat::P p) { { int mat; run([] __device__ () {}); } }
void y3() { run([x = mat::P()] __device__ () {}); int mat; }
void y4(S *S, Un *Un) { run([] __device__ () {}); }
void y5(mat::P p) { run([] __device__ () {}); static int mat; }
void y9(mat::P p) { run([] __device__ () {}); typedef int mat; }
void z1(mat::P p) { run([] __device__ (int mat) -> o::mat::P { return {}; }); }
void z2(mat::P p) { run([] __device__ () {}); for (int mat = 0;mat < 3;) ; }
void z3(mat::P p) { run([] __device__ () {}); if (int mat = 0) ; }
void z4(mat::P p) { run([] __device__ () {}); auto [mat, b] = Pair{}; }
void z5(mat::P p) { run([] __device__ () {}); mat::P q, mat; }
void z6(mat::P p) { run([] __device__ () {}); enum { mat }; }
void z8(mat::P p) try { run([] __device__ () {}); } catch (int mat) { }
template <int mat> void z9(o::mat::P p) { run([] __device__ () {}); }
template <class mat> void za(o::mat::P p) { run([] __device__ () {}); }
struct M1 { int mat; void zb(o::mat::P p, S *S); void zc(S *p); int S; }; void M1::zb(o::mat::P p, o::S *S) { run([] __device__ () {}); } void M1::zc(o::S *S) { run([] __device__ () {}); }
void zd(mat::P p) { auto l = [=](int mat) { run([] __device__ () {}); }; l(1); }
void ze(mat::P p) { run([] __device__ () {}); int *a, *(mat)[3]; }
void zf(S *q, Un u) { run([] __device__ () {}); int S, Un; }
void zh(mat::P p) { run([] __device__ () {}); using ::o::S; int S2; }
} }
