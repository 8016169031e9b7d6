// std: 17
// CRTP, mixins and bases that depend on parameters
#define HD __host__ __device__
template <class D> struct Base {
  HD D const &self() const { return static_cast<D const &>(*this); }
  HD int eval(int i) const { return self().at(i) + self().slow(i); }
  int size() const { return self().n(); }
  HD int twice(int i) const { return static_cast<const D *>(this)->slow(i); }
};
struct Vec : Base<Vec> {
  HD int at(int i) const { return i; }
  int slow(int i) const { return i; }
  HD int n() const { return 3; }
};
template <class T> struct Mat : Base<Mat<T>> {
  T *p;
  HD int at(int i) const { return i; }
  HD int slow(int i) const { return this->size() + this->host(i); }
  int host(int i) const { return i; }
  HD int n() const { return this->eval(1); }
};
template <class A, class B> struct Sum : Base<Sum<A, B>> {
  A a; B b;
  HD Sum(A const &x, B const &y) : a(x), b(y) {}
  HD int at(int i) const { return a.at(i) + b.slow(i); }
  HD int slow(int i) const { return a.slow(i); }
  HD int n() const { return a.n(); }
};
template <class A, class B> HD Sum<A, B> add(Base<A> const &a, Base<B> const &b) { return Sum<A, B>(a.self(), b.self()); }
template <class E> __global__ void k(E e) { e.eval(1); e.size(); }
void go(Vec v, Mat<int> m) {
  k<<<1, 1>>>(v);
  k<<<1, 1>>>(m);
  auto s = add(v, m);
  k<<<1, 1>>>(s);
}
