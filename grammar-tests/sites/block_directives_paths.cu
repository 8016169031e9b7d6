// std: 17
// Paths whose first name a using directive of a block shows as well.
struct S {};
namespace n0 { struct P {}; namespace in { struct P {}; } template <class T> struct X {}; enum E { e0 }; }
namespace n1 { struct P {}; } struct n2 { struct P {}; }; template <class T> struct n3 { struct P {}; typedef T t; }; namespace n4 { struct P {}; } namespace n5 { struct P {}; } namespace n6 = n5; namespace n7 { struct P {}; } 
namespace q { namespace n0 { struct Q {}; } template <class T> struct n1 {}; struct n2 {}; void n3(); int n4; namespace n6 {} typedef S n7; }
namespace w { namespace n0 { struct R {}; } namespace re { namespace n0 {} struct n1 {}; } struct cl { struct I {}; }; namespace re { struct cl {}; } }
void f1(n0::P) { using namespace q; auto l = [] __device__ () {}; }
void f2(n0::in::P) { using namespace q; auto l = [] __device__ () {}; }
void f3(n0::X<S>) { using namespace q; auto l = [] __device__ () {}; }
void f4(n0::E) { using namespace q; auto l = [] __device__ () {}; }
void f6(n2::P) { using namespace q; auto l = [] __device__ () {}; }
void f7(n3<int>::P, n3<S>::t) { using namespace q; auto l = [] __device__ () {}; }
void f8(n4::P) { using namespace q; auto l = [] __device__ () {}; }
void f9(n6::P) { using namespace q; auto l = [] __device__ () {}; }
void f10(n7::P) { using namespace q; auto l = [] __device__ () {}; }
void f11(::n0::P) { using namespace q; auto l = [] __device__ () {}; }
void f12(::n2::P) { using namespace q; auto l = [] __device__ () {}; }
void f13(::n7::P) { using namespace q; auto l = [] __device__ () {}; }
void f14(::n4::P) { using namespace q; auto l = [] __device__ () {}; }
void f15(n4::P) { auto l = [x = n4::P()] __device__ () -> n4::P { return x; }; using namespace q; }
void f16(n0::P) { auto l = [x = n0::P()] __device__ () -> n0::P { return x; }; using namespace q; }
void f17(n2::P) { auto l = [x = n2::P()] __device__ () -> n2::P { return x; }; using namespace q; }
template <class T> void t1(n0::X<T>, typename n3<T>::P) { using namespace q; auto l = [] __device__ () {}; }
template <class T> void t2(T, n0::P, n2::P) { using namespace q; auto l = [] __device__ () {}; }
template <class T> void t3(T, n4::P) { using namespace q; auto l = [] __device__ () {}; }
namespace w {
void h1(n0::R) { using namespace re; auto l = [] __device__ () {}; }
void h3(cl::I) { using namespace re; auto l = [] __device__ () {}; }
void h4(w::n0::R, w::cl::I) { using namespace re; auto l = [] __device__ () {}; }
namespace x { void h5(n0::R) { using namespace re; auto l = [] __device__ () {}; } }
namespace x { void h6(cl::I) { using namespace re; auto l = [] __device__ () {}; } }
namespace x { void h7(n4::P) { using namespace q; auto l = [] __device__ () {}; } }
void h8(n4::P) { using namespace q; auto l = [] __device__ () {}; }
void h9(n4::P) { using namespace ::q; auto l = [] __device__ () {}; }
}
void f18(w::cl::I) { using namespace w::re; auto l = [] __device__ () {}; }
void f19(w::n0::R) { using namespace w; auto l = [] __device__ () {}; }
