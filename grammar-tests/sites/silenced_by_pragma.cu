// std: 17
// what a pragma silences is written like everything else
#pragma nv_diag_suppress 20135, 20136, 20137, 20143, 20144, 20146, 20147, 20151, 20152, 20156, 20157, 20158, 20163, 20234
template <class F> int eat(F f);
void references(int n, int m) {
  eat([&] __device__ () { return n + m; });
  eat([&n, m] __host__ __device__ () { return n + m; });
  eat([&r = n] __device__ () { return r; });
}
template <class... T> void packs(T... vs) { eat([vs...] __device__ () { return 1; }); eat([=] __device__ () { return eat(vs...); }); }
void inits(int n) { eat([w = n] __host__ __device__ () { return w; }); }
void generic(int n) { eat([n] __host__ __device__ (auto x) { return n; }); }
void specifiers(int n) { eat([n] __device__ () constexpr { return n; }); eat([n] __host__ __device__ () constexpr { return n; }); }
void ifs(int n) { eat([=] __device__ () { if constexpr (true) return n; else return 0; }); }
struct S {
  S(int n) { eat([n] __device__ () { return n; }); }
  ~S() { int n = 1; eat([n] __device__ () { return n; }); }
private:
  void f(int n) { eat([n] __device__ () { return n; }); }
  class C { public: void g(int n) { eat([n] __device__ () { return n; }); } };
};
template <class T> struct P {
  P(int n) { eat([n] __device__ () { return n; }); }
private:
  void f(int n) { eat([n] __device__ () { return n; }); }
};
template <class T> auto deduced(T n) { eat([n] __device__ () { return n; }); return n; }
template <class T> decltype(auto) deduced_too(T n) { eat([n] __device__ () { return n; }); return 1; }
void local(int n) {
  struct L { int x; void f(int n) { eat([n] __device__ () { return n; }); } } l;
  eat([l] __device__ () { return l.x; });
}
