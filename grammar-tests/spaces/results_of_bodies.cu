// std: 17
// What functions return whose bodies alone say it: objects made of local variables, by several returns, by other such functions.
// Two functions that only constraints tell apart return objects of one class template.
template <class K> struct RbView { K *p; __host__ __device__ K &operator()(int i) const { return p[i]; } int hsize() const { return 1; } };
template <class M> struct RbBin { int n; RbBin(int k) : n(k) {} int perm(int i) const { return n + i; } __host__ __device__ int ok(int i) const { return i; } };
namespace rbimpl {
template <class K, class E> auto one(K k, int n) { RbBin<K> b(n); return b; }
template <class K, class E> auto two(K k, int n, bool) { return RbBin<K>(n); }
template <class K, class E> RbBin<K> three(K k, int n) { return RbBin<K>(n); }
template <class K, class E> auto four(K k, int n) { int m = n * 2; return RbBin<K>(m); }
template <class K, class E> auto five(K k, int n) { if (n) return RbBin<K>(1); return RbBin<K>(2); }
template <class K, class E> auto six(K k, int n) { auto b = three<K, E>(k, n); return b; }
template <class K, class E> auto seven(K k, int n) { int q = n; return three<K, E>(k, q); }
}
template <class K, class E = int> auto sortk(K k, int b, int e) { int nb = (e - b) / 2; return rbimpl::four<K, E>(k, nb); }
template <class K, class E = int> auto sortk(K k) { return sortk<K, E>(k, 0, 1); }
template <class F> __global__ void akern(F f) { f(0); }
template <class F> void apar(int n, F f) { akern<<<1, 1>>>(f); }
template <class K> struct Bkind { static const bool view = true; };
template <bool B, class T> struct Bonly {}; template <class T> struct Bonly<true, T> { using type = T; };
template <class K, class E = int> auto bsort(K k, int b, int e, typename Bonly<(Bkind<K>::view), int>::type * = 0) { using M = K; return RbBin<M>(b); }
template <class S, class E = int> auto bsort(S s, int b, int e, typename Bonly<(!Bkind<S>::view), int>::type * = 0) { auto k = s.keys(); return bsort<decltype(k), E>(k, b, e); }
template <class K, class E = int> auto bsort(K k, typename Bonly<(Bkind<K>::view), int>::type * = 0) { return bsort<K, E>(k, 0, 1); }
void rbody0() { RbView<int> v{}; auto d = bsort(v), e = bsort(v, 1, 2);
 apar(1, [=] __device__(int i) { d.perm(i); });
 apar(1, [=] __device__(int i) { e.perm(i); });
 apar(1, [=] __device__(int i) { e.ok(i); }); }
void rbody1() { RbView<int> v{}; auto d = rbimpl::one<RbView<int>, int>(v, 1);
 apar(1, [=] __device__(int i) { d.perm(i); }); }
void rbody2() { RbView<int> v{}; auto d = rbimpl::two<RbView<int>, int>(v, 1, true);
 apar(1, [=] __device__(int i) { d.perm(i); }); }
void rbody3() { RbView<int> v{}; auto d = rbimpl::three<RbView<int>, int>(v, 1);
 apar(1, [=] __device__(int i) { d.perm(i); }); }
void rbody4() { RbView<int> v{}; auto d = rbimpl::four<RbView<int>, int>(v, 1);
 apar(1, [=] __device__(int i) { d.perm(i); }); }
void rbody5() { RbView<int> v{}; auto d = rbimpl::five<RbView<int>, int>(v, 1);
 apar(1, [=] __device__(int i) { d.perm(i); }); }
void rbody6() { RbView<int> v{}; auto d = rbimpl::six<RbView<int>, int>(v, 1);
 apar(1, [=] __device__(int i) { d.perm(i); }); }
void rbody7() { RbView<int> v{}; auto d = rbimpl::seven<RbView<int>, int>(v, 1);
 apar(1, [=] __device__(int i) { d.perm(i); }); }
void rbody8() { RbView<int> v{}; auto d = sortk(v);
 apar(1, [=] __device__(int i) { d.perm(i); }); }
void rbody9() { RbView<int> v{}; auto d = sortk(v, 1, 2);
 apar(1, [=] __device__(int i) { d.perm(i); }); }
template <class T> void rbody10() { RbView<T> v{}; auto d = sortk(v);
 apar(1, [=] __device__(int i) { d.perm(i); }); }
template <class T> void rbody11() { RbView<T> v{}; auto d = sortk(v, 1, 2);
 apar(1, [=] __device__(int i) { d.perm(i); }); }
template <class T> void rbody12() { RbView<T> v{}; auto d = rbimpl::three<RbView<T>, int>(v, 1);
 apar(1, [=] __device__(int i) { d.perm(i); }); }
template <class T> void rbody13() { RbView<T> v{}; 
 apar(1, [=] __device__(int i) { v.hsize(); }); }
template <class V> void rbody14(V v) { 
 apar(1, [=] __device__(int i) { v.hsize(); }); }
template <class V> void rbody15(const V &v) { 
 apar(1, [=] __host__ __device__(int i) { v.hsize(); }); }
void rball() { rbody10<int>(); rbody11<int>(); rbody12<int>(); rbody13<int>(); rbody14(RbView<int>{}); rbody15(RbView<int>{}); }
struct RbOwn { RbView<int> m; template <int N> auto rbslice() const { return RbView<float>{}; } auto get() { int q = 1; RbView<int> r{&q}; return r; } static auto mk(int n) { n++; return RbBin<int>(n); } };
void rbody16() { RbOwn o; auto s = o.rbslice<0>();
 apar(1, [=] __device__(int i) { s.hsize(); }); }
void rbody17() { RbOwn o; auto s = o.get();
 apar(1, [=] __device__(int i) { s.hsize(); }); }
void rbody18() { auto s = RbOwn::mk(2);
 apar(1, [=] __device__(int i) { s.perm(i); }); }
template <int N, class O> auto rbslice(O o) { using T = typename O::type; return RbView<T>{}; }
struct RbO2 { using type = int; };
void rbody19() { RbO2 o; auto s = rbslice<0>(o);
 apar(1, [=] __device__(int i) { s.hsize(); }); }
template <class O> RbView<typename O::type> rbslice2(const O &o, int n = 0) { return RbView<typename O::type>{}; }
void rbody20() { RbO2 o; auto s = rbslice2(o);
 apar(1, [=] __device__(int i) { s.hsize(); }); }
template <class T> void rbody21(T o) { auto s = rbslice2(o);
 apar(1, [=] __device__(int i) { s.hsize(); }); }
template <class T> void rbody22() { T o; auto s = rbslice<1>(o); using X = RbView<int>; X x{};
 apar(1, [=] __device__(int i) { s.hsize(); x.hsize(); }); }
void rball2() { rbody21(RbO2{}); rbody22<RbO2>(); }
template <class P> struct RbSoA { P p; };
template <class P> int rank_of(const RbSoA<P> &s) { return 1; }
template <class P> int elem(RbSoA<P> &s, int i, const RbSoA<P> &t) { return 1; }
template <class P> __host__ __device__ void cpy(RbSoA<P> &s, const RbSoA<P> &t) { 
 elem(s, 1, t);
 rank_of(s); }
void rbody23() { RbSoA<int> s{};
 apar(1, [=] __device__(int i) { RbSoA<int> t{}; cpy(t, s); }); }
struct RbLaunch { int q; template <class F> RbLaunch(int n, F f) { akern<<<1, 1>>>(f); } };
template <class T> struct RbIt { T t; __host__ __device__ RbIt &operator++() { return *this; } T hderef() const { return t; } };
template <class T> auto make_it(T t) -> RbIt<T> { return {t}; }
void rbody24() { auto it = make_it(1);
 apar(1, [=] __device__(int i) { it.hderef(); }); }
template <class T> auto make_zip(T t) { auto u = make_it(t); return make_it(u); }
void rbody25() { auto z = make_zip(1);
 apar(1, [=] __device__(int i) { z.hderef(); }); }
