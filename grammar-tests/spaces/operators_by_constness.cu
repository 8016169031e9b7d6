// std: 17
// Operators that are members beside others, for constant objects and those that are not.
#define HD __host__ __device__
struct A_pc { int x; HD A_pc operator+(const A_pc &) const { return *this; } A_pc operator-(const A_pc &) { return *this; } HD A_pc operator-(const A_pc &) const { return *this; } A_pc operator*(double) const { return *this; } HD A_pc operator*(int) const { return *this; } };
A_pc operator+(const A_pc &a, double) { return a; }
HD A_pc operator-(A_pc &a, A_pc &&b) { return a; }
HD A_pc operator*(double, const A_pc &a) { return a; }
A_pc operator*(int, const A_pc &a) { return a; }
HD bool operator==(const A_pc &, const A_pc &) { return true; }
struct B_pc : A_pc { int y; };
bool operator==(const B_pc &, const B_pc &) { return true; }
HD B_pc operator%(const B_pc &b, int) { return b; } A_pc operator%(const A_pc &a, double) { return a; }
template <class T> struct V_pc { T x; HD V_pc operator+(const V_pc &) const { return *this; } HD V_pc &operator+=(const V_pc &) { return *this; } V_pc &operator+=(T) { return *this; } HD T &operator[](int) { return x; } T operator[](int) const { return x; } };
template <class T> V_pc<T> operator+(const V_pc<T> &v, T) { return v; }
template <class T> V_pc<T> operator*(const V_pc<T> &v, T) { return v; } template <class T> HD V_pc<T> operator*(T, const V_pc<T> &v) { return v; } template <class T> HD T operator*(const V_pc<T> &v, const V_pc<T> &) { return v.x; }
template <class T> HD bool operator<(const V_pc<T> &, const V_pc<T> &) { return true; } template <class L_pc, class R_pc> bool operator<(const L_pc &, const R_pc &) { return true; }
template <class L_pc, class R_pc> int operator>(const L_pc &, const R_pc &) { return 1; }
template <class T> struct W_pc { T x; friend HD W_pc operator+(const W_pc &a, const W_pc &) { return a; } friend W_pc operator+(const W_pc &a, int) { return a; } friend HD bool operator==(const W_pc &, const W_pc &) { return 1; } W_pc operator-() const { return *this; } HD W_pc operator-(const W_pc &) const { return *this; } };
template <class T> struct Ptr_pc { T *p; HD T &operator*() const { return *p; } T *operator->() const { return p; } HD Ptr_pc &operator++() { return *this; } Ptr_pc operator++(int) { return *this; } HD Ptr_pc operator+(long n) const { return *this; } long operator-(const Ptr_pc &) const { return 1; } HD Ptr_pc operator-(long) const { return *this; } HD explicit operator bool() const { return p; } bool operator!() const { return !p; } };
template <class F> __global__ void run_pc(F f) { f(1); }
struct Out_pc { template <class T> Out_pc &operator<<(const T &) { return *this; } HD Out_pc &operator<<(const char *) { return *this; } };
__global__ void k_pc(A_pc a, const A_pc ca, B_pc b, V_pc<float> v, const V_pc<float> cv, V_pc<double> d, W_pc<int> w, Ptr_pc<A_pc> p, Out_pc o) {
  A_pc r1 = a + a;
  A_pc r2 = a + 1.0;
  A_pc r3 = a - a;
  A_pc r4 = ca - a;
  A_pc r5 = a - A_pc();
  A_pc r6 = a * 1;
  A_pc r7 = a * 1.0;
  A_pc r8 = 1.0 * a;
  A_pc r9 = 1 * a;
  bool r10 = a == a;
  bool r11 = b == b;
  bool r12 = a == b;
  A_pc r13 = b % 1;
  A_pc r14 = a % 1;
  A_pc r15 = b + b;
  auto s1 = v + v;
  auto s2 = v + 1.0f;
  v += v;
  v += 1.0f;
  v[0] = 1;
  float s3 = cv[0];
  auto s4 = v * 2.0f;
  auto s5 = 2.0f * v;
  float s6 = v * v;
  bool s7 = v < v;
  bool s8 = a < a;
  bool s8b = v < d;
  int s9 = a > a;
  auto t1 = w + w;
  auto t2 = w + 1;
  bool t3 = w == w;
  auto t4 = -w;
  auto t5 = w - w;
  A_pc u1 = *p;
  int u2 = p->x;
  ++p;
  p++;
  auto u3 = p + 1;
  long u4 = p - p;
  auto u5 = p - 1;
  if (p) return;
  if (!p) return;
  o << "x";
  o << 1;
  o << a;
}
void host_pc(V_pc<float> v, A_pc a) {
  run_pc<<<1, 1>>>([=] __device__(int i) { float f = v[i]; });
  run_pc<<<1, 1>>>([=] __device__(int i) mutable { float f = v[i]; });
  run_pc<<<1, 1>>>([=] __device__(int i) { A_pc f = a - a; });
  run_pc<<<1, 1>>>([=] __device__(int i) mutable { A_pc f = a - a; });
  run_pc<<<1, 1>>>([=] __device__(int i) { A_pc b; A_pc f = b - a; });
}
