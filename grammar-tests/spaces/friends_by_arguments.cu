// std: 17
// friends that only the types of arguments lead to, operators beside ones that would convert, generic lambdas of the host
#include <cmath>
#include <vector>
#define HD __host__ __device__
#define DEV __device__
struct CD { int v; DEV CD(int a) : v(a) {} DEV int m(int a) const { return a; } int h(int a) const { return a; } friend DEV int fr(const CD &x, int a) { return a; } friend int fh(const CD &x, int a) { return a; } DEV int operator()(int a) const { return a; } DEV operator int() const { return v; } };
struct CH { int v; CH(int a) : v(a) {} DEV int m(int a) const { return a; } int h(int a) const { return a; } friend int fh2(const CH &x, int a) { return a; } operator int() const { return v; }  };
DEV int operator%(const CH &x, int y) { return y; }
int operator%(const CD &x, int y) { return y; }
int f(int a) { return a; }
__device__ int fd(int a) { return a; }
template <class T> T t(T a) { return a; }
template <class T> DEV T td(T a) { return a; }
__global__ void k(int a, CD o) {}
__global__ void k2(int a, CH o) {}
int by(CD x) { return 1; }
int byr(const CD &x) { return 1; }
HD int bh(CH x) { return 1; }
HD int bhr(const CH &x) { return 1; }
int h1() { k<<<1, 1>>>(1, CD(1)); return 1; }
int h2() { return CD(1).m(!CD(1).m(1)); }
int h3(CH c) { return c % 1; }
int h4(CH c) { return c % (c % 1); }
int h5(CH c) { return t(c % 1); }
int h6() { return t(CH(1) % 1); }
int h7(CD c) { return fr(c, 1); }
int h8(CD c) { return fr(CD(1), 1); }
int h9(CD c) { return by(1); }
int h10(CD c) { return byr(1); }
int h11(CD c) { return int(c) + (int)c + static_cast<int>(c); }
int h12(CD c) { return c(1); }
int h13(CD c) { int i = c; return c; }
int h14(CD c) { return f(c) + t<int>(c); }
int h15(CD c) { if (c) return 1; return !c; }
DEV int d2() { return CH(1).h(!CH(1).h(1)); }
DEV int d3(CD c) { return c % 1; }
DEV int d4(CD c) { return c % (c % 1); }
DEV int d5(CD c) { return td(c % 1); }
DEV int d6() { return td(CD(1) % 1); }
DEV int d7(CH c) { return fh2(c, 1); }
DEV int d8() { return fh2(CH(1), 1); }
DEV int d9() { return bh(1); }
DEV int d10() { return bhr(1); }
DEV int d11(CH c) { return int(c); }
DEV int d12(CH c) { int i = c; return 1; }
DEV int d13(CH c) { return c; }
DEV int d14(CH c) { return fd(c); }
DEV int d15(CH c) { return !c; }
DEV int d16(CH c) { if (c) return 1; return 2; }
HD int b1(CD c) { return fr(c, 1); }
HD int b2(CH c) { return fh2(c, 1); }
HD int b3() { return t(CH(1).h(1)); }
HD int b4() { return t(f(1)); }
HD int b5() { return td(CD(1).h(1)); }
HD int b6() { auto l = [=] (auto a) { return CD(1).m(CD(1).m(a)); }; return l(1); }
HD int b7() { auto l = [=] (auto a) { return CD(1).m(a); }; return l(1); }
HD int b8() { auto l = [=] (auto a) { return fd(a) + fd(1); }; return l(1); }
HD int b9() { auto l = [=] (auto a) { return f(a) + f(1); }; return l(1); }
HD int b10() { auto l = [=] (auto a) { return CH(1).h(CH(1).h(a)); }; return l(1); }
DEV int b11() { auto l = [=] (auto a) { return CH(1).h(CH(1).h(a)); }; return l(1); }
DEV int b12() { auto l = [=] (int a) { return CH(1).h(CH(1).h(a)); }; return l(1); }
int b13() { auto l = [=] (auto a) { return CD(1).m(CD(1).m(a)); }; return l(1); }
int b14() { return t(fd(1)) + td(1); }
int b15() { return (false && fd(1)) + (true ? 1 : fd(1)); }
