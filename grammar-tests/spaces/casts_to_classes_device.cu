// std: 17
// The host front end looks at constructors that casts call where they initialise a variable.
#define HD __host__ __device__
#define X __device__
struct Aa { X Aa(int) {} int x; };
struct Bb { X Bb(int) {} X ~Bb() {} int x; };
struct Ee { X explicit Ee(int) {} int x; };
template <class T> struct Tt { X Tt(T) {} T x; };
struct Kk { X operator int() const { return 1; } HD Kk() {} };
HD void t_a(const Aa &) {}
HD void t_b(const Bb &) {}
HD void t_e(const Ee &) {}
HD void t_t(const Tt<int> &) {}
HD void cd1(int i) { static_cast<Aa>(1); }
HD void cd2(int i) { auto d = static_cast<Aa>(1); }
HD void cd3(int i) { Aa d = static_cast<Aa>(1); }
HD void cd4(int i) { t_a(static_cast<Aa>(1)); }
HD Aa cd5(int i) { return static_cast<Aa>(1); }
HD void cd6(int i) { (static_cast<Aa>(1)).x; }
HD void cd7(int i) { const Aa &r = static_cast<Aa>(1); }
HD void cd8(int i) { static_cast<Aa>(i); }
HD void cd9(int i) { auto d = static_cast<Aa>(i); }
HD void cd10(int i) { Aa d = static_cast<Aa>(i); }
HD void cd11(int i) { t_a(static_cast<Aa>(i)); }
HD Aa cd12(int i) { return static_cast<Aa>(i); }
HD void cd13(int i) { (static_cast<Aa>(i)).x; }
HD void cd14(int i) { const Aa &r = static_cast<Aa>(i); }
HD void cd15(int i) { (Aa)1; }
HD void cd16(int i) { auto d = (Aa)1; }
HD void cd17(int i) { Aa d = (Aa)1; }
HD void cd18(int i) { t_a((Aa)1); }
HD Aa cd19(int i) { return (Aa)1; }
HD void cd20(int i) { ((Aa)1).x; }
HD void cd21(int i) { const Aa &r = (Aa)1; }
HD void cd22(int i) { (Aa)(i); }
HD void cd23(int i) { auto d = (Aa)(i); }
HD void cd24(int i) { Aa d = (Aa)(i); }
HD void cd25(int i) { t_a((Aa)(i)); }
HD Aa cd26(int i) { return (Aa)(i); }
HD void cd27(int i) { ((Aa)(i)).x; }
HD void cd28(int i) { const Aa &r = (Aa)(i); }
HD void cd29(int i) { static_cast<Bb>(1); }
HD void cd30(int i) { auto d = static_cast<Bb>(1); }
HD void cd31(int i) { Bb d = static_cast<Bb>(1); }
HD void cd32(int i) { t_b(static_cast<Bb>(1)); }
HD Bb cd33(int i) { return static_cast<Bb>(1); }
HD void cd34(int i) { (static_cast<Bb>(1)).x; }
HD void cd35(int i) { const Bb &r = static_cast<Bb>(1); }
HD void cd36(int i) { static_cast<Bb>(i); }
HD void cd37(int i) { auto d = static_cast<Bb>(i); }
HD void cd38(int i) { Bb d = static_cast<Bb>(i); }
HD void cd39(int i) { t_b(static_cast<Bb>(i)); }
HD Bb cd40(int i) { return static_cast<Bb>(i); }
HD void cd41(int i) { (static_cast<Bb>(i)).x; }
HD void cd42(int i) { const Bb &r = static_cast<Bb>(i); }
HD void cd43(int i) { (Bb)1; }
HD void cd44(int i) { auto d = (Bb)1; }
HD void cd45(int i) { Bb d = (Bb)1; }
HD void cd46(int i) { t_b((Bb)1); }
HD Bb cd47(int i) { return (Bb)1; }
HD void cd48(int i) { ((Bb)1).x; }
HD void cd49(int i) { const Bb &r = (Bb)1; }
HD void cd50(int i) { (Bb)(i); }
HD void cd51(int i) { auto d = (Bb)(i); }
HD void cd52(int i) { Bb d = (Bb)(i); }
HD void cd53(int i) { t_b((Bb)(i)); }
HD Bb cd54(int i) { return (Bb)(i); }
HD void cd55(int i) { ((Bb)(i)).x; }
HD void cd56(int i) { const Bb &r = (Bb)(i); }
HD void cd57(int i) { static_cast<Ee>(1); }
HD void cd58(int i) { auto d = static_cast<Ee>(1); }
HD void cd59(int i) { Ee d = static_cast<Ee>(1); }
HD void cd60(int i) { t_e(static_cast<Ee>(1)); }
HD Ee cd61(int i) { return static_cast<Ee>(1); }
HD void cd62(int i) { (static_cast<Ee>(1)).x; }
HD void cd63(int i) { const Ee &r = static_cast<Ee>(1); }
HD void cd64(int i) { static_cast<Ee>(i); }
HD void cd65(int i) { auto d = static_cast<Ee>(i); }
HD void cd66(int i) { Ee d = static_cast<Ee>(i); }
HD void cd67(int i) { t_e(static_cast<Ee>(i)); }
HD Ee cd68(int i) { return static_cast<Ee>(i); }
HD void cd69(int i) { (static_cast<Ee>(i)).x; }
HD void cd70(int i) { const Ee &r = static_cast<Ee>(i); }
HD void cd71(int i) { (Ee)(i); }
HD void cd72(int i) { auto d = (Ee)(i); }
HD void cd73(int i) { Ee d = (Ee)(i); }
HD void cd74(int i) { t_e((Ee)(i)); }
HD Ee cd75(int i) { return (Ee)(i); }
HD void cd76(int i) { ((Ee)(i)).x; }
HD void cd77(int i) { const Ee &r = (Ee)(i); }
HD void cd78(int i) { static_cast<Tt<int>>(1); }
HD void cd79(int i) { auto d = static_cast<Tt<int>>(1); }
HD void cd80(int i) { Tt<int> d = static_cast<Tt<int>>(1); }
HD void cd81(int i) { t_t(static_cast<Tt<int>>(1)); }
HD Tt<int> cd82(int i) { return static_cast<Tt<int>>(1); }
HD void cd83(int i) { (static_cast<Tt<int>>(1)).x; }
HD void cd84(int i) { const Tt<int> &r = static_cast<Tt<int>>(1); }
HD void cd85(int i) { static_cast<Tt<int>>(i); }
HD void cd86(int i) { auto d = static_cast<Tt<int>>(i); }
HD void cd87(int i) { Tt<int> d = static_cast<Tt<int>>(i); }
HD void cd88(int i) { t_t(static_cast<Tt<int>>(i)); }
HD Tt<int> cd89(int i) { return static_cast<Tt<int>>(i); }
HD void cd90(int i) { (static_cast<Tt<int>>(i)).x; }
HD void cd91(int i) { const Tt<int> &r = static_cast<Tt<int>>(i); }
HD void cd92(int i) { (Tt<int>)(i); }
HD void cd93(int i) { auto d = (Tt<int>)(i); }
HD void cd94(int i) { Tt<int> d = (Tt<int>)(i); }
HD void cd95(int i) { t_t((Tt<int>)(i)); }
HD Tt<int> cd96(int i) { return (Tt<int>)(i); }
HD void cd97(int i) { ((Tt<int>)(i)).x; }
HD void cd98(int i) { const Tt<int> &r = (Tt<int>)(i); }
HD void cd99(Kk &k, Aa &a) { static_cast<int>(k); }
HD void cd100(Kk &k, Aa &a) { (int)k; }
HD void cd101(Kk &k, Aa &a) { static_cast<const Aa &>(a); }
HD void cd102(Kk &k, Aa &a) { static_cast<Aa>(a); }
HD void cd103(Kk &k, Aa &a) { (Aa)a; }
HD void cd104(Kk &k, Aa &a) { static_cast<Aa &&>(a); }
HD void cd105(Kk &k, Aa &a) { static_cast<void>(Aa(1)); }
