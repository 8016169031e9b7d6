// std: 17
// operators of a class template, with numbers on their left, and on what they return
template <class T> struct V3 { T x, y, z; V3(T a, T b, T c) : x(a), y(b), z(c) {} __host__ __device__ V3() {} __host__ __device__ V3(const V3 &o) : x(o.x) {} T norm() const { return x * x; } __device__ T dnorm() const { return x; } V3 operator+(const V3 &o) const { return V3(x + o.x, y, z); } __device__ V3 operator-(const V3 &o) const { return o; } V3 &operator+=(const V3 &o) { x += o.x; return *this; } T &operator[](int i) { return x; } template <class U> V3<U> cast() const { return V3<U>(); } };
template <class T> V3<T> operator*(T s, const V3<T> &v) { return v; }
template <class T> __device__ V3<T> operator/(const V3<T> &v, T s) { return v; }
template <class T> T dot(const V3<T> &a, const V3<T> &b) { return a.x; }
template <class T> __device__ T ddot(const V3<T> &a, const V3<T> &b) { return a.x; }
using V3f = V3<float>; typedef V3<double> V3d;
__global__ void k(V3f *p, float *o, V3d *q) {
  V3f a = p[0], b = p[1];
  o[0] = a.norm();
  o[1] = p[1].dnorm();
  p[0] = a + b;
  p[1] = a - b;
  p[2] += b;
  o[2] = a[1];
  p[3] = 2.0f * a;
  p[4] = a / 2.0f;
  o[3] = dot(a, b);
  o[4] = ddot(a, b);
  V3f c(1, 2, 3);
  p[5] = V3f(1, 2, 3);
  q[0] = a.cast<double>();
  o[5] = q->norm();
  o[6] = (a + b).norm();
  o[7] = (a - b).norm();
  V3d e{1, 2, 3};
}
float host(V3f a, V3f b) {
  float r = a.dnorm();
  V3f c = a - b;
  r += ddot(a, b);
  V3f d = a / 2.0f;
  r += (a + b).dnorm();
  return r + a.norm();
}
