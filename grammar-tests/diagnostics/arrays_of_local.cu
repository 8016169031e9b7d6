// std: 17
// arrays and references to arrays in captures that depend on template arguments
struct Cell { Cell(int) {} int v = 0; };
struct Grid { Cell c; };
template <class T, int N> void by_ref(T (&a)[N]) {
  T copy[N] = {a[0], a[0]};
  auto op = [copy] __device__ () { (void)copy; };
  (void)op;
}
template <class T> void member(T v) {
  struct { T in[2]; } s{{v, v}};
  auto op = [t = s.in] __device__ () { (void)t; };
  (void)op;
}
template <class T> struct Pair { T first[2]; };
template <class T> void pair(Pair<T> p) {
  auto op = [q = p.first] __device__ () { (void)q; };
  (void)op;
}
template <class T> void pointer(T *p) {
  auto op = [p] __device__ () { (void)p; };
  (void)op;
}
void f() {
  Cell a[2] = {1, 2};
  by_ref(a);
  pair(Pair<int>{});
  struct L { int n; };
  L l[2];
  pointer(l);
}
