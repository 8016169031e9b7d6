// std: 17
// Class templates that are only declared, and specialisations after the templates that mean them.
#define HD __host__ __device__
template <class T> struct Identity_sd; template <> struct Identity_sd<int> { static int min() { return 0; } HD static int max() { return 1; } }; template <> struct Identity_sd<double> { HD static double min() { return 0; } static double max() { return 1; } };
template <class T> struct Idm_sd; template <> struct Idm_sd<int> { static int min(); HD static int max(); }; template <> struct Idm_sd<double> { HD static double min(); static double max(); };
template <class T> struct MinMax_sd { HD static T lo() { return Identity_sd<T>::min(); } };
template <class T> HD T lo1() { return Identity_sd<T>::min(); }
template <class T> HD T lo2() { using I = Identity_sd<T>; return I::min(); }
template <class T> HD T lo3() { return Idm_sd<T>::max(); }
template <class T> HD T lo4() { Identity_sd<T> i; return i.min(); }
template <class T> HD T lo5() { return Identity_sd<T>().min(); }
template <class T> struct Vec_sd { T x; HD Vec_sd(T a) : x(a) {} T dot(const Vec_sd &o) const { return x; } HD T mag() const { return dot(*this); } HD T mag2() const { return dot(*this); } };
template <class T> Vec_sd<T> operator*(T s, const Vec_sd<T> &v) { return v; } template <class T> HD Vec_sd<T> operator*(const Vec_sd<T> &v, T s) { return v; }
template <class T> struct GA_sd { T a[3]; static int size() { return 3; } HD static int hsize() { return 3; } };
template <int N> struct Lo_sd { static HD void go() { Lo_sd<N - 1>::go(); } }; template <> struct Lo_sd<0> { static void go() {} };
template <int N> struct Lp_sd { static HD void go() { Lo_sd<N - 1>::go(); } };
template <int N> struct Lq_sd { static HD void go() { Lq_sd<N - 1>::go(); } static void h() {} }; template <> struct Lq_sd<0> { static HD void go() { h(); } static void h() {} };
template <int N> HD void lr() { Lo_sd<N - 1>::go(); }
template <int N> struct Ls_sd { HD void go() const { Ls_sd<N - 1>().go(); } }; template <> struct Ls_sd<0> { void go() const {} };
template <class H_sd, class... T> struct Tup_sd { H_sd h; Tup_sd<T...> t; HD void go() { t.go(); } }; template <class H_sd> struct Tup_sd<H_sd> { H_sd h; void go() {} };
template <class T> struct Nested_sd { struct Body_sd { T *p; HD void operator()(int i) const { p[i] = helper(i); } static T helper(int i) { return i; } }; };
template <class F> __global__ void go(F f) { f(1); }
template <class F> void par_sd(int n, const F &f) { go<<<1, n>>>(f); }
namespace K_sd { template <class F, class Tag_sd> __global__ void tagged(F f, Tag_sd t) { f(t, 1); } template <class F> __global__ void tag2(F f) { f(1); } }
struct TagA_sd {}; struct TagB_sd {}; struct Multi_sd { HD void operator()(TagA_sd, int) const {} void operator()(TagB_sd, int) const {} void operator()(int) const {} };
using namespace K_sd;
template <class T, class X_sd = typename T::elem> HD int f3(T t) { X_sd x(1); return x.val(); }
struct El_sd { HD El_sd(int) {} int val() { return 1; } }; struct Cfg_sd { using elem = El_sd; };
void host_sd(int *p) {
  tagged<<<1, 1>>>(Multi_sd(), TagA_sd());
  tagged<<<1, 1>>>(Multi_sd(), TagB_sd());
  tag2<<<1, 1>>>(Multi_sd());
  par_sd(3, Nested_sd<int>::Body_sd{p});
  go<<<1, 1>>>([=] __device__(int i) { GA_sd<int> g; g.size(); decltype(g)::size(); });
}
__global__ void k_sd(int *p) {
  MinMax_sd<int>::lo();
  lo1<int>();
  lo2<int>();
  lo3<double>();
  lo4<int>();
  lo5<int>();
  Vec_sd<float> v(1);
  auto w = 2.0f * v;
  w.mag();
  auto y = v * 2.0f;
  y.mag2();
  Lo_sd<2>::go();
  Lp_sd<1>::go();
  Lq_sd<1>::go();
  lr<1>();
  Ls_sd<1>().go();
  Tup_sd<int, int> t; t.go();
  f3(Cfg_sd());
  int c = GA_sd<int>::size();
  GA_sd<int> g;
  c = decltype(g)::size();
}
