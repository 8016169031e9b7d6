// std: 17
// members of class templates, in the class and outside
namespace a { namespace b {
template <class T> struct Pool { struct In { int x; }; typedef T value; using Self = Pool; void g1(Pool p, Pool<T> q, Pool<T> *r, Pool<int> s, In i, Pool::In j, typename Pool<T>::In *k, typename Pool<T>::In l); void g2(Pool<T> p, value v, Pool<T*> q); Pool<T> &g3(); Pool &g4(); Pool<T> g5(Pool<T> a) { auto l = [] __device__ () {}; } 
 In i1(); Pool::In i2() { auto l = [] __device__ () {}; } typename Pool<T>::In i3(); value i4(value v); 
 template <class U> void t1(Pool<U> u, Pool<T> t, U v); void h1(Pool<T> p, Pool<T *> q) { auto l = [] __device__ () {}; } friend void fr(Pool p, Pool<T> q) { auto l = [] __device__ () {}; }
 struct Nest { void n1(Nest n, In i, Pool p, Pool<T> q, Pool::Nest r, typename Pool<T>::Nest s) { auto l = [] __device__ () {}; } void n2(Nest n, In i, Pool<T> p, value v); Nest n3(); };
 static void s1(Pool<T> p); static void s2(Pool p) { auto l = [] __device__ () {}; } };
template <class T> void Pool<T>::g1(Pool p, Pool<T> q, Pool<T> *r, Pool<int> s, In i, Pool::In j, typename Pool<T>::In *k, typename Pool<T>::In l) { auto ll = [] __device__ () {}; }
template <class T> void Pool<T>::g2(Pool<T> p, value v, Pool<T*> q) { auto l = [] __device__ () {}; }
template <class T> Pool<T> &Pool<T>::g3() { auto l = [] __device__ () {}; }
template <class T> auto Pool<T>::g4() -> Pool & { auto l = [] __device__ () {}; }
template <class T> typename Pool<T>::In Pool<T>::i1() { auto l = [] __device__ () {}; }
template <class U> typename Pool<U>::In Pool<U>::i3() { auto l = [] __device__ () {}; }
template <class U> typename Pool<U>::value Pool<U>::i4(typename Pool<U>::value v) { auto l = [] __device__ () {}; }
template <class V> template <class W> void Pool<V>::t1(Pool<W> u, Pool<V> t, W v) { auto l = [] __device__ () {}; }
template <class T> void Pool<T>::Nest::n2(Nest n, In i, Pool<T> p, value v) { auto l = [] __device__ () {}; }
template <class T> typename Pool<T>::Nest Pool<T>::Nest::n3() { auto l = [] __device__ () {}; }
template <class X> void Pool<X>::s1(Pool<X> p) { auto l = [] __device__ () {}; }
} }
