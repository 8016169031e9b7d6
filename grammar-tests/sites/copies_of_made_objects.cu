// std: 17
// Objects that are made of others of their class, in values of init-captures.
template <class F> int run(F f) { return 0; }
struct Cps { int a = 1; };
struct Cpa { int a; };
struct Cpc { int a; Cpc(int k = 0) : a(k) {} Cpc(const Cpc &o) : a(o.a) {} };
struct Cpx { int a; explicit Cpx(int k = 0) : a(k) {} };
struct Cpd : Cpc { Cpd() {} Cpd(const Cpc &) {} };
template <class T> struct Cpt { T a; };
Cpc cpm() { return {}; }
Cps cpq() { return {}; }
typedef Cpc Cpal; using Cpal2 = Cps;
namespace cpn { struct N { int a; }; N mk(); }
void f1(int n) { run([x = Cps(Cps())] __device__ { return 1; }); }
void f2(int n) { run([x = Cps(Cps(Cps()))] __device__ { return 1; }); }
void f5(int n) { run([x = Cps(Cps{})] __device__ { return 1; }); }
void f6(int n) { run([x = (Cps)Cps()] __device__ { return 1; }); }
void f7(int n) { run([x = (Cps)(Cps)Cps()] __device__ { return 1; }); }
void f8(int n) { run([x = static_cast<Cps>(Cps())] __device__ { return 1; }); }
void f9(int n) { run([x = Cpc(Cpc(n))] __device__ { return 1; }); }
void f10(int n) { run([x = Cpc(Cpc(Cpc(n)))] __device__ { return 1; }); }
void f13(int n) { run([x = Cpc(Cpc{n})] __device__ { return 1; }); }
void f14(int n) { run([x = (Cpc)Cpc(n)] __device__ { return 1; }); }
void f15(int n) { run([x = (Cpc)n] __device__ { return 1; }); }
void f16(int n) { run([x = Cpc((Cpc)n)] __device__ { return 1; }); }
void f20(int n) { run([x = Cpc{cpm()}] __device__ { return 1; }); }
void f21(int n) { run([x = (Cpc)cpm()] __device__ { return 1; }); }
void f23(int n) { run([x = Cps{cpq()}] __device__ { return 1; }); }
void f25(int n) { run([x = Cpal(Cpal(n))] __device__ { return 1; }); }
void f26(int n) { run([x = Cpal2(Cpal2())] __device__ { return 1; }); }
void f27(int n) { run([x = Cpt<int>(Cpt<int>())] __device__ { return 1; }); }
void f28(int n) { run([x = Cpt<int>(Cpt<int>{n})] __device__ { return 1; }); }
void f30(int n) { run([x = cpn::N(cpn::N())] __device__ { return 1; }); }
void f33(int n) { Cpc v(n); run([x = Cpc(v)] __device__ { return 1; }); }
void f34(int n) { Cpc v(n); run([x = Cpc(Cpc(v))] __device__ { return 1; }); }
void f35(int n) { Cps v; run([x = Cps(v)] __device__ { return 1; }); }
void f36(int n) { Cps v; run([x = Cps{v}] __device__ { return 1; }); }
void f37(int n) { Cps v; run([x = Cps(Cps(v))] __device__ { return 1; }); }
void f38(int n) { run([x = Cpd(Cpc(n))] __device__ { return 1; }); }
void f39(int n) { run([x = Cpd(Cpd())] __device__ { return 1; }); }
void f40(int n) { run([x = Cpc(Cpd())] __device__ { return 1; }); }
void f41(int n) { run([x = Cpx(Cpx(n))] __device__ { return 1; }); }
void f42(int n) { run([x = Cpx(Cpx(Cpx()))] __device__ { return 1; }); }
void f43(int n) { run([x = Cpc(Cpc(n)).a] __device__ { return 1; }); }
void f44(int n) { run([x = Cps(Cps()).a] __device__ { return 1; }); }
void f45(int n) { run([x = Cpc((Cpc(n)))] __device__ { return 1; }); }
void f46(int n) { run([x = (Cpc(Cpc(n)))] __device__ { return 1; }); }
void f47(int n) { run([x = Cpc(n ? Cpc(1) : Cpc(n))] __device__ { return 1; }); }
void f48(int n) { run([x = Cpa(Cpa{n})] __device__ { return 1; }); }
void f50(int n) { run([x = Cpa(Cpa())] __device__ { return 1; }); }
void f51(int n) { run([x = Cpc(Cpc())] __device__ { return 1; }); }
void f52(int n) { run([x = Cpc(Cpc{})] __device__ { return 1; }); }
void f54(int n) { run([x = Cpc(Cpc(Cpc{}))] __device__ { return 1; }); }
void f55(int n) { run([x = Cpc(Cpc(1))] __device__ { return 1; }); }
template <class T> void g1(T n) { run([x = Cps(Cps())] __device__ { return 1; }); }
template <class T> void g2(T n) { run([x = Cpc(Cpc(n))] __device__ { return 1; }); }
template <class T> void g3(T n) { run([x = Cpt<T>(Cpt<T>{n})] __device__ { return 1; }); }
template <class T> void g4(T n) { run([x = Cpc(Cpc(1))] __device__ { return 1; }); }
template <class T> void g5(T n) { run([x = T(T(n))] __device__ { return 1; }); }
template <class T> void g6(T n) { run([x = T(T())] __device__ { return 1; }); }
template <class T> void g7(T n) { run([x = Cps(Cps(Cps()))] __device__ { return 1; }); }
template <class T> void g8(T n) { run([x = Cpt<T>(Cpt<T>())] __device__ { return 1; }); }
template <class T> void g9(T n) { run([x = T(T(T(1)))] __device__ { return 1; }); }
template <class T> void g10(T n) { run([x = Cpc(cpm())] __device__ { return 1; }); }
struct Dps { int a = 1; }; struct Dpa { int a; }; struct Dpc { int a; Dpc(int k = 0) : a(k) {} Dpc(const Dpc &o) : a(o.a) {} }; struct Dpd { int a; Dpd(int k = 0) : a(k) {} };
template <class T> struct Dpt { T a; };
Dpc mkc(); Dps mks(); Dpa mka(); Dpd mkd(); namespace dn { struct N { int a; }; N mk(); struct M { M(int = 0); int a; }; M mm(); }
void ff7(int n) { run([x = Dpc{mkc()}] __device__ { return 1; }); }
void ff8(int n) { run([x = Dpd{mkd()}] __device__ { return 1; }); }
void ff9(int n) { run([x = (Dpd)mkd()] __device__ { return 1; }); }
void ff10(int n) { run([x = (Dpa)mka()] __device__ { return 1; }); }
void ff11(int n) { run([x = static_cast<Dpa>(mka())] __device__ { return 1; }); }
void ff12(int n) { run([x = static_cast<Dpd>(mkd())] __device__ { return 1; }); }
void ff13(int n) { run([x = Dpa{mka()}] __device__ { return 1; }); }
template <class T> void gg1(T n) { run([x = (Dpc)Dpc(1)] __device__ { return 1; }); }
template <class T> void gg2(T n) { run([x = static_cast<Dpc>(Dpc(1))] __device__ { return 1; }); }
template <class T> void gg5(T n) { run([x = Dpc(Dpc{1})] __device__ { return 1; }); }
template <class T> void gg6(T n) { run([x = Dpc(Dpc())] __device__ { return 1; }); }
template <class T> void gg7(T n) { run([x = Dpc(Dpc(Dpc(1)))] __device__ { return 1; }); }
template <class T> void gg8(T n) { run([x = (Dpc)mkc()] __device__ { return 1; }); }
template <class T> void gg9(T n) { run([x = Dpa(mka())] __device__ { return 1; }); }
template <class T> void gg10(T n) { run([x = Dpt<T>(Dpt<T>{n})] __device__ { return 1; }); }
template <class T> void gg11(T n) { run([x = Dpt<int>(Dpt<int>{1})] __device__ { return 1; }); }
template <class T> void gg12(T n) { run([x = Dpa(Dpa())] __device__ { return 1; }); }
template <class T> void gg13(T n) { run([x = (Dpa)Dpa{}] __device__ { return 1; }); }
template <class T> struct G { void h1(int n) { run([x = Dpc(Dpc(n))] __device__ { return 1; }); } void h2(int n) { run([x = Dpc((Dpc)n)] __device__ { return 1; }); } };
void k1(int n) { run([x = Dpc(n ? Dpc(1) : Dpc(2))] __device__ { return 1; }); }
void k2(int n) { run([x = Dpc((n, Dpc(1)))] __device__ { return 1; }); }
void k3(int n) { run([x = Dpc(Dpc(Dpc{n}))] __device__ { return 1; }); }
void k4(int n) { run([x = Dpc((Dpc)(Dpc)n)] __device__ { return 1; }); }
void k5(int n) { run([x = (Dpc)(Dpc{n})] __device__ { return 1; }); }
void k7(int n) { run([x = static_cast<Dpc>(Dpc{n})] __device__ { return 1; }); }
void k8(int n) { run([x = static_cast<Dpc>((Dpc)n)] __device__ { return 1; }); }
void k10(int n) { run([x = (const Dpc)Dpc(n)] __device__ { return 1; }); }
void k11(int n) { run([x = static_cast<const Dpc &>(Dpc(n))] __device__ { return 1; }); }
