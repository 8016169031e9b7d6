// std: 17
// operators and constructors of class templates, in templates: all that may be meant is of the host
#define HD __host__ __device__
template <class T, int N> struct Point {
  T p[N];
};
template <class T, int N> struct Vec {
  T v[N];
  HD Vec() {}
  explicit Vec(T s) { v[0] = s; }
  HD Vec(const Vec &o) { v[0] = o.v[0]; }
  T &operator[](int i) { return v[i]; }
  const T &operator[](int i) const { return v[i]; }
  Vec *operator->() { return this; }
  T operator()(int i) const { return v[i]; }
  HD T at(int i) const { return v[i]; }
  Vec &operator+=(const Vec &o) { v[0] += o.v[0]; return *this; }
  HD Vec &operator-=(const Vec &o) { v[0] -= o.v[0]; return *this; }
  void clear() { v[0] = 0; }
  friend bool operator==(const Vec &a, const Vec &b) { return a.v[0] == b.v[0]; }
};
template <class T, int N> Vec<T, N> operator/(const Vec<T, N> &a, const T s) { Vec<T, N> r; r.v[0] = a.v[0] / s; return r; }
template <class T, int N> HD Vec<T, N> operator*(const Vec<T, N> &a, const T s) { Vec<T, N> r; r.v[0] = a.v[0] * s; return r; }
template <class T, int N> Vec<T, N> operator-(const Vec<T, N> &a) { return a; }
template <class T, int N> HD Vec<T, N> operator-(const Vec<T, N> &a, const Vec<T, N> &b) { return a; }
template <class T, int N> HD Vec<T, N> operator-(const Point<T, N> &a, const Point<T, N> &b) { return Vec<T, N>(); }
template <class T, int N> HD T subscript(const Vec<T, N> &a) {
  return a[0];
}
template <class T, int N> HD T called(const Vec<T, N> &a) {
  return a(0);
}
template <class T, int N> HD T arrow(Vec<T, N> a) {
  return a->at(0);
}
template <class T, int N> HD void added(Vec<T, N> &a) {
  a += a;
  a -= a;
}
template <class T, int N> HD Vec<T, N> divided(const Vec<T, N> &a, const T s) {
  return a / s;
}
template <class T, int N> HD Vec<T, N> multiplied(const Vec<T, N> &a, const T s) {
  return a * s;
}
template <class T, int N> HD Vec<T, N> negated(const Vec<T, N> &a) {
  return -a;
}
template <class T, int N> HD Vec<T, N> difference(const Vec<T, N> &a, const Point<T, N> &p) {
  Vec<T, N> b = a - a;
  return p - p;
}
template <class T, int N> HD void made(T s) {
  Vec<T, N> a(s);
  Vec<T, N> b;
  b.clear();
}
__global__ void k(Vec<float, 3> *a, Point<float, 3> *p) {
  subscript(a[0]);
  called(a[0]);
  arrow(a[0]);
  added(a[0]);
  divided(a[0], 1.0f);
  multiplied(a[0], 1.0f);
  negated(a[0]);
  difference(a[0], p[0]);
  made<float, 3>(1.0f);
}
