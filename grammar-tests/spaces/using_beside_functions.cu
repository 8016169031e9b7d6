// std: 17
// using-declarations beside member functions of the name, private and virtual bases
struct B { int h() { return 1; } __device__ int d() { return 1; } static int s() { return 1; } int v; protected: int ph() { return 1; } __device__ int pd() { return 1; } };
struct Q : B { int h(int) { return 2; } using B::h; };
struct P : private B { using B::h; using B::d; __device__ int x() { return ph(); } int y() { return pd(); } };
struct R : Q { __device__ int h() { return 3; } int r() { return h(); } __device__ int q() { return Q::h(); } __device__ int qq() { return B::h(); } };
struct V : virtual B { __device__ int v1() { return h(); } }; struct W : V, P { };
__global__ void k(P p, Q q, R r, V v, int *o) {
  o[0] = p.h();
  o[1] = p.d();
  o[2] = q.h();
  o[3] = q.h(1);
  o[4] = r.h();
  o[5] = r.Q::h();
  o[6] = r.s();
  o[7] = v.h();
  o[8] = v.d();
  o[9] = p.x() + r.q() + r.qq() + v.v1();
  B &b = q;
  o[10] = b.h();
}
int host(P p, Q q, R r, V v) {
  return p.d()
   + q.d()
   + r.h()
   + v.d();
}
