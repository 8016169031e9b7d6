// std: 17
namespace ns {
template <class T, bool B> struct view {};
struct plain {};
template <class F> void run(F f) {}
namespace detail {
template <class T> void f1(view<T, false> const& v, int n) {
  using view = ns::view<T, false>;
  run([=] __device__ { return n; });
}
template <class T> void f2(view<T, false> const& v, int n) {
  run([=] __device__ { return n; });
  using view = ns::view<T, false>;
}
template <class T> void f3(view<T, false> const& v, int n) {
  { using view = ns::view<T, false>; }
  run([=] __device__ { return n; });
}
template <class T> void f4(view<T, false> const& v, int n) {
  { using view = ns::view<T, false>; 
  run([=] __device__ { return n; }); }
}
void f5(plain const& v, int n) {
  using plain = ns::plain;
  run([=] __device__ { return n; });
}
void f6(plain const& v, int n) {
  struct plain {};
  run([=] __device__ { return n; });
}
template <class T> void f7(view<T, false> const& v, int n) {
  using view = int;
  run([=] __device__ { return n; });
}
template <class T> void f8(view<T, false> const& v, plain p, int n) {
  typedef ns::plain plain;
  run([=] __device__ { return n; });
}
template <class T> void f9(view<T, false> const& v, plain p, int n) {
  using plain = T;
  run([=] __device__ { return n; });
}
template <class T> void f10(view<plain, false> const& v, int n) {
  using plain = T;
  run([=] __device__ { return n; });
}
template <class T> void f11(ns::view<ns::plain, false> const& v, int n) {
  using plain = T; using view = T;
  run([=] __device__ { return n; });
}
}
}
template <class T> struct gv {};
template <class T> void g1(gv<T> v, int n) {
  using gv = ::gv<T>;
  ns::run([=] __device__ { return n; });
}
template <class T> void g2(gv<T> v, int n) {
  enum gv {};
  ns::run([=] __device__ { return n; });
}
struct A { struct in {}; template <class T> struct tin {};
  void m(in x, int n) { using in = A::in; ns::run([n] __device__ { return n; }); }
  template <class T> void m2(tin<T> x, int n) { using tin = A::tin<T>; ns::run([n] __device__ { return n; }); }
};
