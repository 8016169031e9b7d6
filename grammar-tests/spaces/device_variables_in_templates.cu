// std: 17
// variables of the device in definitions of templates: what is returned is read where they are instantiated
#define HD __host__ __device__
__device__ int gd; __device__ int ga[3]; __constant__ int gc; int f(int a) { return a; } int fr(const int &a); template <class T> int t(T a);
template <class T> int a1(T z) { return gd; }
template <class T> int a2(T z) { int v = gd; return v; }
template <class T> int a3(T z) { auto v = gd; return v; }
template <class T> int a4(T z) { T v = gd; return v; }
template <class T> int a5(T z) { return gd + 1; }
template <class T> int a6(T z) { return gd + z; }
template <class T> int a7(T z) { return f(gd); }
template <class T> int a8(T z) { return t(gd); }
template <class T> int a10(T z) { return gd ? 1 : 2; }
template <class T> int a11(T z) { return true ? gd : 2; }
template <class T> int a12(T z) { gd = 1; gd += 2; ++gd; return 1; }
template <class T> int a13(T z) { gd = z; return 1; }
template <class T> int a14(T z) { ga[1] = 2; return ga[1]; }
template <class T> int a15(T z) { return ga[1] + 1; }
template <class T> int a16(T z) { return ga[z]; }
template <class T> int a17(T z) { return ga[z] + 1; }
template <class T> int a18(T z) { return !gd; }
template <class T> int a19(T z) { return -gd; }
template <class T> int a20(T z) { return (int)gd + int(gd) + static_cast<int>(gd); }
template <class T> int a22(T z) { int v[2] = {gd, 1}; int w{gd}; int x(gd); return 1; }
template <class T> int a23(T z) { const int v = gd; long w = gd; return 1; }
template <class T> int a24(T z) { int a[3]; a[gd] = 1; return a[gc]; }
template <class T> int a25(T z) { return (1, gd); }
template <class T> int a26(T z) { for (int i = 0; i < gd; ++i) {} return gd * 2; }
template <class T> int a27(T z) { return z + gd; }
template <class T> int a28(T z) { return gd == z; }
template <class T> HD int a29(T z) { int v = gd; return gd + 1; }
template <class T> struct S { int m() { int v = gd; return gd + 1; } T k() { return gd + 1; } int v; S() : v(gd) {} };
template <class T> int a31(T z) { if constexpr (sizeof(T) == 4) { int v = gd; } return 1; }
int b1() { auto l = [=] (auto a) { int v = gd; return gd + 1; }; return 1; }
int b2() { auto l = [=] (auto a) { return gd; }; return l(1); }
