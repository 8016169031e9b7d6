// std: 17
#include <cuda_runtime.h>
// values that are made of dependent types: with parentheses as operands, but not in what is not evaluated
template <class F> void run(F f) {}
template <int N> struct I {};
struct S { int a; int m; };
template <class V> struct A {
  template <class U> auto p1(U u) -> decltype(u + V{}) { run([u] __device__ (int) { return u; }); return u + V{}; }
  template <class U> auto p2(U u) -> decltype(V{} + u) { run([u] __device__ (int) { return u; }); return u + V{}; }
  template <class U> auto p3(U u) -> decltype(V() + u) { run([u] __device__ (int) { return u; }); return u + V{}; }
  template <class U> auto p4(U u) -> decltype(u.f(V{})) { run([u] __device__ (int) { return u; }); return u.f(V{}); }
  template <class U> auto p5(U u) -> decltype(V{u} * 2) { run([u] __device__ (int) { return u; }); return V{u}*2; }
  template <class U> decltype(U{} + S{1}.a) p6(U u) { run([u] __device__ (int) { return u; }); return 1; }
  template <class U> decltype(-U{}) p7(U u) { run([u] __device__ (int) { return u; }); return 1; }
  template <class U> decltype(U{} ? U{} : V{}) p8(U u) { run([u] __device__ (int) { return u; }); return 1; }
};
template <class T, class U> auto add(T t, U u) -> decltype(t + U{}) { run([=] __device__ (int) { return t; }); return t + u; }
template <class T, class U> auto add2(T t, U u) -> decltype(T{} + U{}) { run([=] __device__ (int) { return t; }); return t + u; }
template <class T> auto add3(T t) -> decltype(t + int{}) { run([=] __device__ (int) { return t; }); return t; }
template <class T> auto add4(T t) -> decltype(t + S{}.a) { run([=] __device__ (int) { return t; }); return t; }
template <class T> auto add5(T t) -> decltype((T{})) { run([=] __device__ (int) { return t; }); return T{}; }
template <class T> auto add6(T t) -> decltype(T{}) { run([=] __device__ (int) { return t; }); return T{}; }
template <class V> struct B {
  template <class U> void p1(U u) { run([x = u + V{}] __device__ (int) {}); run([x = V{}] __device__ (int) {}); run([x = V() + u] __device__ (int) {}); run([x = V(u) + 1] __device__ (int) {}); run([x = V{u}] __device__ (int) {}); run([x = u.f(V{}, U())] __device__ (int) {}); run([x = -U{}] __device__ (int) {}); run([x = sizeof(V{})] __device__ (int) {});}
  template <class U> void p2(U u, decltype(u + V{}) q) { run([u] __device__ (int) { return u; }); }
  template <class U> void p3(U u, decltype(V{}) q, decltype((V{})) r, decltype(V()) s, decltype(u + V()) t) { run([u] __device__ (int) { return u; }); }
  template <class U> void p4(U u, I<sizeof(V{} + u)> q) { run([u] __device__ (int) { return u; }); }
  template <class U> void p5(U u, int (&q)[sizeof(V{} + u)]) { run([u] __device__ (int) { return u; }); }
  template <class U> void p6(U u) noexcept(noexcept(u + V{})) { run([u] __device__ (int) { return u; }); }
  template <class U> auto p7(U u) -> decltype(V{}) { run([u] __device__ (int) { return u; }); }
  template <class U> auto p8(U u) -> decltype(V(u) + 1) { run([u] __device__ (int) { return u; }); }
  template <class U> auto p9(U u) -> decltype((V)u + 1) { run([u] __device__ (int) { return u; }); }
  template <class U> auto p10(U u) -> decltype(static_cast<V>(u) + u) { run([u] __device__ (int) { return u; }); }
  template <class U> auto p11(U u) -> decltype(u.x + u->y + u[0] + u()) { run([u] __device__ (int) { return u; }); }
  auto p12(V u) -> decltype(V{} + 1) { run([u] __device__ (int) { return u; }); return V{}; }
};
template <class V> struct M {
  template <class U> void p6(U u, I<sizeof(U(1))> q) { run([u] __device__ (int) { return u; }); }
  template <class U> void p7(U u, I<sizeof((U)1)> q) { run([u] __device__ (int) { return u; }); }
  template <class U> void p8(U u, I<sizeof(static_cast<U>(1))> q) { run([u] __device__ (int) { return u; }); }
  template <class U> void p13(U u, I<sizeof(U{}) + sizeof(V{})> q) { run([u] __device__ (int) { return u; }); }
  template <class U> void p14(U u, I<sizeof(U())> q) { run([u] __device__ (int) { return u; }); }
  template <class U> void p17(U u, I<U{} + 1> q, I<(U)3> r, I<U(3)> s, I<U{3}> t) { run([u] __device__ (int) { return u; }); }
  template <class U> void p18(U u) { run([x = sizeof(u + 1), y = sizeof(-u), z = sizeof(u.x), a = sizeof(U{} + 1), b = sizeof(U{}), c = sizeof(u(1)), d = sizeof(static_cast<U>(1)), e = noexcept(u + 1), f = sizeof(u) + 1, g = sizeof(U(1)), h = alignof(U) + 1] __device__ (int) {}); }
  template <class U> auto p19(U u) -> decltype(u.template get<U>() + U::value + sizeof(U)) { run([u] __device__ (int) { return u; }); return 0; }
  template <class U> auto p20(U u) -> decltype((U{} + 1).x) { run([u] __device__ (int) { return u; }); }
  template <class U> auto p21(U u) -> decltype(U{}.x) { run([u] __device__ (int) { return u; }); }
  template <class U> auto p22(U u) -> decltype(U{}(1)) { run([u] __device__ (int) { return u; }); }
  template <class U> auto p23(U u) -> decltype(U()(1) * U()[2]) { run([u] __device__ (int) { return u; }); }
  template <class U> auto p24(U u) -> decltype(*U{} + !U{} ) { run([u] __device__ (int) { return u; }); }
  template <class U> auto p25(U u) -> decltype(U{1,2} + U{u}) { run([u] __device__ (int) { return u; }); }
  template <class U> auto p26(U u) -> decltype(U{}, u) { run([u] __device__ (int) { return u; }); }
  template <class U> auto p27(U u) -> decltype(f(U{}, u + U())) { run([u] __device__ (int) { return u; }); }
  template <class U> auto p29(U u) -> decltype(S{} + u) { run([u] __device__ (int) { return u; }); }
  template <class U> auto p30(U u) -> decltype(M<U>{} + M<U*>{}) { run([u] __device__ (int) { return u; }); }
  template <class U> auto p31(U u) -> decltype(typename U::type{} + typename U::type()) { run([u] __device__ (int) { return u; }); }
};
auto h2(int i) -> decltype(S{}.m + i) { run([i] __device__ (int) {}); return 1; }
template <class V, int K> struct D {
  template <class U> void p1(U u, int (&q)[U{} + 1]) { run([u] __device__ (int) { return u; }); }
  template <class U> void p2(U u) noexcept(U{} + 1) { run([u] __device__ (int) { return u; }); }
  template <class U> void p3(U u) noexcept(noexcept(U{})) { run([u] __device__ (int) { return u; }); }
  template <class U> void p5(U u, decltype(&U{}) q, decltype(*U()) r, decltype(U{} , U{}) s, decltype((U{} + 1).x) t, decltype((u).x) v, decltype((u.x)) w, decltype((u + 1)) y, decltype((u)) z) { run([u] __device__ (int) { return u; }); }
  template <class U> void p6(U u, I<sizeof(decltype(U{} + 1))> q) { run([u] __device__ (int) { return u; }); }
  template <class U> void p7(U u, decltype(I<U{} + 1>()) q) { run([u] __device__ (int) { return u; }); }
  template <class U> void p9(U u) { run([u] __device__ (int) -> decltype(U{} + 1) { return u; }); }
  template <class U> void p10(U u) { run([x = decltype(U{} + 1){}, y = sizeof(U{} + 1), z = I<U{} + 1>(), w = I<sizeof(U{})>{}, v = noexcept(U{} + 1)] __device__ (int) {}); }
};
template <class T, class R = decltype(T{} + 1)> R dflt(T t, decltype(R{}) r) { run([=] __device__ (int) { return t; }); return t; }
template <class T> struct Tr { T t; using type = decltype(T{} + 1); type go(type v, decltype(T{} * 2) w) { run([=] __device__ (int) { return v; }); return v; } };
