// std: 17
// initialisers of members and arrays, operands of commas, arguments of the mathematical library and of lambdas, local classes
#include <cmath>
#define HD __host__ __device__
__device__ int gd; __device__ int ga[3]; int gh; int gha[3];
template <class T> __device__ auto t(T a) { return a; }
__device__ auto fa(int a) { return a; }
template <class T> __device__ auto ta(T a) -> int { return a; }
int f(int a) { return a; }
__device__ int fd(int a) { return a; }
template <class T> int tt(T a) { return gd; }
struct SI { int v; HD SI(int a) : v(gh) {} };
struct SD { int v; HD SD(int a) : v(gd) {} };
struct SD2 { int v; SD2(int a) : v(ga[1]) {} };
struct SD3 { int v; SD3(int a) : v{gd} {} };
struct SD4 { int v; SD4(int a) : v(gd + 1) {} };
int h1(int a) { return t<int>(a); }
int h2(int a) { return t(a); }
int h3(int a) { return fa(a); }
HD int h4(int a) { return t(a) + fa(a) + ta(a); }
int h5(int a) { return int(sizeof(fa(a))); }
int h6(int a) { return int(sizeof(t(a))); }
int h7(int a) { return [=](int q) { return gd; }(1); }
int h8(int a) { return f([=](int q) { return gd; }(1)); }
int h9(int a) { return [=](int q) { return fd(1); }(1); }
int h10(int a) { return f(gd); }
int h11(int a) { int v[2] = { gd, 1 }; return v[0]; }
int h12(int a) { const int v = gd; return v; }
int h13(int a) { return (f(1), gd); }
int h14(int a) { return f((1, gd)); }
int h15(int a) { long v = ga[int(std::floor(1.5f))]; return v; }
int h16(int a) { long v = abs(ga[1]); return v; }
int h17(int a) { ga[1] += t<int>(a); return gd - gd; }
int h18(int a) { return abs(gd) + std::abs(gd); }
HD int k1(int a) { return abs(gh); }
HD int k2(int a) { int v[2] = { gha[1], 1 }; return v[0]; }
HD int k3(int a) { return (false && gh); }
HD int k4(int a) { return [=](int q) { return q; }(gh); }
HD int k6(int a) { return int(std::pow(2.0, gh)); }
HD int k7(int a) { return (a - f(1), gh); }
HD int k8(int a) { gha[1]; (void)gha[1]; return gha[f(1)]; }
HD int k9(int a) { (void)gh; gh; return 1; }
HD int k10(int a) { int i = gh ? gh : 2; switch (gh) { case 1: break; } return -gh; }
int h20(int a) { switch (gd) { case 1: break; } (void)gd; gd; if (gd) return 1; while (gd) {} return !gd; }
int h21(int a) { struct L { int get(int a) const { return gd + fd(1); } }; L l; return l.get(1); }
HD int h22(int a) { struct L { int get(int a) const { return gd + fd(1) + gh + f(1); } }; L l; return l.get(1); }
HD int h23(int a) { struct L { HD int get(int a) const { return gd + fd(1) + gh + f(1); } }; L l; return l.get(1); }
__device__ int h24(int a) { struct L { int get(int a) const { return gd + fd(1) + gh + f(1); } }; L l; return l.get(1); }
int h25(int a) { struct L { HD int get(int a) const { return gd + fd(1) + gh + f(1); } }; L l; return l.get(1); }
