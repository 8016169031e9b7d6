// std: 17
// Objects that are passed by value, returned, and captured by lambdas without annotation.
#define HD __host__ __device__
struct C {
  int v;
  HD C(int a = 1) : v(a) {}
  C(const C &o) : v(o.v) {}
  HD int get() const { return v; }
};
struct M {
  int v;
  HD M(int a = 1) : v(a) {}
  M(M &&o) : v(o.v) {}
};
struct B {
  int v;
  HD B(int a = 1) : v(a) {}
  B(const B &o) : v(o.v) {}
  B(B &&o) : v(o.v) {}
};
HD int by(C c) { return c.v; }
HD int bym(M c) { return c.v; }
HD int byb(B c) { return c.v; }
HD C same(const C &c) {
  return c;
}
HD C local(int a) {
  C c(a);
  return c;
}
HD C param(C c) {
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
HD void f() {
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
}
__device__ void fd() {
  C c(1);
  by(c);
  M m(1);
  bym(static_cast<M &&>(m));
  auto l = [=](int q) { return c.get() + q; };
  l(1);
}
