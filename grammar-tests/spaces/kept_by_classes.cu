// std: 17
// Lambdas that a class keeps are compiled where its members call or launch them.
template <class F> __global__ void launch(F f) { f(threadIdx.x); }
template <class F> __global__ void run(F f) { f.run(); }
int h(int);
template <class F> struct A {
  F f;
  void go() { launch<<<1, 1>>>(f); }
};
template <class F> struct B {
  F f;
  B(F g) : f(g) {}
  __device__ void run() { f(1); }
  void go() { ::run<<<1, 1>>>(*this); }
  void twice() { go(); this->go(); }
};
template <class F> struct C {
  F f;
  void nothing() {}
  void other(int f) { (void)f; }
  template <class T> void never(T t) { launch<<<1, 1>>>(f); }
};
template <class F> class D {
  F m_f;
public:
  D(const F &f) : m_f(f) {}
  __device__ void operator()(int i) const { m_f(i); }
};
template <class F> struct E {
  F f;
  int n;
  E(int k, F g) : f(g), n(k) {}
  void host() { f(n); }
  void discarded() { if constexpr (false) launch<<<1, 1>>>(f); }
};
template <class F> void via_b(const F &f) { B<F> b(f); b.go(); }
template <class F> void via_c(const F &f) { C<F> c{f}; c.nothing(); }
template <class F> void via_d(const F &f) { D<F> d(f); launch<<<1, 1>>>(d); }
template <class F> void at_once(const F &f) { launch<<<1, 1>>>(D<F>(f)); }
void a() { via_b([] __device__(int i) { return h(i); }); }
void b() { via_c([] __device__(int i) { return h(i); }); }
void c() { via_d([] __device__(int i) { return h(i); }); }
void d() { at_once([] __device__(int i) { return h(i); }); }
void e() { auto l = [] __device__(int i) { return h(i); }; A<decltype(l)> a{l}; a.go(); }
void f() { auto l = [] __device__(int i) { return h(i); }; B b(l); b.twice(); }
void g() { auto l = [] __device__(int i) { return h(i); }; B<decltype(l)>(l).go(); }
void i() { auto l = [] __device__(int i) { return h(i); }; C<decltype(l)> c{l}; c.nothing(); c.other(1); }
void j() { auto l = [] __device__(int i) { return h(i); }; launch<<<1, 1>>>(D<decltype(l)>(l)); }
void k() { B([] __device__(int i) { return h(i); }).go(); }
void m() { auto l = [] __host__ __device__(int i) { return h(i); }; B<decltype(l)> b(l); b.go(); }
void n() { auto l = [] __host__ __device__(int i) { return h(i); }; E<decltype(l)> e(1, l); e.host(); }
void o() { auto l = [] __device__(int i) { return h(i); }; E<decltype(l)> e(1, l); e.discarded(); }
void p() { auto l = [] __device__(int i) { return h(i); }; B<decltype(l)> b(l); (void)b; }
void q() { auto l = [] __device__(int i) { return h(i); }; A<decltype(l)> a{l}; launch<<<1, 1>>>(a.f); }
