// std: 17
// Template arguments that are calls of constant functions, templates of variables, and sizes of classes.
template <int N> struct cfc_i { }; template <unsigned long N> struct cfc_z { }; template <bool B> struct cfc_b { };
constexpr int cfc_sq(int x) { return x * x; } constexpr int cfc_max(int a, int b) { return a > b ? a : b; } constexpr int cfc_fact(int n) { return n <= 1 ? 1 : n * cfc_fact(n - 1); } constexpr unsigned char cfc_narrow(int n) { return n + 250; } struct cfc_c { static constexpr int f() { return 7; } static constexpr int v = 8; static constexpr int g(int n) { return n + v; } }; constexpr bool cfc_even(unsigned long n) { return n % 2 == 0; }
void cfc1(cfc_i<cfc_sq(3)> a, cfc_i<cfc_max(3, 4)> b, cfc_i<cfc_fact(4)> c, cfc_i<cfc_narrow(10)> d, cfc_b<cfc_even(4)> e, cfc_z<cfc_sq(4)> f) { auto q = [a] __device__ {}; }
void cfc2(cfc_i<cfc_c::f()> a, cfc_i<cfc_c::v> b, cfc_i<cfc_c::g(2)> c) { auto q = [a] __device__ {}; }
template <class T> void cfc3(cfc_i<cfc_sq(sizeof(T))> x) { auto q = [x] __device__ {}; }
template <class T> constexpr int cfc_size = sizeof(T); template <int N> constexpr int cfc_twice = N * 2; namespace ncfc { template <class T> constexpr bool small = sizeof(T) < 4; }
void cfc4(cfc_i<cfc_size<int>> a, cfc_i<cfc_twice<4>> b, cfc_b<ncfc::small<char>> c, cfc_b<!ncfc::small<long>> d) { auto q = [a] __device__ {}; }
struct cfc_s1 { int a; double b; char c[3]; }; struct cfc_s2 { char a; short b; }; struct cfc_s3 { cfc_s2 s; char c; int *p; int &r; }; struct cfc_s4 { static int n; void f(); };
void cfc5(cfc_i<sizeof(cfc_s1)> a, cfc_z<sizeof(cfc_s2)> b, cfc_z<sizeof(cfc_s3)> c, cfc_z<sizeof(cfc_s4)> d, cfc_z<alignof(cfc_s1)> f, cfc_z<16 / sizeof(cfc_s2)> g, cfc_b<(sizeof(cfc_s1) > 8)> h) { auto q = [a] __device__ {}; }
template <class T> void cfc6(cfc_z<sizeof(cfc_s1)> a) { auto q = [a] __device__ {}; }
