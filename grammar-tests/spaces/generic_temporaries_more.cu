// std: 17
// 20014 and 20015 where arguments are temporary objects
#include <algorithm>
#define HD __host__ __device__
struct C { int v; HD C(int a = 0) : v(a) {} int m(int a) const { return a; } int mr(const int &a) const { return a; } int mc(const C &a) const { return 1; } int mv(C a) const { return 1; } };
inline int fi(const C &x) { return 1; }
inline int fv(C x) { return 1; }
inline int fr(const int &x) { return 1; }
inline int fn(int x) { return 1; }
inline int fx(int &&x) { return 1; }
inline int operator%(const C &x, int y) { return 1; }
inline int operator^(C x, int y) { return 1; }
struct D { int v; HD D(int a = 0) : v(a) {} HD ~D() {} int m(int a) const { return a; } };
inline int fd(const D &x) { return 1; }
struct E { int v = 0; int m(int a) const { return a; } friend int ff(const E &e, int a) { return 1; } };
struct V { virtual int m(int a) const { return 1; } };
constexpr int cr(const int &a) { return a; }
constexpr int cv(int a) { return a; }
HD int b1(C c, int a) { return fi(c); }
HD int b2(C c, int a) { return fi(C()); }
HD int b3(C c, int a) { return fi(C{}); }
HD int b4(C c, int a) { return fi(1); }
HD int b5(C c, int a) { return fv(c); }
HD int b6(C c, int a) { return fv(C()); }
HD int b7(C c, int a) { return fr(a); }
HD int b8(C c, int a) { return fr(1); }
HD int b9(C c, int a) { return fr(a + 1); }
HD int b10(C c, int a) { return fx(1); }
HD int b11(C c, int a) { return c.mr(1); }
HD int b12(C c, int a) { return c.mr(a); }
HD int b13(C c, int a) { return c.mc(C()); }
HD int b14(C c, int a) { return c.mv(C()); }
HD int b15(C c, int a) { return C() % 1; }
HD int b16(C c, int a) { return c % 1; }
HD int b17(C c, int a) { return C() ^ 1; }
HD int b18(C c, int a) { return D().m(1); }
HD int b19(C c, int a) { return fd(D()); }
HD int b20(C c, int a) { return C().m(1); }
HD int b21(C c, int a) { return fn(fi(C())); }
HD int b22(C c, int a) { return fn(a) + fi(C()); }
HD int b23(C c, int a) { return fn(fr(1)) + C().m(fr(1)); }
HD int b24(C c, int a) { return std::max(a, 1) + cr(1); }
HD int b25(C c, int a) { return std::max(a, a); }
HD int b26(C c, int a) { return cr(a); }
HD int b27(C c, int a) { return cr(a + 1); }
HD int b28(C c, int a) { return cv(a + 1) + std::abs(a); }
HD int b29(C c, int a) { return V().m(fr(1)); }
HD int b30(E c, int a) { return ff(E(), 1) ; }
HD int b31(E c, int a) { return ff(E{}, fn(1)) ; }
HD int b32(E c, int a) { return fn(ff(c, 1)) ; }
HD int b33(E c, int a) { return std::max(fn(1), 1) ; }
HD int b34(E c, int a) { return E{}.m(1) + E().m(a); }
