// std: 17
// 20014 is not said where more than one argument is no constant
#define HD __host__ __device__
inline int f2(int a, int b) { return 1; }
inline int f3(int a, int b, int c) { return 1; }
inline int fd2(double a, int b) { return 1; }
constexpr int c2(int a, int b) { return 1; }
struct E { int v = 0; int m(int a, int b) const { return a; } static int s(int a, int b) { return 1; } int operator()(int a, int b) const { return 1; } };
inline int operator%(const E &x, int y) { return 1; }
inline int operator%(const E &x, const E &y) { return 1; }
inline int g2(const E &e, int a) { return 1; }
const int k = 3;
HD int b1(int a, int b) { return f2(a, 1); }
HD int b2(int a, int b) { return f2(1, a); }
HD int b3(int a, int b) { return f2(a, b); }
HD int b4(int a, int b) { return f2(1, 2); }
HD int b5(int a, int b) { return f3(a, 1, 2); }
HD int b6(int a, int b) { return f3(a, b, 2); }
HD int b7(int a, int b) { return fd2(a, 2); }
HD int b8(int a, int b) { return fd2(a, b); }
HD int b9(E a, int b) { return a.m(b, 1); }
HD int b10(E a, int b) { return a.m(b, b); }
HD int b11(E a, int b) { return E::s(b, b); }
HD int b12(E a, int b) { return a(b, b); }
HD int b13(E a, int b) { return a % b; }
HD int b14(E a, E b) { return a % b; }
HD int b15(E a, int b) { return g2(a, b); }
HD int b16(E a, int b) { return g2(a, 1); }
HD int b17(E a, int b) { return g2(E(), 1); }
HD int b18(int a, int b) { return f2(a + 1, 1 + 1); }
HD int b19(int a, int b) { return f2(a, k); }
HD int b21(int a, int b) { return c2(a, b); }
HD int b22(int a, int b) { return c2(a, 1); }
HD int b23(int a, int b) { return f2(-1, a); }
HD int b24(int a, int b) { return f2((1), a); }
HD int b25(int a, int b) { return f2(true, a); }
HD int b26(E a, E b) { return (a % 1) + (E() % b); }
