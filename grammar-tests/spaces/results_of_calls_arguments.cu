// std: 17
// The same of friends that arguments find, and of functions of libraries.
__constant__ int g72;
int f73(int a) { return g72; }
struct C74 { int v; C74(int a = 1) : v(a) {} friend __device__ int m76(const C74 &x, int a) { return a + 3; } };
struct S79 { int v;
  static int u1(int a, C74 o) { return m76(o, f73(a)); }
  static int u2(int a, C74 o) { return m76(C74(), !g72); }
  static int u3(int a, C74 o) { return m76(o, a); }
  static int u4(int a, C74 o) { return m76(C74(), max(a, 2)); } };
int u5(int a, C74 o) { return m76(o, f73(a)); }
int u6(int a, C74 o) { return m76(C74(), !g72); }
int u7(int a, C74 o) { return m76(C74(), max(a, 2)); }
int u8(int a, C74 o) { return m76(C74(), a + 1); }
__device__ int d1(int a) { return a; }
int d1(double a) { return 1; }
int u9(int a) { return d1(atoi("1")); }
int u10(int a) { return d1([=](int q) { return q; }(a)); }
int u11(int a) { return d1([=](int q) -> int { return q; }(a)); }
int u12(int a) { auto l = [=](int q) { return q; }; return d1(l(a)); }
int u13(int a) { return d1(abs(a)); }
int u14(int a) { return d1(max(a, 1)); }
int u15(int a) { return d1(int(max(a, 1))); }
template <class T> __device__ T t1(T a) { return a; }
template <> __device__ double t1<double>(double a) { return a; }
int u16(int a) { return t1<int>(a) + t1<int>(7); }
int u17(int a) { return t1(a) + t1<>(a); }
__device__ int ld(int a) { struct L { int get(int a) const { return d1(a); } __host__ __device__ int get2(int a) const { return d1(a); } }; return 1; }
struct M { __device__ int m(int a) const { return a; } };
template <class T> int u19(T z, int a) { M().m(int(z)); M().m(static_cast<int>(z)); M().m((int)z); M().m(sizeof(z)); M().m(a + M().m(1)); M{}.m(a - M{}.m(int(pow(2.0, z)))); return 1; }
template <class T> int u20(T z, int a) { M{}.m(a - M{}.m(1)); return 1; }
template <class T> int u21(T z, int a) { M{}.m(a); return 1; }
