// std: 17
namespace ns {
template <class T, bool B> struct view {};
struct plain {};
enum en { e0 };
using al = plain;
template <class F> void run(F f) {}
namespace detail {
view<int, true> r1(int n) {
  using view = int;
  run([=] __device__ { return n; });
  return {};
}
plain r2(int n) {
  struct plain {};
  run([=] __device__ { return n; });
  return {};
}
auto r3(int n) -> plain {
  struct plain {};
  run([=] __device__ { return n; });
  return {};
}
void r4(en e, al a, int n) {
  struct en {}; struct al {};
  run([=] __device__ { return n; });
}
void r5(plain p, int n) {
  using plain = int;
  run([=] __device__ () -> plain { return n; });
}
void r6(plain p, int n) {
  using plain = int;
  run([m = plain(3)] __device__ () { return m; });
}
void r7(decltype(plain()) p, int n) {
  using plain = int;
  run([n] __device__ () { return n; });
}
void r8(plain (*p)(plain), int n) {
  using plain = int;
  run([n] __device__ () { return n; });
}
template <class plain> void r9(plain p, int n) {
  run([n] __device__ () { return n; });
}
template <class U> void r10(plain p, U u, int n) {
  { using U2 = U; using plain = U;
  if (n) run([n] __device__ () { return n; }); }
}
void r11(plain p, int n) {
  for (struct plain { int i; } q{0}; q.i < n; q.i++) run([n] __device__ () { return n; });
}
void r12(plain p, int n) {
  auto l = [=] { using plain = int; run([n] __device__ () { return n; }); };
  l();
}
void r13(plain p, int n) {
  using plain = ns::plain;
  auto l = [=] { run([n] __device__ () { return n; }); };
  l();
}
void r14(plain p, int n) {
  namespace plain2 = ns;
  using ns::plain;
  run([n] __device__ () { return n; });
}
void r15(ns::view<plain, true> p, int n) {
  using ns = int;
  run([n] __device__ () { return n; });
}
template <class T> void r16(view<T, true> p, typename view<T, true>::type *q, int n) {
  using view = int;
  run([n] __device__ () { return n; });
}
}
}
struct A { struct in {}; template <class T> struct tin {}; enum ee {}; using al = in;
  in m1(int n) { using in = A::in; ns::run([n] __device__ { return n; }); return {}; }
  void m2(ee e, al a, int n) { using ee = int; using al = int; ns::run([n] __device__ { return n; }); }
  template <class T> void m3(tin<T> x, int n, int tin) { ns::run([n] __device__ { return n; }); }
  template <class T> void m4(tin<T> x, int n) { int tin = 0; ns::run([n] __device__ { return n; }); }
  void m5(tin<int> x, int n) { int tin = 0; ns::run([n] __device__ { return n; }); }
  void m6(tin<int> x, int n) { struct tin {};  ns::run([n] __device__ { return n; }); }
};
template <class T> struct B { struct in {}; template <class U> struct tin {};
  void m3(B x, int n) { using B = int; ns::run([n] __device__ { return n; }); }
  void m4(B<int> x, int n) { using B = int; ns::run([n] __device__ { return n; }); }
};
struct C { void m3(C x, int n) { using C = int; ns::run([n] __device__ { return n; }); } };
