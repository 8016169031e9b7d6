// std: 17
// Sizes of types that depend on parameters.
template <int N> struct num { typedef int type; };
template <class T> struct gl { T t; };
template <class F> void pf(F f);
template <class P> void c1(P &p, num<sizeof(P *)> *q) { pf([=] __host__ __device__ (int i) { }); }
template <class P> void c2(P &p, num<sizeof(gl<P> *)> *q) { pf([=] __host__ __device__ (int i) { }); }
template <class P> void c3(P &p, num<sizeof(int *)> *q) { pf([=] __host__ __device__ (int i) { }); }
template <class P> void c4(P &p, num<sizeof(gl<int> *) + 1> *q) { pf([=] __host__ __device__ (int i) { }); }
template <class P> void c5(P &p, typename num<sizeof(P *) + 1>::type q) { pf([=] __host__ __device__ (int i) { }); }
template <class P> void c7(P &p) { num<sizeof(P *)> *q; pf([=, s = num<sizeof(P *)>()] __device__ (int i) { q; }); }
namespace M { template <bool B, class T = void> struct enable_if { typedef T type; }; template <int N> struct num { typedef int type; }; }
namespace C {
template <class T> struct is_slice { static const bool value = false; typedef T type; };
template <class F> void pf(F f);
template <class P> void c1(P &p, typename M::enable_if<sizeof(is_slice<P>) == 1, int>::type * = 0) { pf([=] __host__ __device__ (int i) { }); }
template <class P> void c2(P &p, typename M::enable_if<(sizeof(gl<P>) > 1), int>::type * = 0) { pf([=] __host__ __device__ (int i) { }); }
template <class P> void c3(P &p, typename M::num<sizeof(gl<P>)>::type * = 0) { pf([=] __host__ __device__ (int i) { }); }
template <class P> void c4(P &p, M::num<sizeof(gl<P>)> *q) { pf([=] __host__ __device__ (int i) { }); }
template <class P> void c5(P &p, M::num<sizeof(gl<P> *)> *q) { pf([=] __host__ __device__ (int i) { }); }
template <class P> void c6(P &p, M::num<sizeof(gl<gl<P> >)> *q) { pf([=] __host__ __device__ (int i) { }); }
template <class P> void c7(P &p, M::num<alignof(gl<P>)> *q) { pf([=] __host__ __device__ (int i) { }); }
template <class P> void c8(P &p, M::num<sizeof(typename gl<P>::type)> *q) { pf([=] __host__ __device__ (int i) { }); }
template <class P> void c9(P &p, M::num<sizeof(const gl<P>)> *q) { pf([=] __host__ __device__ (int i) { }); }
template <class P> void c10(P &p, M::num<sizeof(gl<P> &)> *q) { pf([=] __host__ __device__ (int i) { }); }
template <class P> void c13(P &p, M::num<sizeof(C::is_slice<P>)> *q) { pf([=] __host__ __device__ (int i) { }); }
template <class P> void c14(P &p, M::num<sizeof(P)> *q) { pf([=] __host__ __device__ (int i) { }); }
template <class P> void c15(P &p, M::num<(int)(gl<P>::value)> *q) { pf([=] __host__ __device__ (int i) { }); }
template <class P> void c16(P &p, M::num<sizeof(gl<P>) + sizeof(gl<int>)> *q) { pf([=] __host__ __device__ (int i) { }); }
template <class P> void c17(P &p, int (&q)[sizeof(gl<P>)]) { pf([=] __host__ __device__ (int i) { }); }
template <class P> auto c18(P &p) -> decltype(sizeof(gl<P>)) { pf([=] __host__ __device__ (int i) { }); return 0; }
template <class P> void c19(P &p) { int k = sizeof(gl<P>); pf([=] __host__ __device__ (int i) { return k; }); pf([s = sizeof(gl<P>)] __device__ (int i) { return s; });}
}
