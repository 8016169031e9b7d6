// std: 17
// How far arguments are converted decides between overloads: pointers, references, promotions, classes.
struct S_rk { int x; }; struct T : S_rk {}; struct U { __host__ __device__ U(int) {} }; struct X_rk { operator int() const { return 1; } };
struct Y_rk { Y_rk(int) {} }; struct Z_rk { __host__ __device__ Z_rk(Y_rk) {} };
int p1_rk(int *) { return 1; } __host__ __device__ int p1_rk(const int *) { return 1; }
__host__ __device__ int p2_rk(int *) { return 1; } int p2_rk(const int *) { return 1; }
int r1_rk(S_rk &&) { return 1; } __host__ __device__ int r1_rk(const S_rk &) { return 1; }
__host__ __device__ int r2_rk(S_rk &&) { return 1; } int r2_rk(const S_rk &) { return 1; }
int r3_rk(S_rk &) { return 1; } __host__ __device__ int r3_rk(const S_rk &) { return 1; }
int n1_rk(int) { return 1; } __host__ __device__ int n1_rk(double) { return 1; }
__host__ __device__ int n2_rk(int) { return 1; } int n2_rk(double) { return 1; }
int n3_rk(float) { return 1; } __host__ __device__ int n3_rk(double) { return 1; } int n3_rk(long double);
int n4_rk(long) { return 1; } __host__ __device__ int n4_rk(int) { return 1; }
int b1_rk(const S_rk &) { return 1; } __host__ __device__ int b1_rk(const T &) { return 1; }
__host__ __device__ int b2_rk(const S_rk &) { return 1; } int b2_rk(const T &) { return 1; }
int u1_rk(U) { return 1; } __host__ __device__ int u1_rk(S_rk) { return 1; }
int u2_rk(U) { return 1; } __host__ __device__ int u2_rk(int) { return 1; }
int u3_rk(U, int) { return 1; } __host__ __device__ int u3_rk(int, S_rk) { return 1; }
__host__ __device__ int x1_rk(int) { return 1; }
__host__ __device__ int y1_rk(Y_rk) { return 1; }
__host__ __device__ int y2_rk(const Y_rk &) { return 1; }
int v1_rk(void *) { return 1; } __host__ __device__ int v1_rk(bool) { return 1; }
int v2_rk(S_rk *) { return 1; } __host__ __device__ int v2_rk(void *) { return 1; }
int t1_rk(int) { return 1; } template <class Q_rk> __host__ __device__ int t1_rk(Q_rk) { return 1; }
__host__ __device__ int t2_rk(int) { return 1; } template <class Q_rk> int t2_rk(Q_rk) { return 1; }
template <class Q_rk> int t3_rk(Q_rk *) { return 1; } template <class Q_rk> __host__ __device__ int t3_rk(Q_rk) { return 1; }
template <class Q_rk> int t4_rk(const Q_rk &) { return 1; } template <class Q_rk> __host__ __device__ int t4_rk(const Q_rk *) { return 1; }
int e1_rk(...) { return 1; } __host__ __device__ int e1_rk(int) { return 1; }
int c1_rk(int, int = 2) { return 1; } __host__ __device__ int c1_rk(double, double) { return 1; }
int c2_rk(char) { return 1; } __host__ __device__ int c2_rk(int) { return 1; }
int c3_rk(unsigned) { return 1; } __host__ __device__ int c3_rk(float) { return 1; }
struct M_rk { int f(int) { return 1; } __host__ __device__ int f(double) { return 1; } int g() { return 1; } __host__ __device__ int g() const { return 1; } int o() & { return 1; } __host__ __device__ int o() && { return 1; } M_rk(int) {} __host__ __device__ M_rk(double) {} __host__ __device__ M_rk() {} };
__device__ S_rk mk_rk() { return S_rk(); }
__global__ void k_rk(int *p, const int *q, S_rk s, const S_rk cs, T t, X_rk x, M_rk m, const M_rk cm, float f, double d, char c, short sh, long l, unsigned u, S_rk *ps, T *pt) {
  p1_rk(p);
  p1_rk(q);
  p2_rk(p);
  p2_rk(q);
  r1_rk(S_rk());
  r1_rk(mk_rk());
  r1_rk(s);
  r2_rk(s);
  r2_rk(cs);
  r2_rk(mk_rk());
  r3_rk(s);
  r3_rk(cs);
  r3_rk(S_rk());
  n1_rk(1);
  n1_rk(f);
  n1_rk(c);
  n1_rk(sh);
  n2_rk(d);
  n2_rk(f);
  n2_rk(c);
  n3_rk(f);
  n3_rk(d);
  n3_rk(1.0f);
  n3_rk(1.0);
  n4_rk(l);
  n4_rk(1L);
  n4_rk(1);
  b1_rk(s);
  b1_rk(t);
  b2_rk(s);
  b2_rk(t);
  u1_rk(1);
  u1_rk(s);
  u2_rk(1);
  u3_rk(1, 1);
  x1_rk(x);
  y2_rk(1);
  v1_rk(p);
  v1_rk(true);
  v2_rk(ps);
  v2_rk(pt);
  v2_rk(p);
  t1_rk(1);
  t1_rk(f);
  t2_rk(1);
  t2_rk(f);
  t3_rk(p);
  t3_rk(1);
  t4_rk(1);
  t4_rk(p);
  e1_rk(s);
  e1_rk(1);
  c1_rk(1);
  c1_rk(1, 2);
  c1_rk(1.0, 2.0);
  c2_rk(c);
  c2_rk('a');
  c2_rk(1);
  c3_rk(u);
  c3_rk(1u);
  m.f(1);
  m.f(1.0);
  m.f(c);
  m.g();
  cm.g();
  m.o();
  M_rk().o();
  M_rk m1(1);
  M_rk m2(1.0);
  M_rk m3(1.0f);
  M_rk m4 = 1;
  int xi = x;
  p1_rk(&xi);
  v2_rk(&s);
}
