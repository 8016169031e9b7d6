// std: 17
// Friends that are defined or declared in a class of a namespace which a directive of a block shows.
template <class F> int run(F f) { return 0; }
struct Fra { int a; }; struct Frb { int a; }; typedef int Frc; int frd(int a) { return a; } namespace fre { struct X {}; }
template <class T> struct Frf {}; enum Frg { frg1 }; struct Frh {}; struct Fri {}; struct Frj {}; struct Frk {};
namespace frn {
struct HolderF {
    friend int Fra(int x) { return x; }
    friend int Frb(HolderF x) { return 1; }
    friend struct Frc;
    friend int frd(HolderF x) { return 1; }
    friend class fre;
    friend class Frg;
    template <class U> friend struct Frf;
    template <class U> friend int Frh(U u) { return 1; }
    friend int Fri(HolderF);
    friend struct Frj;
    friend HolderF operator+(HolderF a, int b) { return a; }
    struct Frk { };
};
int Fri(HolderF x) { return 1; }
struct Frj { int z; };
}
void f1(Fra x, int n) { using namespace frn; run([n] __device__ { return n; }); }
void f2(Frb x, int n) { using namespace frn; run([n] __device__ { return n; }); }
void f3(Frc x, int n) { using namespace frn; run([n] __device__ { return n; }); }
void f4(fre::X x, int n) { using namespace frn; run([n] __device__ { return n; }); }
void f5(Frf<int> x, int n) { using namespace frn; run([n] __device__ { return n; }); }
void f6(Frg x, int n) { using namespace frn; run([n] __device__ { return n; }); }
void f7(Frh x, int n) { using namespace frn; run([n] __device__ { return n; }); }
void f8(Fri x, int n) { using namespace frn; run([n] __device__ { return n; }); }
void f9(Frj x, int n) { using namespace frn; run([n] __device__ { return n; }); }
void f10(Frk x, int n) { using namespace frn; run([n] __device__ { return n; }); }
void g1(int n) { using namespace frn; run([x = (struct Fra){n}] __device__ { return 1; }); }
void g2(int n) { using namespace frn; run([x = Frc(n)] __device__ { return 1; }); }
void g3(int n) { using namespace frn; run([x = fre::X()] __device__ { return 1; }); }
void g4(int n) { using namespace frn; run([x = Frf<int>()] __device__ { return 1; }); }
void g5(int n) { using namespace frn; run([x = Frg(n)] __device__ { return 1; }); }
void g6(int n) { using namespace frn; run([x = frd(n)] __device__ { return 1; }); }
void g7(int n) { using namespace frn; run([x = Frk()] __device__ { return 1; }); }
void g8(int n) { using namespace frn; run([n] __device__ () -> Frc { return 1; }); }
void g9(int n) { using namespace frn; run([n] __device__ () -> Frf<int> { return {}; }); }
void g10(int n) { using namespace frn; run([n] __device__ () -> Frg { return {}; }); }
namespace frm { struct Fsa { int a; }; struct Fsb {}; struct Fsc {};
namespace in { struct H2 { friend void Fsa(H2) {} friend struct Fsb; template <class T> friend class Fsc; }; }
void h1(Fsa x, int n) { using namespace in; run([n] __device__ { return n; }); }
void h2(Fsb x, int n) { using namespace in; run([n] __device__ { return n; }); }
void h3(Fsc x, int n) { using namespace in; run([n] __device__ { return n; }); }
void h4(Fsa x, int n) { { using namespace in; } run([n] __device__ { return n; }); }
void h5(Fsb x, int n) { { using namespace in; run([n] __device__ { return n; }); } }
void h6(Fsb x, int n) { { run([n] __device__ { return n; }); using namespace in; } }
void h7(Fsb x, int n) { run([y = Fsb()] __device__ { return 1; }); using namespace in; }
}
struct Gra { int a; }; struct Grb {}; struct Grc {}; typedef int Grd; namespace gre { struct X {}; } template <class T> struct Grf {}; struct Grg {}; struct Grh {}; struct Gri {};
namespace grn {
template <class T> struct HolderT { friend int Gra(HolderT x) { return x; } friend struct Grb; template <class U> friend struct Grf; friend class Grg; };
struct Out { struct In { friend int Grc(In) { return 1; } friend struct Grh; }; };
struct Fwd; class Gri;
}
void fr1(Gra x, int n) { using namespace grn; run([n] __device__ { return n; }); }
void fr2(Grb x, int n) { using namespace grn; run([n] __device__ { return n; }); }
void fr3(Grc x, int n) { using namespace grn; run([n] __device__ { return n; }); }
void fr4(Grd x, int n) { using namespace grn; run([n] __device__ { return n; }); }
void fr5(gre::X x, int n) { using namespace grn; run([n] __device__ { return n; }); }
void fr6(Grf<int> x, int n) { using namespace grn; run([n] __device__ { return n; }); }
void fr7(Grg x, int n) { using namespace grn; run([n] __device__ { return n; }); }
void fr8(Grh x, int n) { using namespace grn; run([n] __device__ { return n; }); }
void fr9(Gri x, int n) { using namespace grn; run([n] __device__ { return n; }); }
void gr1(int n) { using namespace grn; run([x = Grb()] __device__ { return 1; }); }
void gr2(int n) { using namespace grn; run([x = Grc()] __device__ { return 1; }); }
void gr3(int n) { using namespace grn; run([x = Grd(n)] __device__ { return 1; }); }
void gr4(int n) { using namespace grn; run([n] __device__ () -> Grb { return {}; }); }
void gr5(int n) { using namespace grn; run([n] __device__ () -> Grh { return {}; }); }
struct Mem { void m1(Grb x, int n) { using namespace grn; run([n] __device__ { return n; }); } void m2(Gra x, int n) { using namespace grn; run([n] __device__ { return n; }); } };
template <class T> void t1(Grb x, T n) { using namespace grn; run([n] __device__ { return n; }); }
template <class T> void t2(Gra x, T n) { using namespace grn; run([n] __device__ { return n; }); }
namespace gro { struct Fr1 {}; struct Fr2 {}; namespace in { struct Q { friend void Fr1(Q) {} friend struct Fr2; }; } using namespace in; void h1(Fr1 x, int n) { run([n] __device__ { return n; }); } void h2(Fr2 x, int n) { run([n] __device__ { return n; }); } }
