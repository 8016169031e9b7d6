// std: 17
// operators beside friends of other classes, and those that the number of operands leaves in a template
#define HD __host__ __device__
struct Iterator {
  int at;
  HD friend int operator-(const Iterator& a, const Iterator& b) { return a.at - b.at; }
  HD friend Iterator operator-(const Iterator& a) { return a; }
  HD friend int distance(const Iterator& a) { return a.at; }
};
template <class T, int N> struct Point { T v[N]; };
template <class T, int N> struct Vector {
  T v[N];
  HD T first() const { return v[0]; }
  HD friend bool operator==(const Vector& a, const Vector& b) { return a.v[0] == b.v[0]; }
};
template <class T, int N> Vector<T, N> operator-(const Vector<T, N>& a) { return a; }
template <class T, int N> HD Vector<T, N> operator-(const Vector<T, N>& a, const Vector<T, N>& b) { return a; }
template <class T, int N> HD Vector<T, N> operator-(const Point<T, N>& a, const Point<T, N>& b) { return {}; }
template <class T, int N> Vector<T, N> operator/(const Vector<T, N>& a, T b) { return a; }
template <class T, int N> bool operator==(const Vector<T, N>& a, T b) { return true; }
template <class T, int N> T distance(const Vector<T, N>& a) { return a.v[0]; }

template <class T, int N> HD T negated(const Vector<T, N>& a) {
  Vector<T, N> b = -a;
  return b.first();
}
template <class T, int N> HD T divided(const Vector<T, N>& a) { return (a / T(2)).first(); }
template <class T, int N> HD T fine(const Vector<T, N>& a) { return (a - a).first(); }
template <class T, int N> HD bool equal(const Vector<T, N>& a) { return a == a; }
HD inline int far(const Vector<int, 3>& a, const Iterator& b) { return distance(a) + distance(b) + (-b).at; }
HD inline double both(const Vector<double, 3>& a) { return (-a).first(); }
__global__ void kernel(Vector<int, 3> a, Vector<double, 3> b, Iterator c) {
  a.v[0] = negated(a) + divided(a) + fine(a) + equal(a) + far(a, c) + both(b);
}
