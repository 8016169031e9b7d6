// std: 17
// A using directive of a block shows another type of a name that the head of the function has: it is written with its path.
namespace real { typedef float Real; struct S {}; enum E {}; template <class T> struct V {}; template <class T> using AV = T; const int K = 3; int g(int); }
typedef double Real;
struct S {};
enum E {};
template <class T> struct V {};
template <class T> using AV = T;
const int K = 3;
int g(int);
namespace o { struct Z {}; void g1(Real, S, E, V<int>, AV<int>) { using namespace real; auto l = [] __device__ () {}; } }
namespace o { void g2(::Real, ::S, ::E, ::V<int>, ::AV<int>) { using namespace real; auto l = [] __device__ () {}; } }
void f1(Real) { using namespace real; auto l = [] __device__ () {}; }
void f2(S) { using namespace real; auto l = [] __device__ () {}; }
void f3(E) { using namespace real; auto l = [] __device__ () {}; }
void f4(V<int>) { using namespace real; auto l = [] __device__ () {}; }
void f5(AV<int>) { using namespace real; auto l = [] __device__ () {}; }
void f6(V<S>) { using namespace real; auto l = [] __device__ () {}; }
void f7(Real) { { using namespace real; auto l = [] __device__ () {}; } }
void f8(S) { { using namespace real; auto l = [] __device__ () {}; } }
void f9(V<S>) { { using namespace real; auto l = [] __device__ () {}; } }
Real f10() { using namespace real; auto l = [] __device__ () {}; return 0; }
auto f11(Real x) -> S { using namespace real; auto l = [] __device__ () {}; return {}; }
void f12(int (&a)[K]) { using namespace real; auto l = [] __device__ () {}; }
void f13(V<AV<S>>) { using namespace real; auto l = [] __device__ () {}; }
void f14(Real) { using namespace real; auto l = [] __device__ () -> ::Real { return 0; }; }
void f15(Real) { using namespace real; auto l = [] __device__ () -> real::Real { return 0; }; }
void f16(Real) { auto l = [] __device__ () -> Real { return 0; }; using namespace real; }
void f17(Real) { { using namespace real; } auto l = [] __device__ () -> Real { return 0; }; }
void f18(Real) { using real::Real; auto l = [] __device__ () -> Real { return 0; }; }
void f19(Real) { typedef int Real; auto l = [] __device__ () -> Real { return 0; }; }
template <class T> void t1(Real, S, V<T>) { using namespace real; auto l = [] __device__ () {}; }
template <class T> void t2(Real, S, V<T>) { { using namespace real; auto l = [] __device__ () {}; } }
struct C { void m(Real, S, V<int>) { using namespace real; auto l = [] __device__ () {}; } };
struct D { void m(Real, S, V<int>) { { using namespace real; auto l = [] __device__ () {}; } } };
namespace w { typedef double Real; struct S {}; void h1(Real, S) { using namespace real; auto l = [] __device__ () {}; } }
namespace w { void h2(::Real, ::S) { using namespace real; auto l = [] __device__ () {}; } }
namespace w { void h3(w::Real, w::S) { using namespace real; auto l = [] __device__ () {}; } }
