// std: 17
// `P::s * y;` with a value and with a type in front.
struct P { static const int s = 3; typedef int t; int m; static P st; static int arr[4]; enum { e = 2 }; static int sf(int); template <class T> static T tf(T); }; int g0 = 2;
namespace NS { int s = 4; typedef long t; extern int *q; int fn(int); struct C { int c; }; template <class T> struct V { T t; static int sv; typedef T vt; }; }
void a1(int y) { auto l = [=] __device__ { P::s * y; return 1; }; }
void a2(int y) { auto l = [=] __device__ { P::t * y = nullptr; return y; }; }
void a3(int n) { auto l = [=] __device__ { P::s & n; return 1; }; }
void a4(int n) { auto l = [=] __device__ { P::t & n2 = *(P::t *)0; return n2; }; }
void a5(int n) { auto l = [=] __device__ { P::s && n; return 1; }; }
void a6(int n) { auto l = [=] __device__ { NS::s * n; NS::s & n; return 1; }; }
void a7(int n) { auto l = [=] __device__ { NS::t * n; n = nullptr; return 1; }; }
void a8(int n) { auto l = [=] __device__ { P::sf(n); NS::fn(n); P::e * n; return 1; }; }
void a9(int n, int k) { auto l = [=] __device__ { P::t(n); return k; }; }
void b1(int n, int k) { auto l = [=] __device__ { NS::C(n2); return k; }; (void)n; }
void b2(int n, int k) { auto l = [=] __device__ { (P::t)n; (P::s)+k; return 1; }; }
void b3(int n, int k) { auto l = [=] __device__ { NS::V<int>::sv * n; NS::V<int>::vt * k; return 1; }; }
void b4(int n, int k) { auto l = [=] __device__ { P::s < n; P::s < n > k; return 1; }; }
struct M { int x; static int sx; typedef int mt; void c1(int k) { auto l = [=] __device__ { sx * k; M::sx * k; M::mt * p = 0; return p == 0; }; } void c2(int k) { auto l = [=] __device__ { M::x * k; return 1; }; } void c3() { auto l = [=] __device__ { x * sx; return 1; }; } void c4(int k) { auto l = [=] __device__ { mt * k; return k == nullptr; }; } void c5(int k) { auto l = [=] __device__ { M::sx * x; return 1; }; } };
struct D : M { void c1(int k) { auto l = [=] __device__ { D::sx * k; M::sx & k; return 1; }; } void c2(int k) { auto l = [=] __device__ { D::mt * k; D::mt & z = *k; return z; }; } void c3(int k) { auto l = [=] __device__ { M::mt * k; return k; }; } void c4(int k) { auto l = [=] __device__ { sx * k; x & k; return 1; }; } };
template <class T> void t1(int n) { auto l = [=] __device__ { T::s * n; typename T::t * k = 0; return k == 0; }; }
template <class T> void t2(int n, T t) { auto l = [=] __device__ { NS::V<T>::sv * n; typename NS::V<T>::vt * t; return t; }; }
template <class T> struct TT { static int s; typedef int t; void m(int n) { auto l = [=] __device__ { TT::s * n; TT<T>::s & n; s * n; return 1; }; } void m2(int n) { auto l = [=] __device__ { t * n; return n; }; } };
typedef int (fnt)(int); int v1, v2; typedef int ty;
void d1(int n) { auto l = [=] __device__ { v1 * n; ty * n; return n; }; }
void d2(int v2, int n) { auto l = [=] __device__ { v2 * n; return 1; }; }
void d3(int n) { typedef int loc; int lv = 3; auto l = [=] __device__ { lv * n; loc * n; return n; }; }
void d4(int n, int m) { auto l = [=] __device__ { ty(n); ty(*m); return 1; }; }
void d6(int n, int m) { using NS::s; using NS::t; auto l = [=] __device__ { s * n; t * m; return m; }; }
void d7(int n, int m) { using namespace NS; auto l = [=] __device__ { s * n; C * m; return m; }; }
