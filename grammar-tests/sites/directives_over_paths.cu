// std: 17
// Using directives at namespace scope, after the function, that show another meaning of the first name of a path.
template <class F> int run(F f) { return 0; }
namespace nd1 { struct P {}; } void f1(nd1::P x, int n) { run([n] __device__ { return n; }); } namespace o1 { namespace nd1 { struct Q {}; } } using namespace o1;
namespace w2 { namespace nd2 { struct P {}; } void f2(nd2::P x, int n) { run([n] __device__ { return n; }); } namespace o2 { namespace nd2 { struct Q {}; } } using namespace o2; }
namespace nd3 { struct P {}; } namespace w3 { void f3(nd3::P x, int n) { run([n] __device__ { return n; }); } namespace o3 { namespace nd3 { struct Q {}; } } using namespace o3; }
namespace nd4 { struct P {}; } namespace o4 { namespace nd4 { struct Q {}; } } void f4(nd4::P x, int n) { run([n] __device__ { return n; }); } using namespace o4;
namespace nd9 { struct P {}; } void f9(nd9::P x, int n) { run([n] __device__ { return n; }); } namespace o9 { extern int nd9; } using namespace o9;
namespace w10 { namespace nd10 { struct P {}; } void f10(nd10::P x, int n) { run([n] __device__ { return n; }); } namespace o10 { extern int nd10; } using namespace o10; }
namespace nd11 { struct P {}; } namespace w11 { void f11(nd11::P x, int n) { run([n] __device__ { return n; }); } namespace o11 { extern int nd11; } using namespace o11; }
namespace nd12 { struct P {}; } namespace o12 { extern int nd12; } void f12(nd12::P x, int n) { run([n] __device__ { return n; }); } using namespace o12;
namespace nd13 { struct P {}; } void f13(nd13::P x, int n) { run([n] __device__ { return n; }); } namespace o13 { int nd13(int); } using namespace o13;
namespace w14 { namespace nd14 { struct P {}; } void f14(nd14::P x, int n) { run([n] __device__ { return n; }); } namespace o14 { int nd14(int); } using namespace o14; }
namespace nd15 { struct P {}; } namespace w15 { void f15(nd15::P x, int n) { run([n] __device__ { return n; }); } namespace o15 { int nd15(int); } using namespace o15; }
namespace nd16 { struct P {}; } namespace o16 { int nd16(int); } void f16(nd16::P x, int n) { run([n] __device__ { return n; }); } using namespace o16;
namespace nd17 { struct P {}; } void f17(nd17::P x, int n) { run([n] __device__ { return n; }); } namespace o17 { typedef int nd17; } using namespace o17;
namespace w18 { namespace nd18 { struct P {}; } void f18(nd18::P x, int n) { run([n] __device__ { return n; }); } namespace o18 { typedef int nd18; } using namespace o18; }
namespace nd19 { struct P {}; } namespace w19 { void f19(nd19::P x, int n) { run([n] __device__ { return n; }); } namespace o19 { typedef int nd19; } using namespace o19; }
namespace nd20 { struct P {}; } namespace o20 { typedef int nd20; } void f20(nd20::P x, int n) { run([n] __device__ { return n; }); } using namespace o20;
namespace nd21 { struct P {}; } void f21(nd21::P x, int n) { run([n] __device__ { return n; }); } namespace o21 { template <class T> struct nd21 {}; } using namespace o21;
namespace w22 { namespace nd22 { struct P {}; } void f22(nd22::P x, int n) { run([n] __device__ { return n; }); } namespace o22 { template <class T> struct nd22 {}; } using namespace o22; }
namespace nd23 { struct P {}; } namespace w23 { void f23(nd23::P x, int n) { run([n] __device__ { return n; }); } namespace o23 { template <class T> struct nd23 {}; } using namespace o23; }
namespace nd24 { struct P {}; } namespace o24 { template <class T> struct nd24 {}; } void f24(nd24::P x, int n) { run([n] __device__ { return n; }); } using namespace o24;
namespace nd25 { struct P {}; } void f25(nd25::P x, int n) { run([n] __device__ { return n; }); } namespace o25 { enum nd25 { q25 }; } using namespace o25;
namespace w26 { namespace nd26 { struct P {}; } void f26(nd26::P x, int n) { run([n] __device__ { return n; }); } namespace o26 { enum nd26 { q26 }; } using namespace o26; }
namespace nd27 { struct P {}; } namespace w27 { void f27(nd27::P x, int n) { run([n] __device__ { return n; }); } namespace o27 { enum nd27 { q27 }; } using namespace o27; }
namespace nd28 { struct P {}; } namespace o28 { enum nd28 { q28 }; } void f28(nd28::P x, int n) { run([n] __device__ { return n; }); } using namespace o28;
namespace nd29 { struct P {}; } void f29(nd29::P x, int n) { run([n] __device__ { return n; }); } namespace o29 { enum { nd29 }; } using namespace o29;
namespace w30 { namespace nd30 { struct P {}; } void f30(nd30::P x, int n) { run([n] __device__ { return n; }); } namespace o30 { enum { nd30 }; } using namespace o30; }
namespace nd31 { struct P {}; } namespace w31 { void f31(nd31::P x, int n) { run([n] __device__ { return n; }); } namespace o31 { enum { nd31 }; } using namespace o31; }
namespace nd32 { struct P {}; } namespace o32 { enum { nd32 }; } void f32(nd32::P x, int n) { run([n] __device__ { return n; }); } using namespace o32;
namespace nd33 { struct P {}; } void f33(nd33::P x, int n) { run([n] __device__ { return n; }); } namespace o33 { namespace q33 {} namespace nd33 = q33; } using namespace o33;
namespace w34 { namespace nd34 { struct P {}; } void f34(nd34::P x, int n) { run([n] __device__ { return n; }); } namespace o34 { namespace q34 {} namespace nd34 = q34; } using namespace o34; }
namespace nd35 { struct P {}; } namespace w35 { void f35(nd35::P x, int n) { run([n] __device__ { return n; }); } namespace o35 { namespace q35 {} namespace nd35 = q35; } using namespace o35; }
namespace nd36 { struct P {}; } namespace o36 { namespace q36 {} namespace nd36 = q36; } void f36(nd36::P x, int n) { run([n] __device__ { return n; }); } using namespace o36;
namespace nd37 { struct P {}; } void f37(nd37::P x, int n) { run([n] __device__ { return n; }); } namespace o37 { struct H37 { friend int nd37(H37) { return 1; } }; } using namespace o37;
namespace w38 { namespace nd38 { struct P {}; } void f38(nd38::P x, int n) { run([n] __device__ { return n; }); } namespace o38 { struct H38 { friend int nd38(H38) { return 1; } }; } using namespace o38; }
namespace nd39 { struct P {}; } namespace w39 { void f39(nd39::P x, int n) { run([n] __device__ { return n; }); } namespace o39 { struct H39 { friend int nd39(H39) { return 1; } }; } using namespace o39; }
namespace nd40 { struct P {}; } namespace o40 { struct H40 { friend int nd40(H40) { return 1; } }; } void f40(nd40::P x, int n) { run([n] __device__ { return n; }); } using namespace o40;
namespace nd41 { struct P {}; } void f41(nd41::P x, int n) { run([n] __device__ { return n; }); } namespace o41 { inline namespace v { namespace nd41 {} } } using namespace o41;
namespace w42 { namespace nd42 { struct P {}; } void f42(nd42::P x, int n) { run([n] __device__ { return n; }); } namespace o42 { inline namespace v { namespace nd42 {} } } using namespace o42; }
namespace nd43 { struct P {}; } namespace w43 { void f43(nd43::P x, int n) { run([n] __device__ { return n; }); } namespace o43 { inline namespace v { namespace nd43 {} } } using namespace o43; }
namespace nd44 { struct P {}; } namespace o44 { inline namespace v { namespace nd44 {} } } void f44(nd44::P x, int n) { run([n] __device__ { return n; }); } using namespace o44;
namespace nd45 { struct P {}; extern int v; int fn(int); } void f45(int n) { run([n] __device__ () -> nd45::P { return {}; }); } namespace o45 { namespace nd45 { struct Q {}; } } using namespace o45;
struct nd46 { struct P {}; static int v; static int fn(int); }; void f46(int n) { run([n] __device__ () -> nd46::P { return {}; }); } namespace o46 { namespace nd46 { struct Q {}; } } using namespace o46;
namespace nd47 { struct P {}; extern int v; int fn(int); } void f47(int n) { run([x = nd47::P()] __device__ { return 1; }); } namespace o47 { namespace nd47 { struct Q {}; } } using namespace o47;
struct nd48 { struct P {}; static int v; static int fn(int); }; void f48(int n) { run([x = nd48::P()] __device__ { return 1; }); } namespace o48 { namespace nd48 { struct Q {}; } } using namespace o48;
namespace nd49 { struct P {}; extern int v; int fn(int); } void f49(int n) { run([x = nd49::v] __device__ { return x; }); } namespace o49 { namespace nd49 { struct Q {}; } } using namespace o49;
struct nd50 { struct P {}; static int v; static int fn(int); }; void f50(int n) { run([x = nd50::v] __device__ { return x; }); } namespace o50 { namespace nd50 { struct Q {}; } } using namespace o50;
namespace nd51 { struct P {}; extern int v; int fn(int); } void f51(int n) { run([x = nd51::fn(1)] __device__ { return x; }); } namespace o51 { namespace nd51 { struct Q {}; } } using namespace o51;
struct nd52 { struct P {}; static int v; static int fn(int); }; void f52(int n) { run([x = nd52::fn(1)] __device__ { return x; }); } namespace o52 { namespace nd52 { struct Q {}; } } using namespace o52;
namespace nd53 { struct P {}; extern int v; int fn(int); } void f53(int n) { run([n] __device__ () -> nd53::P { return {}; }); } namespace o53 { extern int nd53; } using namespace o53;
struct nd54 { struct P {}; static int v; static int fn(int); }; void f54(int n) { run([n] __device__ () -> nd54::P { return {}; }); } namespace o54 { extern int nd54; } using namespace o54;
namespace nd55 { struct P {}; extern int v; int fn(int); } void f55(int n) { run([x = nd55::P()] __device__ { return 1; }); } namespace o55 { extern int nd55; } using namespace o55;
struct nd56 { struct P {}; static int v; static int fn(int); }; void f56(int n) { run([x = nd56::P()] __device__ { return 1; }); } namespace o56 { extern int nd56; } using namespace o56;
namespace nd57 { struct P {}; extern int v; int fn(int); } void f57(int n) { run([x = nd57::v] __device__ { return x; }); } namespace o57 { extern int nd57; } using namespace o57;
struct nd58 { struct P {}; static int v; static int fn(int); }; void f58(int n) { run([x = nd58::v] __device__ { return x; }); } namespace o58 { extern int nd58; } using namespace o58;
namespace nd59 { struct P {}; extern int v; int fn(int); } void f59(int n) { run([x = nd59::fn(1)] __device__ { return x; }); } namespace o59 { extern int nd59; } using namespace o59;
struct nd60 { struct P {}; static int v; static int fn(int); }; void f60(int n) { run([x = nd60::fn(1)] __device__ { return x; }); } namespace o60 { extern int nd60; } using namespace o60;
struct nd62 { struct P {}; static int v; static int fn(int); }; void f62(int n) { run([n] __device__ () -> nd62::P { return {}; }); } namespace o62 { struct nd62 { struct P {}; }; } using namespace o62;
struct nd64 { struct P {}; static int v; static int fn(int); }; void f64(int n) { run([x = nd64::P()] __device__ { return 1; }); } namespace o64 { struct nd64 { struct P {}; }; } using namespace o64;
namespace nd65 { struct P {}; extern int v; int fn(int); } void f65(int n) { run([x = nd65::v] __device__ { return x; }); } namespace o65 { struct nd65 { struct P {}; }; } using namespace o65;
struct nd66 { struct P {}; static int v; static int fn(int); }; void f66(int n) { run([x = nd66::v] __device__ { return x; }); } namespace o66 { struct nd66 { struct P {}; }; } using namespace o66;
namespace nd67 { struct P {}; extern int v; int fn(int); } void f67(int n) { run([x = nd67::fn(1)] __device__ { return x; }); } namespace o67 { struct nd67 { struct P {}; }; } using namespace o67;
struct nd68 { struct P {}; static int v; static int fn(int); }; void f68(int n) { run([x = nd68::fn(1)] __device__ { return x; }); } namespace o68 { struct nd68 { struct P {}; }; } using namespace o68;
namespace x1 { namespace na { struct P {}; } namespace v { struct na {}; void f(x1::na::P x, int n) { run([n] __device__ { return n; }); } } }
namespace x3 { namespace nc { struct P {}; } namespace v { void f(nc::P x, int n) { run([n] __device__ { return n; }); } extern int nc; } }
namespace x6 { namespace nh { struct P {}; } struct C { int nh; void f(nh::P x, int n) { run([n] __device__ { return n; }); } }; }
struct zz { struct ne {}; };
namespace yn1 { namespace a { struct P {}; } namespace b { void f(a::P x, int n) { run([n] __device__ { return n; }); } namespace o { namespace a { struct K {}; } } } namespace b { using namespace o; } }
namespace yn2 { namespace a2 { struct P {}; } namespace o { namespace a2 { struct P {}; } } namespace b { void f(a2::P x, int n) { run([n] __device__ { return n; }); } using namespace o; } }
namespace yn3 { namespace a3 { struct P {}; } namespace b { void f(a3::P x, int n) { run([n] __device__ { return n; }); } } } namespace o3 { namespace a3 { struct K {}; } } namespace yn3 { namespace b { using namespace o3; } }
namespace yn4 { namespace a4 { struct P {}; } namespace b { void f(a4::P x, int n) { run([n] __device__ { return n; }); } } } namespace o4 { namespace a4 { struct K {}; } } using namespace o4;
namespace yn5 { namespace a5 { struct P {}; } namespace b { void f(a5::P x, int n) { run([n] __device__ { return n; }); } } } namespace o5 { namespace a5 = yn5::a5; } namespace yn5 { using namespace o5; }
namespace yn6 { namespace a6 { struct P {}; } namespace o { namespace a6 = yn6::a6; } void f(a6::P x, int n) { run([n] __device__ { return n; }); } using namespace o; }
namespace yn7 { namespace a7 { struct P {}; } namespace o { namespace i { namespace a7 { struct K {}; } } using namespace i; } void f(a7::P x, int n) { run([n] __device__ { return n; }); } using namespace o; }
namespace yn8 { namespace a8 { struct P {}; } namespace { namespace a8 { struct K {}; } } void f(yn8::a8::P x, int n) { run([n] __device__ { return n; }); } }
namespace z1 { struct b1 { struct P {}; }; void f(b1::P x, int n) { run([n] __device__ { return n; }); } namespace o { extern int b1; } using namespace o; }
namespace z2 { struct b2 { struct P {}; }; void f(b2::P x, int n) { run([n] __device__ { return n; }); } namespace o { struct b2 {}; } using namespace o; }
namespace z3 { template <class T> struct b3 { struct P {}; }; void f(b3<int>::P x, int n) { run([n] __device__ { return n; }); } namespace o { extern int b3; } using namespace o; }
namespace z5 { enum b5 { e5 }; void f(b5 x, int n) { run([n] __device__ { return n; }); } namespace o { extern int b5; } using namespace o; }
namespace z6 { template <class T> struct b6 { struct P {}; }; template <class T> void f(typename b6<T>::P x, int n) { run([n] __device__ { return n; }); } namespace o { extern int b6; } using namespace o; }
namespace z7 { namespace b7 { template <class T> struct P {}; } template <class T> void f(b7::P<T> x, int n) { run([n] __device__ { return n; }); } namespace o { extern int b7; } using namespace o; }
namespace z8 { namespace b8 { template <class T> struct P { struct I {}; }; } template <class T> void f(typename b8::P<T>::I x, int n) { run([n] __device__ { return n; }); } namespace o { extern int b8; } using namespace o; }
namespace z9 { namespace b9 { struct P {}; } struct M { void f(b9::P x, int n) { run([n] __device__ { return n; }); } }; namespace o { extern int b9; } using namespace o; }
