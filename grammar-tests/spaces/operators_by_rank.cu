// std: 17
// Operators of classes and class templates beside each other: the types of both operands decide.
struct A_op { int x; }; struct B_op { int x; __host__ __device__ B_op(int y) : x(y) {} }; struct C_op { int x; C_op operator+(const C_op &o) const { return o; } C_op &operator+=(const C_op &o) { return *this; } bool operator==(const C_op &o) const { return true; } C_op operator-() const { return *this; } C_op &operator++() { return *this; } C_op operator*(double d) const { return *this; } };
A_op operator+(const A_op &a, const B_op &b) { return a; }
A_op operator+(const B_op &b, const A_op &a) { return a; }
__host__ __device__ A_op operator+(const A_op &a, const A_op &b) { return a; }
A_op operator*(double d, const A_op &a) { return a; }
A_op operator*(const A_op &a, double d) { return a; }
bool operator<(const A_op &a, const A_op &b) { return a.x < b.x; }
template <class T> struct V2_op { T x, y; V2_op &operator+=(const V2_op &o) { x += o.x; return *this; } T operator*(const V2_op &o) const { return x; } V2_op operator-() const { return *this; } };
template <class T> V2_op<T> operator+(const V2_op<T> &a, const V2_op<T> &b) { return a; }
template <class T> V2_op<T> operator-(const V2_op<T> &a, const V2_op<T> &b) { return a; }
template <class T> V2_op<T> operator*(T s, const V2_op<T> &b) { return b; }
template <class T, class S_op> V2_op<T> operator/(const V2_op<T> &b, S_op s) { return b; }
template <class T> __host__ __device__ bool operator==(const V2_op<T> &a, const V2_op<T> &b) { return true; }
template <class T> bool operator!=(const V2_op<T> &a, const V2_op<T> &b) { return !(a == b); }
template <class T> struct W_op { T v; friend W_op operator+(W_op a, W_op b) { return a; } friend __host__ __device__ W_op operator-(W_op a, W_op b) { return a; } template <class U> W_op operator*(U u) const { return *this; } };
template <class L_op, class R_op> struct Sum_op { L_op l; R_op r; __host__ __device__ int operator[](int i) const { return l[i] + r[i]; } };
template <class L_op, class R_op> Sum_op<L_op, R_op> operator%(const L_op &l, const R_op &r) { return {l, r}; }
struct Leaf_op { int *p; int operator[](int i) const { return p[i]; } };
enum E_op { e1, e2 }; E_op operator|(E_op a, E_op b) { return a; }
enum class F { f1 }; __host__ __device__ F operator&(F a, F b) { return a; } F operator|(F a, F b) { return a; } F &operator|=(F &a, F b) { return a; }
__global__ void k_op(A_op a, B_op b, C_op c, V2_op<float> v, W_op<int> w, Leaf_op l, E_op e, F f, V2_op<double> d) {
  a + b;
  b + a;
  a + a;
  a + 1;
  2.0 * a;
  2 * a;
  a * 2.0f;
  if (a < a) return;
  c + c;
  c += c;
  if (c == c) return;
  -c;
  ++c;
  c * 2;
  v + v;
  v - v;
  v += v;
  v * v;
  2.0f * v;
  v / 2;
  v / 2.0;
  if (v == v) return;
  if (v != v) return;
  -v;
  w + w;
  w - w;
  w * 2;
  l % l;
  int z = (l % l)[0];
  e1 | e2;
  e | e;
  f & f;
  f | f;
  f |= f;
  F::f1 | F::f1;
  (v + v) * v;
  d + 2.0 * d / 3;
}
