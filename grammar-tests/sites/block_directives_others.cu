// std: 17
// What a using directive of a block shows besides is anything of the name: a function, a namespace, a template, another alias; not what is the same.
struct S1 {}; struct S2 {}; struct S3 {}; struct S4 {}; struct S5 {}; struct S6 {}; struct S7 {}; struct S8 {}; struct S9 {}; struct S10 {};
typedef unsigned long T1; typedef unsigned long T2;
template <class T> struct P1 {}; template <class T> struct P2 {};
namespace oth { struct S8 {}; }
namespace q {
typedef ::S1 S1; using ::S2; int S3; void S4(); namespace S5 { struct in {}; } template <class T> struct S6 {}; inline namespace v { struct S7 {}; }
using namespace oth; enum { S9 }; typedef unsigned long T1; using T2 = long; using ::P1; template <class T> using P2 = ::P2<T>;
namespace { struct S10 {}; }
}
void f1(S1) { using namespace q; auto l = [] __device__ () {}; }
void f2(S2) { using namespace q; auto l = [] __device__ () {}; }
void f3(S3) { using namespace q; auto l = [] __device__ () {}; }
void f4(S4) { using namespace q; auto l = [] __device__ () {}; }
void f5(S5) { using namespace q; auto l = [] __device__ () {}; }
void f6(S6) { using namespace q; auto l = [] __device__ () {}; }
void f7(S7) { using namespace q; auto l = [] __device__ () {}; }
void f8(S8) { using namespace q; auto l = [] __device__ () {}; }
void f9(S9) { using namespace q; auto l = [] __device__ () {}; }
void f10(S10) { using namespace q; auto l = [] __device__ () {}; }
void f11(T1) { using namespace q; auto l = [] __device__ () {}; }
void f12(T2) { using namespace q; auto l = [] __device__ () {}; }
void f13(P1<int>) { using namespace q; auto l = [] __device__ () {}; }
void f14(P2<int>) { using namespace q; auto l = [] __device__ () {}; }
namespace w { struct Z {}; namespace re { struct Z {}; struct Y {}; struct X {}; } } struct Y {}; struct X {};
namespace w { void h1(Z) { using namespace re; auto l = [] __device__ () {}; }
void h2(Y) { using namespace re; auto l = [] __device__ () {}; }
void h3(X) { using namespace w::re; auto l = [] __device__ () {}; }
namespace u { struct X {}; void h4(X, Y) { using namespace re; auto l = [] __device__ () {}; } }
}
void h5(w::Z) { using namespace w; auto l = [] __device__ () {}; }
void h6(w::Z) { using namespace w::re; auto l = [] __device__ () {}; }
void h7(Y) { using namespace w; using namespace re; auto l = [] __device__ () {}; }
namespace w { void h8(w::Z) { using namespace re; auto l = [] __device__ () {}; }
void h9(re::Z) { using namespace re; auto l = [] __device__ () {}; }
void h10(w::re::Z, ::w::re::Z, ::w::Z) { using namespace re; auto l = [] __device__ () {}; } }
struct M { struct S1 {}; void m1(S1) { using namespace q; auto l = [] __device__ () {}; } void m2(::S1) { using namespace q; auto l = [] __device__ () {}; } };
template <class S1> void t1(S1) { using namespace q; auto l = [] __device__ () {}; }
