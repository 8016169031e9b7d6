// std: 17
// Special members that nobody writes call those of bases and members; of its line the reference says nothing.
struct A {
  int v;
  A() : v(0) {}
  A(const A &o) : v(o.v) {}
  ~A() {}
};
struct B {
  int w;
  A a;
};
struct C : A {
  int w;
};
struct E {
  A a[2];
};
struct D {
  A a;
  __host__ __device__ D() {}
  __host__ __device__ D(const D &o) : a(o.a) {}
};
struct G {
  B b;
  B *p;
};
__host__ __device__ void copies(B &b) { B c(b); }
__host__ __device__ void makes() {
  B b;
  C c;
}
__host__ __device__ void array(E &e) { E f(e); }
__host__ __device__ void derived(C &e) { C f = e; }
__host__ __device__ void written(D *d) { D e(*d); }
__host__ __device__ void nested(G &g) { G h = g; }
template <class T> struct Base {
  virtual ~Base() {}
  __host__ __device__ virtual T size() const = 0;
};
template <class T> struct Derived : Base<T> {
  T n;
  __host__ __device__ Derived(T k) : n(k) {}
  __host__ __device__ T size() const override { return n; }
};
__host__ __device__ int virtual_one() {
  Derived<int> d(3);
  return d.size();
}
