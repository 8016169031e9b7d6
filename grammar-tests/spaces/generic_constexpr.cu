// std: 17
// 20015: constexpr functions of the host that are called at run time
#define HD __host__ __device__
constexpr int cf(int a) { return a; }
constexpr int ce() { return 1; }
template <class T> constexpr T ct(T a) { return a; }
struct C { int v; constexpr C(int a) : v(a) {} constexpr int m(int a) const { return a; } constexpr int operator[](int a) const { return a; } static constexpr int s(int a) { return a; } constexpr int e() const { return 1; } constexpr operator int() const { return v; } };
struct D { int v; HD D(int a) : v(a) {} constexpr int m(int a) const { return a; } constexpr int operator[](int a) const { return a; } static constexpr int s(int a) { return a; } constexpr int e() const { return 1; } constexpr operator int() const { return v; } };
HD int b1(int a) { return cf(1); }
HD int b2(int a) { return cf(a); }
HD int b3(int a) { return ce(); }
HD int b4(int a) { return ct(1); }
HD int b5(int a) { return ct(a); }
HD int b6(int a) { C c(1); return 1; }
HD int b7(int a) { C c(a); return 1; }
HD int b8(const C &c, int a) { return c.m(1); }
HD int b9(const C &c, int a) { return c.m(a); }
HD int b10(const C &c, int a) { return c[1]; }
HD int b11(const C &c, int a) { return c[a]; }
HD int b12(const C &c, int a) { return C::s(a); }
HD int b13(const C &c, int a) { return C::s(1); }
HD int b14(const C &c, int a) { return c.e(); }
HD int b16(int a) { return C(1).m(1); }
HD int b18(int a) { return D(a)[a]; }
HD int b19(int a) { D d(1); return d.m(1); }
HD int b20(int a) { D d(1); return d[1] + d.e(); }
HD int b21(D d, int a) { return d[1] + d.e(); }
HD int b22(D d, int a) { return d.m(1); }
HD int b23(int a) { auto l = [=](int q) { return cf(q); }; return l(1); }
HD int b24(D d, int a) { auto l = [=](int q) { return d.m(q); }; return l(1); }
HD int b25(D d, int a) { return cf(cf(a)); }
HD int b26(D d, int a) { return cf(cf(1)); }
HD int b27(D d, int a) { int v = cf(1); int w = cf(a); return d.m(a); }
HD int b28(D d, int a) { if (cf(1)) return cf(1) + 1; return -cf(1); }
inline constexpr int icf(int a) { return a; }
static constexpr int scf(int a) { return a; }
HD int b29(D d, int a) { return icf(a) + scf(a); }
