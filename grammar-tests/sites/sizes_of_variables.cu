// std: 17
// Sizes of variables, of elements and of class templates, and other values in template arguments and bounds.
template <class F> int run(F f) { return 0; }
template <int N> struct Vn { static constexpr int v = N; }; template <bool B> struct Vb {}; template <class T, int N = 2> struct Vt { T a[N]; }; template <unsigned long N> struct Vu {};
enum Ve { ve0, ve3 = 3 }; enum class Vs : unsigned char { a = 1, b = 7 };
struct Vbase { int a; long b; }; struct Vder : Vbase { char c; }; struct Vempty {}; struct Vvirt { virtual void f(); }; union Vun { int i; double d; };
int vfn(int); int vnf(int) noexcept; int varr[5]; constexpr int vca[3] = {4, 5, 6};
constexpr int vsum() { int s = 0; for (int i = 0; i < 4; ++i) s += i; return s; }
constexpr int vtwice(int n) { return 2 * n; }
constexpr int vrec(int n) { return n ? n + vrec(n - 1) : 0; }
constexpr int vk = vsum(); constexpr int vk2 = vtwice(4); constexpr int vk3 = vrec(3); constexpr Ve vke = ve3;
void f1(Vn<(int)ve3> x, int n) { run([n] __device__ { return n; }); }
void f2(Vn<static_cast<int>(Vs::b)> x, int n) { run([n] __device__ { return n; }); }
void f3(Vn<int(ve3)> x, int n) { run([n] __device__ { return n; }); }
void f8(Vu<sizeof(Vt<int>)> x, int n) { run([n] __device__ { return n; }); }
void f9(Vu<sizeof(Vt<char, 5>)> x, int n) { run([n] __device__ { return n; }); }
void f11(Vu<sizeof(Vempty)> x, int n) { run([n] __device__ { return n; }); }
void f14(Vu<sizeof(Vbase)> x, int n) { run([n] __device__ { return n; }); }
void f15(Vu<sizeof(int *)> x, int n) { run([n] __device__ { return n; }); }
void f16(Vu<sizeof(int &)> x, int n) { run([n] __device__ { return n; }); }
void f17(Vu<sizeof(varr)> x, int n) { run([n] __device__ { return n; }); }
void f18(Vu<sizeof(varr) / sizeof(varr[0])> x, int n) { run([n] __device__ { return n; }); }
void f20(Vn<vtwice(4)> x, int n) { run([n] __device__ { return n; }); }
void f22(Vn<vk2> x, int n) { run([n] __device__ { return n; }); }
void f23(Vn<vk3> x, int n) { run([n] __device__ { return n; }); }
void f26(int (&x)[vk2], int n) { run([n] __device__ { return n; }); }
void f27(int (&x)[(int)ve3], int n) { run([n] __device__ { return n; }); }
void f28(int (&x)[sizeof(Vder)], int n) { run([n] __device__ { return n; }); }
void f29(int (&x)[vsum()], int n) { run([n] __device__ { return n; }); }
void f30(int (&x)[Vn<4>::v], int n) { run([n] __device__ { return n; }); }
void f35(Vn<true ? 3 : 4> x, int n) { run([n] __device__ { return n; }); }
void f37(Vn<'a' + 1> x, int n) { run([n] __device__ { return n; }); }
void f38(Vn<Vn<3>::v + 1> x, int n) { run([n] __device__ { return n; }); }
void f39(Vn<~0> x, int n) { run([n] __device__ { return n; }); }
int vov(int); long vov(double); template <class T> T vov(T *);
auto g1(int n) -> decltype(vov(n)) { run([n] __device__ { return n; }); return 1; }
auto g2(int n) -> decltype(vov(1.0)) { run([n] __device__ { return n; }); return 1; }
auto g3(int n) -> decltype(vfn(n)) { run([n] __device__ { return n; }); return 1; }
decltype(vov(1)) g4(int n) { run([n] __device__ { return n; }); return 1; }
decltype(vov(1.0)) g5(int n) { run([n] __device__ { return n; }); return 1; }
void g6(decltype(vov(1)) k, int n) { run([n] __device__ { return n; }); }
void g8(int n) { run([n] __device__ () -> decltype(vov(n)) { return n; }); }
void g9(int n) { run([n] __device__ () -> decltype(vov(1.0)) { return n; }); }
void g10(int n) { run([x = dim3(n)] __device__ () { return 1; }); }
void g11(int n) { run([x = dim3(n, 2)] __device__ () { return 1; }); }
void g12(int n) { run([x = dim3{1, 2, 3}] __device__ () { return 1; }); }
void g13(int n) { run([x = dim3()] __device__ () { return 1; }); }
void g14(int n) { run([x = (dim3)n] __device__ () { return 1; }); }
void g15(int n) { run([x = vov(n)] __device__ () { return 1; }); }
void g16(int n) { run([x = dim3(1)] __device__ () { return 1; }); }
int vmat[2][3]; Vt<int> vobj; const char vstr[] = "abc"; extern int vopen[]; int &vref = *varr; int *vptr; namespace vn { int va[7]; template <class T> struct Vx { T a, b; }; struct Vy { short s; }; Vy vy; }
void s1(Vu<sizeof(vmat)> x, int n) { run([n] __device__ { return n; }); }
void s2(Vu<sizeof(vmat[0])> x, int n) { run([n] __device__ { return n; }); }
void s3(Vu<sizeof(vobj)> x, int n) { run([n] __device__ { return n; }); }
void s4(Vu<sizeof(vref)> x, int n) { run([n] __device__ { return n; }); }
void s5(Vu<sizeof(vptr)> x, int n) { run([n] __device__ { return n; }); }
void s6(Vu<sizeof(vn::va)> x, int n) { run([n] __device__ { return n; }); }
void s7(Vu<sizeof(vn::Vx<double>)> x, int n) { run([n] __device__ { return n; }); }
void s8(Vu<sizeof(vn::Vy)> x, int n) { run([n] __device__ { return n; }); }
void s9(Vu<sizeof(vn::vy)> x, int n) { run([n] __device__ { return n; }); }
void s10(Vu<sizeof vn::va> x, int n) { run([n] __device__ { return n; }); }
void s12(Vu<sizeof varr> x, int n) { run([n] __device__ { return n; }); }
void s15(int (&x)[sizeof(varr)], int n) { run([n] __device__ { return n; }); }
void s16(int n) { constexpr int k = sizeof(varr) / sizeof(varr[0]); run([x = Vn<k>()] __device__ { return 1; }); }
