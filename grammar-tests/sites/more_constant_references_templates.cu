// std: 17
// the same in templates
template <class F> int run(F) { return 0; }
int gv; int ga[4]; struct GZ { int m; static int s; template <class T> static T st; } gz; template <class T> T tv; template <class T> int tfun(T);
template <class T, int N> struct H { static int hs; static T ht; int hm; void mem(T t, H &o) {
  const int &a = hs; T &b = ht; int &c = H::hs; int &d = hm; int &e = this->hm; int &f = o.hm; const T &g = ht; auto &h = ht; int &i = GZ::s; auto &j = GZ::s; T &k = t; const auto &l = gz; const int &m = l.m;
  run([=] __device__ { return a; }); run([=] __device__ { return b; }); run([=] __device__ { return c; }); run([=] __device__ { return d; }); run([=] __device__ { return e; }); run([=] __device__ { return f; });
  run([=] __device__ { return g; }); run([=] __device__ { return h; }); run([=] __device__ { return i; }); run([=] __device__ { return j; }); run([=] __device__ { return k; }); run([=] __device__ { return l.m; }); run([=] __device__ { return m; });
} };
template <class T> void tpl(T t, T *pt) {
  int &a = gv; auto &b = gv; auto &&c = gv; const int &d = gv; const T &e = gv; T &f = tv<T>; int &g = tv<int>; int &h = ga[1]; int &i = ga[sizeof(T) - sizeof(T)]; auto &j = t; T &k = *pt; int (&l)(T) = tfun<T>; int &m = H<T, 3>::hs; typename H<T, 3>::x *n = 0; auto &o = H<T, 2>::hs; decltype(auto) p = (gv); auto &q = ga; const auto &r = gv; static T st; T &s = st; auto &u = st; static int si; int &v = si; auto &w = si; T &&x = static_cast<T &&>(gv); GZ &y = gz; auto &z = gz.m;
  run([=] __device__ { return a; }); run([=] __device__ { return b; }); run([=] __device__ { return c; }); run([=] __device__ { return d; }); run([=] __device__ { return e; }); run([=] __device__ { return f; });
  run([=] __device__ { return g; }); run([=] __device__ { return h; }); run([=] __device__ { return i; }); run([=] __device__ { return j; }); run([=] __device__ { return k; }); run([=] __device__ { return l(0); }); run([=] __device__ { return m; });
  run([=] __device__ { return n; }); run([=] __device__ { return o; }); run([=] __device__ { return p; }); run([=] __device__ { return q[0]; }); run([=] __device__ { return r; }); run([=] __device__ { return s; }); run([=] __device__ { return u; }); run([=] __device__ { return v; }); run([=] __device__ { return w; }); run([=] __device__ { return x; }); run([=] __device__ { return y.m; }); run([=] __device__ { return z; });
}
