// std: 17
// names of a specialised template in its specialisations
namespace a { namespace b { template <class T> struct S; template <class T, class U> struct D; 
template <class T> struct S<T *> { void m1(S<T *> p, S<T *> *q, const S<T*> &r, S<T> s, S<T> *t, S<T **> u, D<S<T *>, S<T *> *> v, S<S<T *>> w) { auto l = [] __device__ () {}; } void m2(S<T *> *q); void m3(S *q); S<T *> m4() { auto l = [] __device__ () {}; } S<T *> &m5() { auto l = [] __device__ () {}; } };
template <class T> void S<T *>::m2(S<T *> *q) { auto l = [] __device__ () {}; }
template <class T> void S<T *>::m3(S<T *> *q) { auto l = [] __device__ () {}; }
template <class T, class U> struct D<T *, U> { void m1(D<T *, U> p, D<T *, U> *q, D<U, T> r) { auto l = [] __device__ () {}; } };
} }
template <class T> struct G; template <class T> struct G<T*> { void m(G<T*> a, G<T*> *b, G<T> *c, G d, G<G> e) { auto l = [] __device__ () {}; } };
template <class T> struct G2; template <class T> struct G2<T&> { void m(G2<T&> a, G2<T&> *b, G2<T> *c, G2 d) { auto l = [] __device__ () {}; } };
template <class T> struct G3; template <> struct G3<int> { void m(G3<int> a, G3<int> *b, G3<char> *c, G3 d, G3 *e, const G3 &f) { auto l = [] __device__ () {}; } template <class T> void n(T t, G3 g, G3<T> h) { auto l = [] __device__ () {}; } };
struct Out { template <class T> struct H; template <class T> struct H<T *> { void m(H a, H<T *> b, H<T *> *c, H<T> *d) { auto l = [] __device__ () {}; } }; };
