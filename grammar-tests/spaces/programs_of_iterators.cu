// std: 17
// Iterators, functors, tuples and optional values of a library of algorithms.
#define HD __host__ __device__
int hosty_tr(int);
namespace th_tr {
template <class It_tr> struct iterator_traits_tr { using value_type = typename It_tr::value_type; }; template <class T> struct iterator_traits_tr<T *> { using value_type = T; };
template <class T> struct counting_tr { using value_type = T; T v; HD explicit counting_tr(T t) : v(t) {} T operator*() const { return v; } HD T operator[](int i) const { return v + i; } HD counting_tr &operator++() { ++v; return *this; } HD counting_tr operator+(int n) const { return counting_tr(v + n); } bool operator!=(const counting_tr &o) const { return v != o.v; } HD bool operator<(const counting_tr &o) const { return v < o.v; } };
template <class F, class It_tr> struct transform_it_tr { using value_type = int; It_tr it; F f; HD transform_it_tr(It_tr i, F g) : it(i), f(g) {} HD int operator*() const { return f(*it); } HD int operator[](int i) const { return f(it[i]); } transform_it_tr operator+(int n) const { return *this; } };
template <class F, class It_tr> transform_it_tr<F, It_tr> make_transform_tr(It_tr i, F f) { return transform_it_tr<F, It_tr>(i, f); }
template <class F, class It_tr> HD transform_it_tr<F, It_tr> make_transform_hd(It_tr i, F f) { return transform_it_tr<F, It_tr>(i, f); }
template <class A_tr, class B_tr> struct pair_tr { A_tr first; B_tr second; HD pair_tr(A_tr a, B_tr b) : first(a), second(b) {} pair_tr() {} template <class C_tr, class D_tr> HD pair_tr(const pair_tr<C_tr, D_tr> &o) : first(o.first), second(o.second) {} };
template <class A_tr, class B_tr> HD pair_tr<A_tr, B_tr> make_pair(A_tr a, B_tr b) { return pair_tr<A_tr, B_tr>(a, b); }
template <class A_tr, class B_tr> bool operator<(const pair_tr<A_tr, B_tr> &x, const pair_tr<A_tr, B_tr> &y) { return x.first < y.first; }
template <class A_tr, class B_tr> HD bool operator==(const pair_tr<A_tr, B_tr> &x, const pair_tr<A_tr, B_tr> &y) { return x.first == y.first; }
template <class T> class optional_tr { T v; bool has; public: HD optional_tr() : has(false) {} HD optional_tr(const T &t) : v(t), has(true) {} const T &value() const { return v; } HD bool has_value() const { return has; } T value_or(T o) const { return has ? v : o; } HD explicit operator bool() const { return has; } const T &operator*() const { return v; } const T *operator->() const { return &v; } };
template <class T, int N> struct array_tr { T e[N]; HD T &operator[](int i) { return e[i]; } const T &operator[](int i) const { return e[i]; } static int size() { return N; } T *begin() { return e; } T *end() { return e + N; } HD const T *data() const { return e; } T &front() { return e[0]; } };
template <class T> class span_tr { T *p; int n; public: HD span_tr(T *q, int m) : p(q), n(m) {} HD T &operator[](int i) const { return p[i]; } int size() const { return n; } HD T *begin() const { return p; } HD T *end() const { return p + n; } span_tr subspan(int a) const { return *this; } T &back() const { return p[n - 1]; } bool empty() const { return n == 0; } };
template <class T = void> struct plus_tr { T operator()(const T &a, const T &b) const { return a + b; } }; template <> struct plus_tr<void> { template <class A_tr, class B_tr> HD auto operator()(A_tr a, B_tr b) const { return a + b; } };
template <class T> struct maximum_tr { HD T operator()(const T &a, const T &b) const { return less(a, b) ? b : a; } static bool less(const T &a, const T &b) { return a < b; } };
template <class P_tr> struct not_fn_tr { P_tr p; HD bool operator()(int a) const { return !p(a); } };
template <class F, class G_tr> struct composed_tr { F f; G_tr g; template <class T> HD auto operator()(T t) const { return f(g(t)); } };
struct square_tr { HD int operator()(int x) const { return x * x; } }; struct hsquare_tr { int operator()(int x) const { return x * x; } };
template <class T> T clamp_tr(T x, T lo, T hi) { return x < lo ? lo : x; } template <class T> HD T clamp_tr(T x, T hi) { return x < hi ? x : hi; }
template <class It_tr, class T, class Op_tr> HD T accumulate(It_tr b, It_tr e, T init, Op_tr op) { for (; b < e; ++b) init = op(init, b[0]); return init; }
template <class T> void swap_tr(T &a, T &b) { T c = a; a = b; b = c; }
template <class T> HD void exchange(T &a, T &b) { swap_tr(a, b); }
}
using namespace th_tr;
template <class It_tr, class F> __global__ void for_each_k_tr(It_tr it, F f) { f(it[threadIdx.x]); }
template <class It_tr> __global__ void deref_tr(It_tr it, int *p) { *p = *it; }
template <class F> __global__ void run_tr(F f) { f(threadIdx.x); }
__global__ void k_tr(int *p, span_tr<int> s, optional_tr<int> o, array_tr<int, 3> a, const array_tr<int, 3> ca, counting_tr<int> c, pair_tr<int, float> pr) {
  s.size();
  s.back() = 1;
  for (auto &x : s) x = 1;
  if (!s.empty()) s.subspan(1)[0] = 2;
  if (o) p[0] = *o;
  p[0] = o.value();
  p[0] = o.value_or(1);
  a[0] = ca[0];
  for (auto &x : a) x = 1;
  a.front() = array_tr<int, 3>::size();
  p[0] = *c;
  ++c;
  if (c != c + 1) return;
  if (pr < pr) return;
  if (pr == make_pair(1, 2.0f)) return;
  pair_tr<int, float> q;
  pair_tr<double, double> r_tr = pr;
  p[0] = plus_tr<int>()(p[0], p[1]);
  p[0] = plus_tr<>()(p[0], p[1]);
  p[0] = maximum_tr<int>()(p[0], p[1]);
  p[0] = clamp_tr(p[0], 1, 2);
  p[0] = clamp_tr(p[0], 2);
  p[0] = accumulate(counting_tr<int>(0), counting_tr<int>(3), 0, plus_tr<int>());
  p[0] = accumulate(p, p + 3, 0, plus_tr<>());
  exchange(p[0], p[1]);
  p[0] = make_transform_hd(c, square_tr())[0];
  p[0] = make_transform_hd(c, hsquare_tr())[0];
  auto t = make_transform_hd(p, square_tr());
  p[0] = *(t + 1);
  p[0] = composed_tr<square_tr, hsquare_tr>()(1);
  if (not_fn_tr<hsquare_tr>{}(1)) return;
  p[0] = iterator_traits_tr<counting_tr<int>>::value_type(1);
}
void host_tr(int *p, span_tr<int> s) {
  for_each_k_tr<<<1, 1>>>(counting_tr<int>(0), square_tr());
  for_each_k_tr<<<1, 1>>>(counting_tr<int>(0), hsquare_tr());
  for_each_k_tr<<<1, 1>>>(make_transform_tr(p, hsquare_tr()), square_tr());
  deref_tr<<<1, 1>>>(counting_tr<int>(0), p);
  deref_tr<<<1, 1>>>(make_transform_tr(p, square_tr()), p);
  deref_tr<<<1, 1>>>(transform_it_tr<hsquare_tr, int *>(p, hsquare_tr()), p);
  run_tr<<<1, 1>>>([=] __device__(int i) { return s.size(); });
  run_tr<<<1, 1>>>([=] __device__(int i) { optional_tr<int> o(i); int z = *o; });
  run_tr<<<1, 1>>>([=] __device__(int i) { auto o = optional_tr<float>(1.f); return o.value_or(2.f); });
  run_tr<<<1, 1>>>([=] __device__(int i) { auto x = make_pair(i, i); return x < x; });

  run_tr<<<1, 1>>>(composed_tr<square_tr, hsquare_tr>());
}
