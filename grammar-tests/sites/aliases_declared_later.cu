// std: 17
// Member types that are declared later in the class.
template <class F> int run(F f) { return 0; }
struct Late1 {
    void a(int n) { auto x = [n] __device__ () { Late2T t; }; run(x); }
    void b(int n) { run([=] __device__ () { Later p{n}; return p.v; }); }
    void c(int n) { run([x = Later{n}] __device__ () { return x.v; }); }
    void d(int n) { run([x = Later()] __device__ () { return x.v; }); }
    void e(int n) { run([x = (Real)n] __device__ () { return x; }); }
    void f(int n) { run([x = static_cast<Real>(n)] __device__ () { return x; }); }
    void g(int n) { run([x = Alias()] __device__ () { return x; }); }
    void h(int n) { run([x = sizeof(Later)] __device__ () { return x; }); }
    void i(int n) { run([x = Later::k] __device__ () { return x; }); }
    void j(int n) { run([x = en2] __device__ () { return x; }); }
    void k(int n) { run([x = En(n)] __device__ () { return x; }); }
    void l(int n) { run([n] __device__ () -> Real { return n; }); }
    void m(int n) { run([n] __device__ () -> Later { return Later{n}; }); }
    void o(int n) { run([n] __device__ () -> En { return en1; }); }
    void p(int n) { run([x = Tm<int>{n}] __device__ () { return x.v; }); }
    void q(int n) { run([x = Tm<Later>::s] __device__ () { return x; }); }
    void r(int n) { run([n] __device__ () -> Tm<Real> { return {}; }); }
    void s(int n) { run([=] __device__ () { (Real)(n); }); }
    void t(int n) { run([=] __device__ () { Real (n); }); }
    void u(int n) { run([=] __device__ () { Later n{1}; return n.v; }); }
    void v(int n) { Later w{n}; run([=] __device__ () { return w.v; }); }
    void w(int n) { const Real w = 3; run([=] __device__ () { return w; }); }
    void x(int n) { Real arr[num]; run([=] __device__ () { return arr[0]; }); }
    void y(int n) { run([x = num] __device__ () { return x; }); }
    void z(int n) { run([=] __device__ () { return n + num + dat; }); }
    typedef double Real;
    using Late2T = int;
    struct Later { int v; static const int k = 3; };
    using Alias = Later;
    enum En { en1, en2 };
    template <class T> struct Tm { T v; static const int s = 2; };
    static constexpr int num = 4;
    int dat;
};
struct Later { int o; };
typedef float Real;
namespace lns {
struct Qt { int o; };
typedef float Rt;
struct Late3 {
    void a(int n) { run([x = Qt{n}] __device__ () { return x.v; }); }
    void b(int n) { run([x = Rt(n)] __device__ () { return x; }); }
    void c(int n) { run([n] __device__ () -> Rt { return n; }); }
    void d(int n) { run([n] __device__ () -> Qt { return Qt{n}; }); }
    template <class U> void e(int n) { run([n] __device__ () -> Qt { return Qt{n}; }); }
    template <class U> void f(int n) { run([x = Qt{n}] __device__ () { return x; }); }
    template <class U> void g(int n) { run([x = Tt<U>{n}] __device__ () { return x; }); }
    struct Qt { int v; };
    typedef double Rt;
    template <class T> struct Tt { T v; };
    struct Nx { int v; };
};
}
template <class T> struct L3V { using type = T; }; struct L3C { using type = int; }; namespace l3n { struct Q {}; struct W { typedef int t; }; }
struct M1 { void f(int n) { run([n] __device__ () -> L3V<A1> { return {}; }); } typedef double A1; };
struct M2 { void f(int n) { run([n] __device__ () -> A2 * { return {}; }); } typedef double A2; };
struct M3 { void f(int n) { run([n] __device__ () -> const A3 & { throw 1; }); } typedef double A3; };
struct M5 { void f(int n) { run([n] __device__ () -> B5 { return {}; }); } typedef double A5; typedef A5 B5; };
struct M6 { typedef double A6; void f(int n) { run([n] __device__ () -> B6 { return {}; }); } typedef A6 B6; };
struct M7 { struct I { void f(int n) { run([n] __device__ () -> A7 { return {}; }); } }; typedef double A7; };
struct M8 { struct I { void f(int n) { run([n] __device__ () -> A8 { return {}; }); } typedef double A8; }; };
struct M9 { void f(int n); typedef double A9; }; void M9::f(int n) { run([n] __device__ () -> A9 { return {}; }); }
struct M10 { void f(int n) { run([n] __device__ () -> A10<int> { return {}; }); } template <class T> using A10 = L3V<T>; };
struct M11 { void f(int n) { run([n] __device__ () -> A11::type { return {}; }); } typedef L3C A11; };
struct M12 { void f(int n) { run([n] __device__ () -> I12::t { return {}; }); } struct I12 { typedef int t; }; };
struct M13 { void f(int n) { run([n] __device__ () -> M13::A13 { return {}; }); } typedef double A13; };
struct M14 { void f(int n) { run([n] __device__ () -> A14 { return {}; }); } typedef L3V<int> A14; };
struct M15 { void f(int n) { run([n] __device__ () -> A15 { return {}; }); } typedef L3V<int>::type A15; };
struct M16 { void f(int n) { run([n] __device__ () -> A16 { return {}; }); } typedef l3n::Q A16; };
struct M17 { void f(int n) { run([n] __device__ () -> A17 { return {}; }); } struct I17 {}; typedef I17 A17; };
struct M18 { struct I18 {}; void f(int n) { run([n] __device__ () -> A18 { return {}; }); } typedef I18 A18; };
struct M22 { void f(int n) { run([n] __device__ () -> A22 { return {}; }); } typedef unsigned long int A22; };
struct M23 { void f(int n) { run([x = A23(n)] __device__ { return x; }); } typedef double A23; };
struct M24 { void f(int n) { run([x = A24{n}] __device__ { return 1; }); } struct A24i { int v; }; typedef A24i A24; };
struct M25 { void f(int n) { run([x = A25()] __device__ { return 1; }); } typedef L3C A25; };
struct M26 { void f(int n) { run([x = static_cast<A26>(n)] __device__ { return 1; }); } typedef float A26; };
struct M27 { void f(int n) { run([x = sizeof(A27)] __device__ { return 1; }); } typedef float A27; };
struct M28 { void f(int n) { run([x = L3V<A28>()] __device__ { return 1; }); } typedef float A28; };
struct M29 { void f(int n) { run([x = (A29)n] __device__ { return 1; }); } typedef float A29; };
struct M30 { void f(int n) { run([x = A30::k] __device__ { return 1; }); } struct I30 { static const int k = 2; }; typedef I30 A30; };
struct M31 { void f(int n) { run([x = new A31(n)] __device__ { return 1; }); } typedef float A31; };
struct M32 { template <class U> void f(int n) { run([n] __device__ () -> A32 { return {}; }); } typedef double A32; };
template <class T> struct T1 { void f(int n) { run([n] __device__ () -> C1 { return {}; }); } typedef double C1; };
template <class T> struct T2 { void f(int n) { run([n] __device__ () -> C2 { return {}; }); } typedef T C2; };
template <class T> struct T3 { void f(int n) { run([n] __device__ () -> C3 { return {}; }); } typedef L3V<T> C3; };
template <class T> struct T4 { void f(int n) { run([x = (C4)n] __device__ { return 1; }); } typedef T C4; };
template <class T> struct T5 { void f(int n) { run([x = C5(n)] __device__ { return 1; }); } typedef typename L3V<T>::type C5; };
template <class T> struct T6 { void f(int n) { run([x = (C6)n] __device__ { return 1; }); } typedef float C6; };
template <class T> struct T7 { void f(int n) { run([n] __device__ () -> C7 { return {}; }); } typedef L3C C7; };
template <class T> struct T8 { void f(int n) { run([n] __device__ () -> L3V<C8> { return {}; }); } typedef L3C C8; };
template <class T> struct T9 { void f(int n) { run([n] __device__ () -> typename C9::type { return {}; }); } typedef L3V<T> C9; };
template <class T> struct T10 { void f(int n) { run([n] __device__ () -> C10<int> { return {}; }); } template <class U> using C10 = L3V<U>; };
template <class T> struct T11 { template <class U> void f(int n) { run([n] __device__ () -> C11 { return {}; }); } typedef T *C11; };
struct B1 { typedef double A33; }; struct M33 : B1 { void f(int n) { run([n] __device__ () -> A33 { return {}; }); } using B1::A33; };
struct M34 { void f(int n) { run([n] __device__ () -> A34 { return {}; }); } using A34 = double; };
struct M35 { void f(int n) { run([n] __device__ () -> A35 { return {}; }); } typedef double A35; void g(int n) { run([n] __device__ () -> A35 { return {}; }); } };
void lf(int m) { struct M36 { void f(int n) { } typedef double A36; }; }
struct M39 { struct N39 { void f(int n) { run([n] __device__ () -> A39 { return {}; }); } }; using A39 = L3C; struct N40 { void f(int n) { run([n] __device__ () -> A39 { return {}; }); } }; };
struct L4C { int a; L4C(int k = 0, int j = 0) : a(k) {} static int s(int); enum { e4 }; }; struct L4A { int a, b; }; enum L4E { l4 };
struct N1 { void f(int n) { run([x = A1(n)] __device__ { return 1; }); } typedef L4C A1; };
struct N2 { void f(int n) { run([x = A2(n, n)] __device__ { return 1; }); } typedef L4C A2; };
struct N3 { void f(int n) { run([x = A3{n, n}] __device__ { return 1; }); } typedef L4C A3; };
struct N4 { void f(int n) { run([x = (A4)n] __device__ { return 1; }); } typedef L4C A4; };
struct N5 { void f(int n) { run([x = A5{n}] __device__ { return 1; }); } typedef L4A A5; };
struct N6 { void f(int n) { run([x = A6(n)] __device__ { return 1; }); } typedef L4E A6; };
struct N7 { void f(int n) { run([x = A7::s(n)] __device__ { return 1; }); } typedef L4C A7; };
struct N8 { void f(int n) { run([x = A8::e4] __device__ { return 1; }); } typedef L4C A8; };
struct N9 { void f(int n) { run([x = static_cast<A9>(n)] __device__ { return 1; }); } typedef L4C A9; };
struct N10 { void f(int n) { run([x = A10().a] __device__ { return 1; }); } typedef L4C A10; };
struct N11 { void f(int n) { run([x = A11(n).a] __device__ { return 1; }); } typedef L4C A11; };
struct N12 { void f(int n) { run([x = A12{}] __device__ { return 1; }); } typedef float A12; };
struct N13 { void f(int n) { run([x = A13()] __device__ { return 1; }); } typedef float A13; };
struct N14 { void f(int n) { run([x = A14(1)] __device__ { return 1; }); } typedef float A14; };
struct N15 { void f(int n) { run([x = A15{1}] __device__ { return 1; }); } typedef float A15; };
struct N16 { void f(int n) { run([x = new A16(n)] __device__ { return 1; }); } typedef L4C A16; };
struct N17 { void f(int n) { run([x = A17(n)] __device__ { return 1; }); } typedef int *A17i; typedef long A17; };
struct N18 { void f(int n) { run([x = &A18::s] __device__ { return 1; }); } typedef L4C A18; };
struct N19 { void f(int n) { run([x = sizeof(A19)] __device__ { return 1; }); } typedef L4C A19; };
struct N20 { template <class U> void f(U n) { run([x = A20(n)] __device__ { return 1; }); } typedef float A20; };
struct N21 { template <class U> void f(U n) { run([x = A21(n)] __device__ { return 1; }); } typedef L4C A21; };
struct N22 { template <class U> void f(U n) { run([x = (A22)n] __device__ { return 1; }); } typedef L4C A22; };
struct N23 { template <class U> void f(U n) { run([x = static_cast<A23 *>(nullptr)] __device__ { return 1; }); } typedef L4C A23; };
struct N26 { void f(int n) { run([=] __device__ { A26 n = 1; return n; }); } typedef const float A26; };
struct N30 { void f(int n) { run([x = L4V<A30>::g()] __device__ { return 1; }); } template <class T> struct L4V { static int g(); }; typedef float A30; };
struct L2C { int v; }; enum L2E { l2 }; namespace L2N { typedef float Q; } typedef double L2D;
struct K1 { typedef double A1; void f(int n) { run([n] __device__ () -> A1 { return {}; }); } void g(int n) { run([x = (A1 *)0] __device__ { return x; }); }  }; // f before none
typedef float A2; struct K2 { typedef double A2; void f(int n) { run([n] __device__ () -> A2 { return {}; }); } void g(int n) { run([x = (A2 *)0] __device__ { return x; }); }  }; // f before before
struct K3 { typedef double A3; void f(int n) { run([n] __device__ () -> A3 { return {}; }); } void g(int n) { run([x = (A3 *)0] __device__ { return x; }); }  }; typedef float A3; // f before after
struct K4 { void f(int n) { run([n] __device__ () -> A4 { return {}; }); } void g(int n) { run([x = (A4 *)0] __device__ { return x; }); } typedef double A4; }; // f after none
typedef float A5; struct K5 { void f(int n) { run([n] __device__ () -> A5 { return {}; }); } void g(int n) { run([x = (A5 *)0] __device__ { return x; }); } typedef double A5; }; // f after before
struct K6 { void f(int n) { run([n] __device__ () -> A6 { return {}; }); } void g(int n) { run([x = (A6 *)0] __device__ { return x; }); } typedef double A6; }; typedef float A6; // f after after
struct K7 { typedef L2C A7; void f(int n) { run([n] __device__ () -> A7 { return {}; }); } void g(int n) { run([x = (A7 *)0] __device__ { return x; }); }  }; // c before none
typedef float A8; struct K8 { typedef L2C A8; void f(int n) { run([n] __device__ () -> A8 { return {}; }); } void g(int n) { run([x = (A8 *)0] __device__ { return x; }); }  }; // c before before
struct K9 { typedef L2C A9; void f(int n) { run([n] __device__ () -> A9 { return {}; }); } void g(int n) { run([x = (A9 *)0] __device__ { return x; }); }  }; typedef float A9; // c before after
struct K10 { void f(int n) { run([n] __device__ () -> A10 { return {}; }); } void g(int n) { run([x = (A10 *)0] __device__ { return x; }); } typedef L2C A10; }; // c after none
typedef float A11; struct K11 { void f(int n) { run([n] __device__ () -> A11 { return {}; }); } void g(int n) { run([x = (A11 *)0] __device__ { return x; }); } typedef L2C A11; }; // c after before
struct K12 { void f(int n) { run([n] __device__ () -> A12 { return {}; }); } void g(int n) { run([x = (A12 *)0] __device__ { return x; }); } typedef L2C A12; }; typedef float A12; // c after after
struct K13 { typedef L2E A13; void f(int n) { run([n] __device__ () -> A13 { return {}; }); } void g(int n) { run([x = (A13 *)0] __device__ { return x; }); }  }; // e before none
typedef float A14; struct K14 { typedef L2E A14; void f(int n) { run([n] __device__ () -> A14 { return {}; }); } void g(int n) { run([x = (A14 *)0] __device__ { return x; }); }  }; // e before before
struct K15 { typedef L2E A15; void f(int n) { run([n] __device__ () -> A15 { return {}; }); } void g(int n) { run([x = (A15 *)0] __device__ { return x; }); }  }; typedef float A15; // e before after
struct K16 { void f(int n) { run([n] __device__ () -> A16 { return {}; }); } void g(int n) { run([x = (A16 *)0] __device__ { return x; }); } typedef L2E A16; }; // e after none
typedef float A17; struct K17 { void f(int n) { run([n] __device__ () -> A17 { return {}; }); } void g(int n) { run([x = (A17 *)0] __device__ { return x; }); } typedef L2E A17; }; // e after before
struct K18 { void f(int n) { run([n] __device__ () -> A18 { return {}; }); } void g(int n) { run([x = (A18 *)0] __device__ { return x; }); } typedef L2E A18; }; typedef float A18; // e after after
struct K19 { typedef int *A19; void f(int n) { run([n] __device__ () -> A19 { return {}; }); } void g(int n) { run([x = (A19 *)0] __device__ { return x; }); }  }; // p before none
typedef float A20; struct K20 { typedef int *A20; void f(int n) { run([n] __device__ () -> A20 { return {}; }); } void g(int n) { run([x = (A20 *)0] __device__ { return x; }); }  }; // p before before
struct K21 { typedef int *A21; void f(int n) { run([n] __device__ () -> A21 { return {}; }); } void g(int n) { run([x = (A21 *)0] __device__ { return x; }); }  }; typedef float A21; // p before after
struct K25 { using A25 = double; void f(int n) { run([n] __device__ () -> A25 { return {}; }); } void g(int n) { run([x = (A25 *)0] __device__ { return x; }); }  }; // u before none
typedef float A26; struct K26 { using A26 = double; void f(int n) { run([n] __device__ () -> A26 { return {}; }); } void g(int n) { run([x = (A26 *)0] __device__ { return x; }); }  }; // u before before
struct K27 { using A27 = double; void f(int n) { run([n] __device__ () -> A27 { return {}; }); } void g(int n) { run([x = (A27 *)0] __device__ { return x; }); }  }; typedef float A27; // u before after
struct K28 { void f(int n) { run([n] __device__ () -> A28 { return {}; }); } void g(int n) { run([x = (A28 *)0] __device__ { return x; }); } using A28 = double; }; // u after none
typedef float A29; struct K29 { void f(int n) { run([n] __device__ () -> A29 { return {}; }); } void g(int n) { run([x = (A29 *)0] __device__ { return x; }); } using A29 = double; }; // u after before
struct K30 { void f(int n) { run([n] __device__ () -> A30 { return {}; }); } void g(int n) { run([x = (A30 *)0] __device__ { return x; }); } using A30 = double; }; typedef float A30; // u after after
struct K31 { struct A31 { int v; }; void f(int n) { run([n] __device__ () -> A31 { return {}; }); } void g(int n) { run([x = (A31 *)0] __device__ { return x; }); }  }; // n before none
typedef float A32; struct K32 { struct A32 { int v; }; void f(int n) { run([n] __device__ () -> A32 { return {}; }); } void g(int n) { run([x = (A32 *)0] __device__ { return x; }); }  }; // n before before
struct K33 { struct A33 { int v; }; void f(int n) { run([n] __device__ () -> A33 { return {}; }); } void g(int n) { run([x = (A33 *)0] __device__ { return x; }); }  }; typedef float A33; // n before after
struct K34 { void f(int n) { run([n] __device__ () -> A34 { return {}; }); } void g(int n) { run([x = (A34 *)0] __device__ { return x; }); } struct A34 { int v; }; }; // n after none
typedef float A35; struct K35 { void f(int n) { run([n] __device__ () -> A35 { return {}; }); } void g(int n) { run([x = (A35 *)0] __device__ { return x; }); } struct A35 { int v; }; }; // n after before
struct K36 { void f(int n) { run([n] __device__ () -> A36 { return {}; }); } void g(int n) { run([x = (A36 *)0] __device__ { return x; }); } struct A36 { int v; }; }; typedef float A36; // n after after
struct K37 { enum A37 { }; void f(int n) { run([n] __device__ () -> A37 { return {}; }); } void g(int n) { run([x = (A37 *)0] __device__ { return x; }); }  }; // en before none
typedef float A38; struct K38 { enum A38 { }; void f(int n) { run([n] __device__ () -> A38 { return {}; }); } void g(int n) { run([x = (A38 *)0] __device__ { return x; }); }  }; // en before before
struct K39 { enum A39 { }; void f(int n) { run([n] __device__ () -> A39 { return {}; }); } void g(int n) { run([x = (A39 *)0] __device__ { return x; }); }  }; typedef float A39; // en before after
struct K40 { void f(int n) { run([n] __device__ () -> A40 { return {}; }); } void g(int n) { run([x = (A40 *)0] __device__ { return x; }); } enum A40 { }; }; // en after none
typedef float A41; struct K41 { void f(int n) { run([n] __device__ () -> A41 { return {}; }); } void g(int n) { run([x = (A41 *)0] __device__ { return x; }); } enum A41 { }; }; // en after before
struct K42 { void f(int n) { run([n] __device__ () -> A42 { return {}; }); } void g(int n) { run([x = (A42 *)0] __device__ { return x; }); } enum A42 { }; }; typedef float A42; // en after after
struct K43 { typedef L2N::Q A43; void f(int n) { run([n] __device__ () -> A43 { return {}; }); } void g(int n) { run([x = (A43 *)0] __device__ { return x; }); }  }; // q before none
typedef float A44; struct K44 { typedef L2N::Q A44; void f(int n) { run([n] __device__ () -> A44 { return {}; }); } void g(int n) { run([x = (A44 *)0] __device__ { return x; }); }  }; // q before before
struct K45 { typedef L2N::Q A45; void f(int n) { run([n] __device__ () -> A45 { return {}; }); } void g(int n) { run([x = (A45 *)0] __device__ { return x; }); }  }; typedef float A45; // q before after
struct K46 { void f(int n) { run([n] __device__ () -> A46 { return {}; }); } void g(int n) { run([x = (A46 *)0] __device__ { return x; }); } typedef L2N::Q A46; }; // q after none
typedef float A47; struct K47 { void f(int n) { run([n] __device__ () -> A47 { return {}; }); } void g(int n) { run([x = (A47 *)0] __device__ { return x; }); } typedef L2N::Q A47; }; // q after before
struct K48 { void f(int n) { run([n] __device__ () -> A48 { return {}; }); } void g(int n) { run([x = (A48 *)0] __device__ { return x; }); } typedef L2N::Q A48; }; typedef float A48; // q after after
struct K49 { typedef L2D A49; void f(int n) { run([n] __device__ () -> A49 { return {}; }); } void g(int n) { run([x = (A49 *)0] __device__ { return x; }); }  }; // al before none
typedef float A50; struct K50 { typedef L2D A50; void f(int n) { run([n] __device__ () -> A50 { return {}; }); } void g(int n) { run([x = (A50 *)0] __device__ { return x; }); }  }; // al before before
struct K51 { typedef L2D A51; void f(int n) { run([n] __device__ () -> A51 { return {}; }); } void g(int n) { run([x = (A51 *)0] __device__ { return x; }); }  }; typedef float A51; // al before after
struct K52 { void f(int n) { run([n] __device__ () -> A52 { return {}; }); } void g(int n) { run([x = (A52 *)0] __device__ { return x; }); } typedef L2D A52; }; // al after none
typedef float A53; struct K53 { void f(int n) { run([n] __device__ () -> A53 { return {}; }); } void g(int n) { run([x = (A53 *)0] __device__ { return x; }); } typedef L2D A53; }; // al after before
struct K54 { void f(int n) { run([n] __device__ () -> A54 { return {}; }); } void g(int n) { run([x = (A54 *)0] __device__ { return x; }); } typedef L2D A54; }; typedef float A54; // al after after
