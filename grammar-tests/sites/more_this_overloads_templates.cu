// std: 20
// the same with using declarations and in templates
template <class F> int run(F) { return 0; }
struct B0 { int a(int); int b(int); int c(int); int c(float); virtual int v(int); static int s(int); int d(int) const; int e(int = 0); template <class T> int t(T); int f(int); };
struct D0 : B0 { using B0::a; int a(int); using B0::b; int b(float); using B0::c; int v(int) override; using B0::s; int s(float); using B0::d; int d(int); using B0::e; using B0::t; template <class T> int t(T, T); using B0::f; int own(int); static int own2(int); friend int own(D0 &, int);
  int go(int l) {
    run([=] __device__ { return a(l); });
    run([=] __device__ { return b(l); });
    run([=] __device__ { return c(l); });
    run([=] __device__ { return v(l); });
    run([=] __device__ { return d(l); });
    run([=] __device__ { return e(l); });
    run([=] __device__ { return t(l); });
    run([=] __device__ { return f(l); });
    run([=] __device__ { return own(l); });
    run([=] __device__ { return D0::f(l); });
    run([=] __device__ { return D0::t(l); });
    run([=] __device__ { return B0::a(l); });
    run([=] __device__ { return ::B0::a(l); });
    run([=] __device__ { return this->B0::a(l); });
    run([=] __device__ { return f(own(l)); });
    return 0; }
};
template <class T> struct Dep { int x(T); int y(int); int y(T); };
template <class T> struct E0 : B0, Dep<T> { int o(T); int o(int, int); int p(T); int q(int); static int st(T); static int st(int, int); template <class U> int tm(U); using Dep<T>::x; using Dep<T>::y; int y(T, T); int z(T) const; int z(T); using B0::c; using B0::a; static int mx(T); int mx(T, T); static int my(int); int my(T *);
  void go(T t, int l) {
    run([=] __device__ { return o(t); });
    run([=] __device__ { return o(l, l); });
    run([=] __device__ { return p(t); });
    run([=] __device__ { return p(l); });
    run([=] __device__ { return q(t); });
    run([=] __device__ { return q(l); });
    run([=] __device__ { return st(t); });
    run([=] __device__ { return tm(t); });
    run([=] __device__ { return tm(l); });
    run([=] __device__ { return tm<T>(t); });
    run([=] __device__ { return tm<int>(l); });
    run([=] __device__ { return x(t); });
    run([=] __device__ { return y(t); });
    run([=] __device__ { return y(t, t); });
    run([=] __device__ { return z(t); });
    run([=] __device__ { return c(t); });
    run([=] __device__ { return c(l); });
    run([=] __device__ { return a(t); });
    run([=] __device__ { return a(l); });
    run([=] __device__ { return v(t); });
    run([=] __device__ { return B0::a(t); });
    run([=] __device__ { return B0::c(t); });
    run([=] __device__ { return E0::o(t); });
    run([=] __device__ { return mx(t); });
    run([=] __device__ { return mx(t, t); });
    run([=] __device__ { return my(t); });
    run([=] __device__ { return my(l); });
    run([=] __device__ { return sizeof(o(t)) + l; });
    run([=] __device__ { return sizeof(p(t)) + l; });
    run([=] __device__ { return sizeof(mx(t)) + l; });
    run([=] __device__ { return o(unknown(t)); });
    run([=] __device__ (auto q) { return o(q) + l; });
    run([=] __device__ (auto q) { return p(q) + l; });
    run([=] __device__ (auto q) { return l + p(q); });
    run([=] __device__ { return (*this).o(t); });
  }
};
struct G0 { int o(int); int o(float); int p(int); template <class T> int t(T); static int mx(float); int mx(int);
  template <class T> void go(T t, int l) {
    run([=] __device__ { return o(t); });
    run([=] __device__ { return p(t); });
    run([=] __device__ { return this->p(t); });
    run([=] __device__ { return mx(t); });
    run([=] __device__ { return t.o(p(l)); });
  }
};
