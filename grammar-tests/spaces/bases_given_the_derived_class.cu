// std: 17
// Bases that are given the class which is derived from them
#define HD __host__ __device__
template <class D> struct Base {
  HD D& self() { return static_cast<D&>(*this); }
  HD D const& self() const { return static_cast<D const&>(*this); }
  HD int r1(int x) { return static_cast<D*>(this)->impl(x); }
  HD int r2(int x) { return static_cast<D&>(*this).impl(x); }
  HD int r3(int x) const { return static_cast<const D*>(this)->cimpl(x); }
  HD int r4(int x) { return self().impl(x); }
  HD int r5(int x) const { return self().cimpl(x); }
  HD int r6(int x) { D* d = static_cast<D*>(this); return d->impl(x); }
  HD int r7(int x) { auto& d = static_cast<D&>(*this); return d.impl(x); }
  HD int r8(int x) { return D::st(x); }
  HD int r9(int x) { return ((D*)this)->impl(x); }
  HD int r10(int x) { return self()(x); }
};
struct Slow : Base<Slow> {
  int impl(int x) { return x; }
  int cimpl(int x) const { return x; }
  static int st(int x) { return x; }
  int operator()(int x) const { return x; }
};
struct Fast : Base<Fast> {
  HD int impl(int x) { return x; }
  HD int cimpl(int x) const { return x; }
  HD static int st(int x) { return x; }
  HD int operator()(int x) const { return x; }
};
template <class T> HD int all(T t) {
  return t.r1(1) + t.r2(1) + t.r3(1) + t.r4(1) + t.r5(1) + t.r6(1) + t.r7(1) + t.r8(1) + t.r9(1) + t.r10(1);
}
template <class D> HD int through(Base<D>& b) { return b.r1(1) + b.self().impl(2); }
template <class D> HD int through2(Base<D>& b) { return static_cast<D&>(b).impl(2); }
__global__ void k() {
  Slow s;
  all(s);
  Fast f;
  all(f);
  through(s);
  through2(s);
}
