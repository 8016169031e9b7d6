// std: 17
// functions that take class templates: which of several is meant does not hang on their arguments
#define HD __host__ __device__
template <class T, int N> struct Vec { T v[N]; };
template <class T, int N> struct Point { T p[N]; };
template <class T> struct Derived : Vec<T, 3> {};
struct Plain { int v; };
template <class T> struct From { From(Vec<T, 3> const &) {} HD From() {} };
template <class T, int N> T length(Vec<T, N> const &a) { return a.v[0]; }
template <class T, int N> HD T length(Point<T, N> const &a) { return a.p[0]; }
HD inline int length(Plain a) { return a.v; }
template <class T, int N> HD Vec<T, N> operator+(Point<T, N> const &a, Point<T, N> const &b) { return Vec<T, N>(); }
template <class T, int N> Vec<T, N> operator+(Vec<T, N> const &a, Vec<T, N> const &b) { return a; }
template <class T> HD T special(Vec<T, 3> const &a) { return a.v[0]; }
template <class T, int N> T special(Vec<T, N> const &a) { return a.v[0]; }
template <class T> HD void make(From<T> const &) {}
template <class T, int N> void make(Point<T, N> const &) {}
template <class T, int N> HD T of_vec(Vec<T, N> const &a) {
  return length(a);
}
template <class T, int N> HD T of_point(Point<T, N> const &a) {
  return length(a);
}
template <class T> HD T of_derived(Derived<T> const &a) {
  return length(a);
}
template <class T, int N> HD Vec<T, N> sum(Vec<T, N> const &a, Point<T, N> const &p) {
  Vec<T, N> x = p + p;
  return a + a;
}
template <class T, int N> HD T specials(Vec<T, N> const &a) {
  return special(a);
}
template <class T, int N> HD void made(Point<T, N> const &p) {
  make(p);
}
__global__ void k(Vec<float, 3> *a, Point<float, 3> *p, Derived<float> *d) {
  of_vec(*a);
  of_point(*p);
  of_derived(*d);
  sum(*a, *p);
  specials(*a);
  made(*p);
}
