// std: 20
// What functions of local classes in function templates call and read.
#define HD __host__ __device__
__device__ static int d(int a) { return a; }
static int h(int a) { return a; }
inline int hi(int a) { return a; }
int v;
template <class T> HD int t2(T z, int a) {
  struct L { HD int get(int a) { return h(a); } };
  struct I { HD int get(int a) { return hi(a) + v; } };
  struct N { HD int get(int a) { return hi(a) + v; } };
  struct O { int get(int a) { return h(a); } };
  struct V { __device__ int get(int a) { return h(a); } };
  struct W { __device__ int get(T a) { return h(a); } };
  L l; O oo; V vv; I i; W w;
  return l.get(1) + oo.get(2) + vv.get(a) + i.get(2) + w.get(1);
}
template <class T> __device__ int t3(T z, int a) {
  struct L { HD int get(int a) { return h(a); } };
  struct I { HD int get(int a) { return hi(a) + v; } };
  struct O { int get(int a) { return h(a); } };
  struct V { __device__ int get(int a) { return h(a) + d(a); } };
  struct W { __device__ int get(T a) { return h(a); } };
  L l; O oo; V vv; I i; W w;
  return l.get(1) + oo.get(2) + vv.get(a) + i.get(2) + w.get(1);
}
template <class T> __device__ int nobody(T z, int a) {
  struct V { __device__ int get(int a) { return h(a) + d(a); } };
  struct W { HD int get(T a) { return h(a) + d(a); } };
  struct X { HD int get(int a) { return h(a) + d(a); } };
  return 0;
}
__global__ void k() { t2(1, 2); t3(1, 2); }
