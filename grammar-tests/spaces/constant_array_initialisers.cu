// std: 17
// elements of constant arrays in initialisers, which are evaluated
#define HD __host__ __device__
#define DEV __device__
const int ca[3] = {1, 2, 3}; constexpr int cx[3] = {1,2,3}; DEV int f(int a) { return a; }
struct P { int x; DEV P(int a) : x(a) {} };
struct Q { int x; DEV Q(int a) : x(ca[1]) {} };
struct Q2 { int x; int y = ca[1]; DEV Q2(int a) : x{ca[1]} {} };
struct Q3 { int x; int y; };
DEV int b1(int a) { int v; v = ca[1]; return v; }
DEV int b2(int a) { int v = f(ca[1]); return v; }
DEV int b3(int a) { int v(ca[1]); return v; }
DEV int b4(int a) { int v{ca[1]}; return v; }
DEV int b5(int a) { static const int v = ca[1]; return v; }
DEV int b6(int a) { constexpr int v = cx[1]; return v; }
DEV int b7(int a) { P v(ca[1]); return 1; }
DEV int b8(int a) { P v = ca[1]; return 1; }
DEV int b9(int a) { double v = ca[1]; return 1; }
DEV int b10(int a) { int v = a ? ca[1] : 2; return 1; }
DEV int b11(int a) { int v = -ca[1]; int w = !ca[1]; return 1; }
DEV int b12(int a) { const int &v = ca[1]; return 1; }
DEV int b13(int a) { int v = (a, ca[1]); return 1; }
DEV int b14(int a) { int v = [=] { return ca[1]; }(); return 1; }
DEV int b15(int a) { int v = [=](int q) { return q; }(ca[1]); return 1; }
DEV int b16(int a) { for (int i = ca[1]; i < 3; ++i) a += i; return 1; }
DEV int b17(int a) { if (int i = ca[1]) return i; return 1; }
DEV int b18(int a) { Q3 v = {ca[1], ca[2]}; return 1; }
DEV int b19(int a) { Q v(1); return 1; }
DEV int b20(int a) { Q2 v(1); return 1; }
DEV int b21(int a) { int *p = new int(ca[1]); return 1; }
DEV int b22(int a) { int v = ca[1] + f(1); return 1; }
DEV int b23(int a) { int v = ca[1] == a; bool w = a && ca[1]; return 1; }
DEV int b24(int a) { int v = int(sizeof(int)) * ca[1]; return 1; }
DEV int b25(int a) { int v = *ca; int w = *(ca + 1); return 1; }
DEV int b26(int a) { auto l = [=](int q = ca[1]) { return q; }; return l(); }
DEV int b27(int a) { auto l = [v = ca[1]] { return v; }; return l(); }
DEV int b28(int a) { int v = 1; v += ca[1]; int w[3]; w[ca[1]] = 2; return w[cx[1]]; }
DEV int b29(int a) { int v = static_cast<int>(ca[1]); int w = (int)ca[1]; return v; }
DEV int b30(int a) { int v = ca[1] + ca[a]; return v; }
