// std: 17
// using declarations and directives in classes and blocks: variables, functions, types, members
template <class F> int use(F f);
namespace n { int gv; const int gc = 2; int fn(int); struct T { int v; static int s; }; enum E { e0 }; namespace d { int dv; struct U { int w; }; } template <class X> struct Tp { X x; using type = X; }; inline int ov(int) { return 1; } inline int ov(float) { return 2; } }
struct B { int bm; int bf() const; static int bs; static int bsf(); typedef int Bt; struct Bn { int z; }; protected: int bp; };
struct D : B { using B::bm; using B::bf; using B::bs; using B::bsf; using B::Bt; using B::Bn; using B::bp; int dm;
  void m() { use([=] __device__ { return bm; }); use([=] __device__ { return bf(); }); use([=] __device__ { return bs + bsf(); }); use([=] __device__ { Bt t = 1; Bn b{t}; return b.z; }); use([=] __device__ { return bp + dm; }); use([x = bm, y = bf(), z = bs, w = bsf(), v = bp, u = Bt(1), t = Bn{2}] __device__ { return 1; }); } };
void f(int a, int gv2) {
  using n::gv; using n::gc; using n::fn; using n::e0; using n::ov;
  use([=] __device__ { return gv + gc + fn(a) + e0 + ov(1) + ov(1.f); });
  use([x = gv, y = gc, z = fn(a), w = e0, v = ov(a), u = fn] __device__ { return 1; });
  { int gv = 3; use([=] __device__ { return gv; }); use([x = gv, y = n::gv] __device__ { return 1; }); }
  { using n::d::dv; auto q = dv; use([=] __device__ { return dv + q; }); using n::d::U; U u{dv}, *pu = &u; use([=] __device__ { return u.w + pu->w; }); }
  { using namespace n; T t{1}; Tp<T> tp{t}; Tp<T>::type tt = t; use([=] __device__ { return t.v + tp.x.v + tt.v + T::s; }); d::U u{}; use([=] __device__ { return u.w + d::dv; }); use([x = T::s, y = Tp<int>{1}, z = d::dv, w = E(0), v = sizeof(T)] __device__ { return 1; }); }
  extern int exv; int loc(int); struct gc2 { int k; }; typedef n::T gcT; using A2 = n::Tp<n::T>;
  use([=] __device__ { return exv + loc(a); });
  use([=] __device__ (gcT t, A2 s) -> gcT { return s.x; });
  { using n::T; T arr[2] = {}; T &r = arr[0]; const T c = arr[1]; T (*pa)[2] = &arr; T const *const cp = arr; use([=] __device__ { return arr[0].v + r.v + c.v + (*pa)[1].v + cp->v; }); auto [sv] = c; use([x = sv] __device__ { return x; }); T fnd(int); T init(3 > 2 ? arr[0] : c); use([=] __device__ { return init.v; }); }
  for (int i = 0; i < 2; ++i) use([=] __device__ { return i; });
}
template <class T> void g(T t) { using n::Tp; using n::gv; Tp<T> a{t}; typename Tp<T>::type b = t; Tp<int> c{1}; Tp<int>::type d = 2; use([=] __device__ { return a.x + b + c.x + d + gv; }); use([x = Tp<T>{t}, y = typename Tp<T>::type(t), z = Tp<int>{2}] __device__ { return 1; }); { using namespace n; Tp<T> e{t}; use([=] __device__ { return e.x; }); } }
