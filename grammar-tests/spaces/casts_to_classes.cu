// std: 17
// Casts to classes call constructors.
#define HD __host__ __device__
#define X __host__
struct Aa { X Aa(int) {} int x; };
struct Bb { X Bb(int) {} X ~Bb() {} int x; };
struct Ee { X explicit Ee(int) {} int x; };
template <class T> struct Tt { X Tt(T) {} T x; };
struct Kk { X operator int() const { return 1; } HD Kk() {} };
HD void t_a(const Aa &) {}
HD void t_b(const Bb &) {}
HD void t_e(const Ee &) {}
HD void t_t(const Tt<int> &) {}
HD void ca1(int i) { static_cast<Aa>(1); }
HD void ca2(int i) { auto d = static_cast<Aa>(1); }
HD void ca3(int i) { Aa d = static_cast<Aa>(1); }
HD void ca4(int i) { t_a(static_cast<Aa>(1)); }
HD Aa ca5(int i) { return static_cast<Aa>(1); }
HD void ca6(int i) { (static_cast<Aa>(1)).x; }
HD void ca7(int i) { const Aa &r = static_cast<Aa>(1); }
HD void ca8(int i) { static_cast<Aa>(i); }
HD void ca9(int i) { auto d = static_cast<Aa>(i); }
HD void ca10(int i) { Aa d = static_cast<Aa>(i); }
HD void ca11(int i) { t_a(static_cast<Aa>(i)); }
HD Aa ca12(int i) { return static_cast<Aa>(i); }
HD void ca13(int i) { (static_cast<Aa>(i)).x; }
HD void ca14(int i) { const Aa &r = static_cast<Aa>(i); }
HD void ca15(int i) { (Aa)1; }
HD void ca16(int i) { auto d = (Aa)1; }
HD void ca17(int i) { Aa d = (Aa)1; }
HD void ca18(int i) { t_a((Aa)1); }
HD Aa ca19(int i) { return (Aa)1; }
HD void ca20(int i) { ((Aa)1).x; }
HD void ca21(int i) { const Aa &r = (Aa)1; }
HD void ca22(int i) { (Aa)(i); }
HD void ca23(int i) { auto d = (Aa)(i); }
HD void ca24(int i) { Aa d = (Aa)(i); }
HD void ca25(int i) { t_a((Aa)(i)); }
HD Aa ca26(int i) { return (Aa)(i); }
HD void ca27(int i) { ((Aa)(i)).x; }
HD void ca28(int i) { const Aa &r = (Aa)(i); }
HD void ca29(int i) { static_cast<Bb>(1); }
HD void ca30(int i) { auto d = static_cast<Bb>(1); }
HD void ca31(int i) { Bb d = static_cast<Bb>(1); }
HD void ca32(int i) { t_b(static_cast<Bb>(1)); }
HD Bb ca33(int i) { return static_cast<Bb>(1); }
HD void ca34(int i) { (static_cast<Bb>(1)).x; }
HD void ca35(int i) { const Bb &r = static_cast<Bb>(1); }
HD void ca36(int i) { static_cast<Bb>(i); }
HD void ca37(int i) { auto d = static_cast<Bb>(i); }
HD void ca38(int i) { Bb d = static_cast<Bb>(i); }
HD void ca39(int i) { t_b(static_cast<Bb>(i)); }
HD Bb ca40(int i) { return static_cast<Bb>(i); }
HD void ca41(int i) { (static_cast<Bb>(i)).x; }
HD void ca42(int i) { const Bb &r = static_cast<Bb>(i); }
HD void ca43(int i) { (Bb)1; }
HD void ca44(int i) { auto d = (Bb)1; }
HD void ca45(int i) { Bb d = (Bb)1; }
HD void ca46(int i) { t_b((Bb)1); }
HD Bb ca47(int i) { return (Bb)1; }
HD void ca48(int i) { ((Bb)1).x; }
HD void ca49(int i) { const Bb &r = (Bb)1; }
HD void ca50(int i) { (Bb)(i); }
HD void ca51(int i) { auto d = (Bb)(i); }
HD void ca52(int i) { Bb d = (Bb)(i); }
HD void ca53(int i) { t_b((Bb)(i)); }
HD Bb ca54(int i) { return (Bb)(i); }
HD void ca55(int i) { ((Bb)(i)).x; }
HD void ca56(int i) { const Bb &r = (Bb)(i); }
HD void ca57(int i) { static_cast<Ee>(1); }
HD void ca58(int i) { auto d = static_cast<Ee>(1); }
HD void ca59(int i) { Ee d = static_cast<Ee>(1); }
HD void ca60(int i) { t_e(static_cast<Ee>(1)); }
HD Ee ca61(int i) { return static_cast<Ee>(1); }
HD void ca62(int i) { (static_cast<Ee>(1)).x; }
HD void ca63(int i) { const Ee &r = static_cast<Ee>(1); }
HD void ca64(int i) { static_cast<Ee>(i); }
HD void ca65(int i) { auto d = static_cast<Ee>(i); }
HD void ca66(int i) { Ee d = static_cast<Ee>(i); }
HD void ca67(int i) { t_e(static_cast<Ee>(i)); }
HD Ee ca68(int i) { return static_cast<Ee>(i); }
HD void ca69(int i) { (static_cast<Ee>(i)).x; }
HD void ca70(int i) { const Ee &r = static_cast<Ee>(i); }
HD void ca71(int i) { (Ee)(i); }
HD void ca72(int i) { auto d = (Ee)(i); }
HD void ca73(int i) { Ee d = (Ee)(i); }
HD void ca74(int i) { t_e((Ee)(i)); }
HD Ee ca75(int i) { return (Ee)(i); }
HD void ca76(int i) { ((Ee)(i)).x; }
HD void ca77(int i) { const Ee &r = (Ee)(i); }
HD void ca78(int i) { static_cast<Tt<int>>(1); }
HD void ca79(int i) { auto d = static_cast<Tt<int>>(1); }
HD void ca80(int i) { Tt<int> d = static_cast<Tt<int>>(1); }
HD void ca81(int i) { t_t(static_cast<Tt<int>>(1)); }
HD Tt<int> ca82(int i) { return static_cast<Tt<int>>(1); }
HD void ca83(int i) { (static_cast<Tt<int>>(1)).x; }
HD void ca84(int i) { const Tt<int> &r = static_cast<Tt<int>>(1); }
HD void ca85(int i) { static_cast<Tt<int>>(i); }
HD void ca86(int i) { auto d = static_cast<Tt<int>>(i); }
HD void ca87(int i) { Tt<int> d = static_cast<Tt<int>>(i); }
HD void ca88(int i) { t_t(static_cast<Tt<int>>(i)); }
HD Tt<int> ca89(int i) { return static_cast<Tt<int>>(i); }
HD void ca90(int i) { (static_cast<Tt<int>>(i)).x; }
HD void ca91(int i) { const Tt<int> &r = static_cast<Tt<int>>(i); }
HD void ca92(int i) { (Tt<int>)(i); }
HD void ca93(int i) { auto d = (Tt<int>)(i); }
HD void ca94(int i) { Tt<int> d = (Tt<int>)(i); }
HD void ca95(int i) { t_t((Tt<int>)(i)); }
HD Tt<int> ca96(int i) { return (Tt<int>)(i); }
HD void ca97(int i) { ((Tt<int>)(i)).x; }
HD void ca98(int i) { const Tt<int> &r = (Tt<int>)(i); }
HD void ca99(Kk &k, Aa &a) { static_cast<int>(k); }
HD void ca100(Kk &k, Aa &a) { (int)k; }
HD void ca101(Kk &k, Aa &a) { static_cast<const Aa &>(a); }
HD void ca102(Kk &k, Aa &a) { static_cast<Aa>(a); }
HD void ca103(Kk &k, Aa &a) { (Aa)a; }
HD void ca104(Kk &k, Aa &a) { static_cast<Aa &&>(a); }
HD void ca105(Kk &k, Aa &a) { static_cast<void>(Aa(1)); }
