// std: 17
// Where a using directive of a block counts: before and after the lambda, in the blocks around it, and for all that the head names.
namespace q { struct S {}; template <class T> struct P {}; struct B { struct I {}; }; enum E {}; struct G {}; namespace deep { struct S {}; } }
struct S { int a; static int f(int); static const int k = 2; }; template <class T> struct P { typedef T type; }; struct B { struct I {}; }; enum E { e0 }; struct G {};
namespace o { struct Z {}; }
void f1(S) { auto k = [] { using namespace q; auto l = [] __device__ () {}; }; }
void f2(S) { auto l = [] __device__ () { using namespace q; }; }
void f3(S) { auto k = [] { auto l = [] __device__ () {}; }; using namespace q; }
void f4(S) { if (1) { using namespace q; { auto l = [] __device__ () {}; } } }
void f5(S) { if (1) using namespace q; auto l = [] __device__ () {}; }
void f6(S) { for (int i = 0; i < 3; ++i) { auto l = [] __device__ () {}; using namespace q; } }
void f7(S) { switch (1) { case 1: using namespace q; auto l = [] __device__ () {}; } }
void f8(S) try { using namespace q; auto l = [] __device__ () {}; } catch (...) { auto l2 = [] __device__ () {}; }
void f9(B::I) { using namespace q; auto l = [] __device__ () {}; }
void f10(P<S>::type) { using namespace q; auto l = [] __device__ () {}; }
void f11(int S::*p) { using namespace q; auto l = [] __device__ () {}; }
void f12(int (S::*p)(B)) { using namespace q; auto l = [] __device__ () {}; }
void f13(S *p, const S &q1, S q2[3], S (*q3)(E)) { using namespace q; auto l = [] __device__ () {}; }
void f14(struct S p, enum E e) { using namespace q; auto l = [] __device__ () {}; }
void f15(decltype(S().a) p) { using namespace q; auto l = [] __device__ () {}; }
void f16(int (&p)[S::k]) { using namespace q; auto l = [] __device__ () {}; }
void f17(int (&p)[sizeof(S)]) { using namespace q; auto l = [] __device__ () {}; }
void f18(decltype(S::f(2)) p) { using namespace q; auto l = [] __device__ () {}; }
void f19(S) { using namespace q; auto l = [x = ::S()] __device__ () -> ::S { return x; }; }
void f20(S) { auto l = [x = S()] __device__ () -> S { return x; }; using namespace q; }
void f22(S) { auto l = [x = sizeof(S)] __device__ () { }; using namespace q; }
void f23(S) { auto l = [x = P<S>()] __device__ () { }; using namespace q; }
void f24(S) { { using namespace q; auto l = [] __device__ () {}; } auto l = [] __device__ () {}; }
template <class T, class U = S> void t1(P<T>, typename P<U>::type, S) { using namespace q; auto l = [] __device__ () {}; }
template <> void t1<int, S>(P<int>, S, S) { using namespace q; auto l = [] __device__ () {}; }
template <class T> struct W { void m(S, P<T>, W<E>) { using namespace q; auto l = [] __device__ () {}; } static void n(S) { using namespace q; auto l = [] __device__ () {}; } };
struct V { operator S() { using namespace q; auto l = [] __device__ () {}; return {}; } };
auto f25(S) -> P<S> * { using namespace q; auto l = [] __device__ () {}; return 0; }
void f26(S) noexcept(sizeof(S) > 1) { using namespace q; auto l = [] __device__ () {}; }
template <class T> void t2(decltype(T() + S()) a) { using namespace q; auto l = [] __device__ () {}; }
void f27(S) { using namespace q::deep; auto l = [] __device__ () {}; }
void f28(S) { namespace z = q; using namespace z; auto l = [] __device__ () {}; }
void f29(S) { namespace z = q; auto l = [] __device__ () {}; using namespace z; }
