// std: 17
// Aliases of a class template in template arguments and behind typename.
template <class F> void run(F) {}
template <class T> struct Tr { using type = T; }; struct B0 { using I2 = long; }; enum GE { ge }; using GI = int;
template <class X> struct K : B0 { using I = int; using V = X; using P = I *; typedef const int CI; struct In {}; enum E { e }; using Q = Tr<int>; using GA = GE; using GG = GI;
 void m(Tr<I> a, Tr<V> b, Tr<P> c, Tr<CI> d, Tr<In> e, Tr<E> f, Tr<I *> g, Tr<const I> h, Tr<Q> i, Tr<GA> j, Tr<GG> k, Tr<GI> l, Tr<I2> n, I o, typename Tr<P>::type p, typename Tr<I2>::type q, Tr<Tr<I>> r, typename Tr<Tr<I>>::type s) { run([] __device__ () {}); } 
 Tr<I> m2(typename Tr<V>::type v, typename Tr<GG>::type w) { run([] __device__ () -> Tr<I> { return {}; }); run([] __device__ () -> typename Tr<I>::type { return {}; }); run([x = Tr<I>{}] __device__ () { return x; }); run([x = Tr<V>{}] __device__ () { return x; }); return {}; } };
struct Z : B0 { using I = int; void m(Tr<I> a, Tr<I2> b, Tr<I>::type c, Tr<I2>::type d) { run([] __device__ () {}); } template <class T> void n(Tr<I> a, Tr<T> b, typename Tr<I>::type c, typename Tr<I2>::type d) { run([] __device__ () {}); } };
