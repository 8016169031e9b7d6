// std: 17
// Special members that nobody writes and that call nothing of the host.
struct A {
  int v;
  __host__ __device__ A() : v(0) {}
  __host__ __device__ A(const A &o) : v(o.v) {}
  __host__ __device__ ~A() {}
};
struct H {
  H() {}
  H(const H &) {}
  ~H() {}
};
struct B {
  A a;
  H *h;
  static H s;
};
struct C {
  H &h;
};
struct D {
  H h;
  __host__ __device__ D();
  __host__ __device__ D(const D &);
  __host__ __device__ ~D();
};
__host__ __device__ void both(B &b, C &c, D &d) {
  B b1(b), b2;
  C c1(c);
  D d1(d), d2;
}
void host() {
  struct L {
    H h;
  } l;
  L m(l);
}
