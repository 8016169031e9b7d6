// std: 20
// Local classes in templates: the host front end looks at what their functions call.
#define HD __host__ __device__
__device__ static int d(int a) { return a; }
__device__ static int e(int a) { return a; }
__device__ int o(int a) { return a; }
int o(double a) { return 1; }
static int h(int a) { return a; }
int n(int a) {
  struct L { int get(int a) { return d(a); } };
  return 1;
}
template <class T> int t1(T z, int a) {
  struct L { int get(int a) { return d(a); } };
  struct M { int get() { return d(1); } };
  struct N { int get() { return ::d(1); } };
  struct O { int get(int a) { return o(a); } };
  struct P { HD int get(int a) { return o(a); } };
  struct Q { int get(T a) { return d(a); } };
  struct R { T t; int get(int a) { return d(a); } };
  struct S { static int get(int a) { return d(a); } };
  struct U { int v; int get(int a) { return d(v); } };
  return 0;
}
template <class T> struct X { int m() {
  struct L { int get(int a) { return d(a); } };
  struct O { int get(int a) { return o(a); } };
  return 0; } };
template <class T> HD int t2(T z, int a) {
  struct L { HD int get(int a) { return h(a); } };
  struct O { int get(int a) { return h(a); } };
  struct V { int get(int a) { return d(a); } };
  L l; O oo;
  return l.get(1) + oo.get(2);
}
__global__ void k() { t2(1, 2); }
