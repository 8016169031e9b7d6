// std: 17
// `<` that compares, where template arguments or a comma follow; operands that are not evaluated; unions without a name.
template <class F> int run(F f) { return 0; }
void f1(int i, int j, int n) { run([z = i < n, w = j > (2)] __device__ { return z; }); }
void g1(int i, int j, int n) { bool b = i < j, c = n > (3); run([=] __device__ { return b + c; }); }
struct P { int x; }; template <int N> struct I { static constexpr int v = N; int d[N]; }; template <int N> constexpr int sq = N * N; int fn(bool, bool); constexpr int ck = 3;
void h(P p, int a, int y) { run([=] __device__ { return fn(p.x < a, y > (a)); }); }
void k(P p, int x, int a) { run([=] __device__ { return fn(x < a, I<2>::v > p.x); }); }
void l(int y, int a) { const int k = 1, c = 2; run([=] __device__ { return fn(y < 2, sq<k + c> > (a)); }); }
void a(int x) { run([=] __device__ { return x < I<2>::v; }); }
void b(int x) { run([=] __device__ { bool z = x < I<2>::v; return z; }); }
void c(int x, int *q) { run([=] __device__ { return q[x < I<2>::v]; }); }
void d(int x, int y) { run([=] __device__ { return x < I<2>::v ? y : 1; }); }
void e(int x, int y, int a) { run([=] __device__ { return x < y || I<2>::v > a; }); }
void f(int x) { run([=] __device__ { return x < I<2>{}.d[0]; }); }
template <class T> void g2(T x, int y) { run([=] __device__ { return x < I<2>::v + y; }); }
void h2(int x) { const int k = 3; run([=] __device__ { return x < sq<k + 1>; }); }
void i(int x) { const int k = 3; run([=] __device__ { return x < I<k + 1>::v; }); }
void j(int x, int y) { run([=] __device__ { x < y, I<2>::v; return 1; }); }
struct M { int m; void go() { run([=] __device__ { return m < I<2>::v; }); } void en(int i) { run([=] __device__ { return i < I<2>::v; }); } };
void f3(int x) { run([=] __device__ { union { int x; float y; }; x = 1; return x; }); }
void f4(int x, int *q) { run([=] __device__ { return sizeof(x)[q]; }); }
struct P4 { int a[3]; }; void g4(P4 *p, int i) { run([=] __device__ { return sizeof(*p).a[i]; }); }
void f5(int x) { constexpr int c = 4; run([=] __device__ { return new int[x][c]; }); }
struct P6 { int x, y, a[3]; }; struct Q6 { P6 p; };
void f6(int a, int y) { run([=] __device__ { return __builtin_offsetof(P6, a[1]) + __builtin_offsetof(P6, y); }); }
void g6(int p) { run([=] __device__ { return __builtin_offsetof(Q6, p.x); }); }
void f7(int y) { run([=] __device__ { return __builtin_constant_p(y); }); }
void g7(int y) { run([=] __device__ { return __builtin_classify_type(y); }); }
void h7(int y) { run([=] __device__ { return __builtin_has_attribute(y, unused); }); }
struct FE { template <class L> __host__ __device__ void term(int q, L &&l) const { l(q); } };
template <class FT> void f8(FT const &fe, int *p, int q) {
  run([=] __host__ __device__(int i) {
    fe.template term(q, [&](int j) { p[j] = i; });
  });
}
void g8(int *p) { f8(FE(), p, 1); }
