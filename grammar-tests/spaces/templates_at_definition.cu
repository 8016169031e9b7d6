// std: 17
// what is read of objects, operators and conversions where a template is defined
#define HD __host__ __device__
#define DEV __device__
struct CD { int v; DEV CD(int a) : v(a) {} DEV int m(int a) const { return a; } DEV int operator()(int a) const { return a; } DEV int operator+(int a) const { return a; } DEV operator int() const { return v; } DEV ~CD() {} DEV CD &operator=(const CD &o) { return *this; } };
struct CH { int v; CH(int a) : v(a) {} int m(int a) const { return a; } int operator()(int a) const { return a; } int operator+(int a) const { return a; } operator int() const { return v; } ~CH() {} CH &operator=(const CH &o) { return *this; } };
struct ND { DEV int operator()(int a) const { return a; } DEV int operator+(int a) const { return a; } DEV operator int() const { return 1; } DEV int m(int a) const { return a; } };
struct NH { int operator()(int a) const { return a; } int operator+(int a) const { return a; } operator int() const { return 1; } int m(int a) const { return a; } };
template <class T> int h1(T a) { return CD(1).v; }
template <class T> int h2(T a) { CD c(1); return 1; }
template <class T> int h3(T a) { CD c{1}; return 1; }
template <class T> int h4(T a) { CD c = 1; return 1; }
template <class T> int h5(T a) { return ND()(1); }
template <class T> int h6(T a) { return ND() + 1; }
template <class T> int h7(T a) { return ND().m(1); }
template <class T> int h8(T a) { return int(ND()); }
template <class T> int h9(T a) { int i = ND(); return ND(); }
template <class T> int h10(T a) { ND n; n(1); n + 1; n.m(1); n(a); n + a; n.m(a); return n; }
template <class T> int h11(T a) { CD *p = new CD(1); delete p; return 1; }
template <class T> int h12(T a, CD x, CD y) { x = y; return 1; }
template <class T> HD int b1(T a) { return CD(1).v; }
template <class T> HD int b2(T a) { CD c(1); return 1; }
template <class T> HD int b5(T a) { return ND()(1) + ND().m(1); }
template <class T> HD int b6(T a) { return ND() + 1; }
template <class T> HD int b8(T a) { return int(ND()); }
template <class T> HD int b12(T a, CD x, CD y) { x = y; return 1; }
template <class T> DEV int d1(T a) { return CH(1).v; }
template <class T> DEV int d2(T a) { CH c(1); return 1; }
template <class T> DEV int d5(T a) { return NH()(1) + NH().m(1); }
template <class T> DEV int d6(T a) { return NH() + 1; }
template <class T> DEV int d8(T a) { return int(NH()); }
template <class T> DEV int d9(T a) { return NH()(a); }
template <class T> DEV int d10(T a) { return NH() + a; }
template <class T> DEV int d11(T a) { int i = NH(); return i; }
template <class T> DEV int d13(T a) { NH n; n(1); n + 1; n.m(1); n(a); n + a; n.m(a); return n; }
int main_() { return h1(1) + h2(1) + h3(1) + h4(1) + h5(1) + h6(1) + h7(1) + h8(1) + h9(1) + h10(1) + h11(1) + h12(1, 1, 1); }
__global__ void kk() { d1(1); d2(1); d5(1); d6(1); d8(1); d9(1); d10(1); d11(1); d13(1); }
HD int bb() { return b1(1) + b2(1) + b5(1) + b6(1) + b8(1) + b12(1, 1, 1); }
int g1() { auto l = [=] (auto a) { CD c(1); return CD(1).v; }; return l(1); }
int g2() { auto l = [=] (auto a) { return ND()(1) + ND().m(1); }; return l(1); }
int g3() { auto l = [=] (auto a) { return (ND() + 1) + int(ND()); }; return l(1); }
int g4() { auto l = [=] (auto a) { return ND()(a); }; return l(1); }
int g5() { auto l = [=] (auto a) { return ND().m(a); }; return l(1); }
int g6() { auto l = [=] (auto a) { return ND() + a; }; return l(1); }
int g7() { auto l = [=] (auto a) { return ND()(1) + ND().m(1); }; return 1; }
