// std: 17
// What is constant decides between overloads; what lambdas capture is.
#include <type_traits>
#include <utility>
struct S_oc { int x; int *p; }; struct T : S_oc { int y; }; struct T2_oc : T {}; struct Two_oc : S_oc, virtual private T2_oc {};
#define HD __host__ __device__
int c1_oc(S_oc &) { return 1; } HD int c1_oc(const S_oc &) { return 1; }
HD int c2(S_oc &) { return 1; } int c2(const S_oc &) { return 1; }
int c3_oc(S_oc &&) { return 1; } HD int c3_oc(S_oc &) { return 1; } HD int c3_oc(const S_oc &) { return 1; }
template <class A_oc> int f1_oc(A_oc &&) { return 1; } HD int f1_oc(const S_oc &) { return 1; }
template <class A_oc> HD int f2(A_oc &&) { return 1; } int f2(const S_oc &) { return 1; }
template <class A_oc> int f3_oc(const A_oc &) { return 1; } HD int f3_oc(S_oc) { return 1; }
template <class A_oc> HD int f4(A_oc) { return 1; } int f4(const S_oc &) { return 1; }
template <class A_oc> int f5_oc(A_oc &) { return 1; } template <class A_oc> HD int f5_oc(const A_oc &) { return 1; }
template <class A_oc> int f6_oc(A_oc *) { return 1; } template <class A_oc> HD int f6_oc(const A_oc *) { return 1; }
template <class A_oc> int f7_oc(A_oc) { return 1; } template <class A_oc> HD int f7_oc(A_oc *) { return 1; } 
template <class A_oc, class B_oc> int f8_oc(A_oc, B_oc) { return 1; } template <class A_oc> HD int f8_oc(A_oc, A_oc) { return 1; }
template <class A_oc> int f9_oc(A_oc, int) { return 1; } template <class A_oc> HD int f9_oc(A_oc, long) { return 1; }
template <class A_oc, std::enable_if_t<std::is_integral<A_oc>::value, int> = 0> int e1_oc(A_oc) { return 1; }
template <class A_oc, std::enable_if_t<!std::is_integral<A_oc>::value, int> = 0> HD int e1_oc(A_oc) { return 1; }
template <class A_oc, class = typename A_oc::type> int e2_oc(A_oc) { return 1; } HD int e2_oc(...) { return 1; }
template <class A_oc> auto e3_oc(A_oc a) -> decltype(a.foo()) { return a.foo(); } HD int e3_oc(long) { return 1; }
template <class A_oc> std::enable_if_t<(sizeof(A_oc) > 4), int> e4(A_oc) { return 1; } HD int e4(long) { return 1; }
int d1_oc(float, int) { return 1; } HD int d1_oc(double, double) { return 1; }
int d2_oc(int, double) { return 1; } HD int d2_oc(double, int) { return 1; } HD int d2_oc(int, int) { return 1; }
int h1_oc(const S_oc *) { return 1; } HD int h1_oc(const T *) { return 1; }
HD int h2(const S_oc *) { return 1; } int h2(const T *) { return 1; }
HD int h3(S_oc &) { return 1; } int h3(const T &) { return 1; }
int v1_oc(const void *) { return 1; } HD int v1_oc(const S_oc *) { return 1; } HD int v1_oc(bool);
HD int v2(const void *) { return 1; } int v2(bool) { return 1; } int v2(S_oc *) { return 1; }
HD int l1(long) { return 1; } int l1(int *) { return 1; }
int l2_oc(unsigned char) { return 1; } HD int l2_oc(int) { return 1; }
int l3_oc(long long) { return 1; } HD int l3_oc(unsigned long) { return 1; } HD int l3_oc(long) { return 1; }
struct Big_oc { HD Big_oc(long) {} HD Big_oc(const char *) {} explicit Big_oc(int) {} HD Big_oc() {} HD operator int() const { return 1; } };
int k1_oc(Big_oc) { return 1; } HD int k1_oc(double) { return 1; }
int k2_oc(Big_oc) { return 1; } HD int k2_oc(int *) { return 1; }
int k3_oc(int) { return 1; } HD int k3_oc(Big_oc) { return 1; }
int k4_oc(double) { return 1; } HD int k4_oc(Big_oc &&) { return 1; }
struct M_oc { int m; S_oc s; int a[3]; int g() { return 1; } HD int g() const { return 1; } HD int use() const { return c1_oc(s) + c2(s); } HD int use2() { return c2(s); } HD int use3() const { return f6_oc(a); } HD int use4() const { return c1_oc(this->s); } HD int call() const { return g(); } HD int call2() const { return this->g(); } mutable S_oc t; HD int use5() const { return c2(t); } };
template <class V_oc> HD int dep(V_oc v) { return c1_oc(v) + c2(std::move(v)); }
template <class V_oc> HD int dep2(const V_oc v) { return c1_oc(v); }
template <class V_oc> HD int dep3(V_oc *v) { return h1_oc(v) + f6_oc(v); }
template <class F> __global__ void run_oc(F f) { f(1); }
__global__ void k_oc(S_oc s, const S_oc cs, T t, T2_oc t2, const T *ct, T *pt, M_oc m, const M_oc cm, M_oc *pm, const M_oc *pcm, int i, long l, const int ci, float f, short sh, unsigned u, Big_oc b, S_oc arr[3], int *pi, const int *pci, char ch) {
  c1_oc(cs); c1_oc(m.s); c1_oc(cm.s); c1_oc(pm->s);
  c1_oc(pcm->s);
  c1_oc(S_oc());
  c1_oc(std::move(s));
  c2(cs); c2(pcm->s);
  c2(s); c2(m.s); c2(pm->s); c2(arr[0]); c2(*arr);
  c2(cm.s);
  c3_oc(s);
  c3_oc(std::move(s));
  c3_oc(static_cast<S_oc &&>(s));
  c3_oc(S_oc{});
  c3_oc(true ? s : s);
  c3_oc(true ? s : S_oc());
  f1_oc(cs);
  f1_oc(s);
  f1_oc(S_oc());
  f1_oc(t);
  f2(cs);
  f2(s);
  f2(S_oc());
  f3_oc(s);
  f3_oc(t);
  f4(s); f4(cs);
  f4(t);
  f5_oc(s); 
  f5_oc(cs);
  f6_oc(pi);
  f6_oc(pci);
  f6_oc(&i);
  f6_oc(&ci);
  f7_oc(pi); f7_oc(pci);
  f7_oc(i);
  f8_oc(1, 2);
  f8_oc(1, 2.0);
  f9_oc(1, 2);
  f9_oc(1, 2L);
  f9_oc(1, 'c');
  e1_oc(1.0);
  e1_oc(1);
  e2_oc(s);
  e3_oc(1);
  e4(1);
  e4(1.0);
  d1_oc(f, 1);
  d1_oc(1.0, 1.0);
  d2_oc(1, 1);
  d2_oc(1, 1.0);
  d2_oc(1.0, 1);
  h1_oc(pt); h1_oc(ct); h1_oc(&t); h1_oc(&t2);
  h1_oc(&s);
  h2(&s);
  h2(&t2);
  h3(t);
  v1_oc(pt); v1_oc(&s);
  v1_oc(pi);
  v2(pi); v2(ct);
  v2(&s); 
  v2(true);
  l1(0L); l1(i); l1(1);
  l2_oc(ch); l2_oc(sh); l2_oc(1);
  l3_oc(l); l3_oc(1L);
  k1_oc(1); k1_oc(f);
  k1_oc("x");
  k2_oc(pi);
  k2_oc(1L);
  k3_oc(b);
  k3_oc(1);
  k4_oc(b);
  k4_oc(1);
  m.use(); m.use2(); m.use3(); m.use4(); m.call(); m.call2(); m.use5();
  pm->g();
  pcm->g();
  dep(s);
  dep2(s);
  dep3(pt);

}
void host_oc(S_oc s, int *p, M_oc m) {
  run_oc<<<1, 1>>>([=] __device__(int i) { c1_oc(s); });
  run_oc<<<1, 1>>>([=] __device__(int i) { c2(s); });
  run_oc<<<1, 1>>>([=] __device__(int i) mutable { c2(s); });
  run_oc<<<1, 1>>>([=] __device__(int i) { f6_oc(p); f5_oc(p); f5_oc(i); });
  run_oc<<<1, 1>>>([=] __device__(int i) { f6_oc(&s.x); f6_oc(s.p); });
  run_oc<<<1, 1>>>([=] __device__(int i) { m.g(); f6_oc(m.a); });
  run_oc<<<1, 1>>>([=] __device__(int i) { S_oc q = s; c1_oc(q); });
  run_oc<<<1, 1>>>([=] __device__(int i) { const auto &q = s; c1_oc(q); });
  run_oc<<<1, 1>>>([=] __device__(int i) { auto &q = s; c1_oc(q); });
  run_oc<<<1, 1>>>([=] __device__(int i) { S_oc q; auto &r = q; c2(r); });
  run_oc<<<1, 1>>>([=] __device__(int i) { S_oc q; auto g = [&]() { return c2(q); }; g(); });
  run_oc<<<1, 1>>>([=] __device__(int i) { S_oc q; auto g = [=]() { return c1_oc(q); }; g(); });
  run_oc<<<1, 1>>>([=] __device__(int i) { S_oc q; auto g = [q]() mutable { return c1_oc(q); }; g(); });
  run_oc<<<1, 1>>>([=] __device__(int i) { S_oc q[2]; for (auto &r : q) c1_oc(r); });
  run_oc<<<1, 1>>>([=] __device__(int i) { S_oc q[2]; for (const auto &r : q) c1_oc(r); });
}
