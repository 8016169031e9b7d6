// std: 17
// The same with constructors of the device: the host front end looks at variables alone.
#define HD __host__ __device__
struct C {
  int v;
  HD C(int a = 1) : v(a) {}
  __device__ C(const C &o) : v(o.v) {}
  HD int get() const { return v; }
};
struct M {
  int v;
  HD M(int a = 1) : v(a) {}
  __device__ M(M &&o) : v(o.v) {}
};
struct B {
  int v;
  HD B(int a = 1) : v(a) {}
  __device__ B(const B &o) : v(o.v) {}
  __device__ B(B &&o) : v(o.v) {}
};
__host__ int by(C c) { return c.v; }
__host__ int bym(M c) { return c.v; }
__host__ int byb(B c) { return c.v; }
__host__ C same(const C &c) {
  return c;
}
__host__ C local(int a) {
  C c(a);
  return c;
}
__host__ C param(C c) {
  return c;
}
HD M localm(int a) {
  M c(a);
  return c;
}
HD M paramm(M c) {
  return c;
}
struct H { C c; HD C get() const {
    return c;
  }
  HD const C &ref() const { return c; }
};
__host__ C cond(const C &x, const C &y, bool b) {
  return b ? x : y;
}
__host__ void f() {
  C c(1);
  by(c);
  by(C(1));
  M m(1);
  bym(static_cast<M &&>(m));
  bym(M(1));
  B b(1);
  byb(b);
  byb(static_cast<B &&>(b));
  C d = same(c);
  C e = H().get();
  C g = H().ref();
  auto l = [=](int q) {
    return c.get() + q;
  };
  l(1);
  auto k = [c](int q) { return c.get() + q; };
  auto &r = c;
  C h{r};
  C arr[2] = {c, c};
}
void fd() {
  C c(1);
  by(c);
  M m(1);
  bym(static_cast<M &&>(m));
  auto l = [=](int q) { return c.get() + q; };
  l(1);
}
