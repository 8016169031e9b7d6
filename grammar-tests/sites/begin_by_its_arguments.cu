// std: 17
// Calls of begin and end that are found by their arguments.
namespace n { struct V { int *b; int *begin() const { return b; } int size() const { return 1; } };
template <class T> struct A { T *b; T *begin() const { return b; } friend T *cbegin(A const &a) { return a.b; } };
int *begin(V const &v); int *end(V &v); template <class T> T *begin(A<T> const &a); template <class T> T *end(A<T> &a);
int size(V const &v); struct W { A<double> m; A<double> const &matrix() const; A<A<double>> hyp() const; V v() const; }; }
void f1(n::V v) { auto l = [p = begin(v)] __device__ () { return p; }; }
void f2(n::V v) { auto l = [p = begin(v), q = end(v), s = size(v)] __device__ () { return p; }; }
void f3(n::A<int> v) { auto l = [p = begin(v), q = end(v), c = cbegin(v)] __device__ () { return p; }; }
void f4(n::W w) { auto l = [p = begin(w.matrix()), q = begin(w.v())] __device__ () { return p; }; }
template <class T> void t1(T v) { auto l = [p = begin(v)] __device__ () { return p; }; }
template <class T> void t2(n::A<T> v) { auto l = [p = begin(v), q = end(v)] __device__ () { return p; }; }
template <class T> void t3(T v) { auto l = [p = begin(v.matrix()), q = begin(v.hyp())] __device__ () { return p; }; }
template <class T> void t4(T v, n::W w) { auto l = [p = begin(w.matrix()), q = begin(w.v())] __device__ () { return p; }; }
namespace n { void f5(V v) { auto l = [p = begin(v)] __device__ () { return p; }; } }
struct S { n::V v; n::W w; void m() { auto l = [p = begin(v), q = begin(w.m)] __device__ () { return p; }; } template <class T> void k(T t) { auto l = [p = begin(v), q = begin(t.m), r = begin(w.matrix())] __device__ () { return p; }; } };
template <class T> struct G { n::A<T> a; n::V v; void m() { auto l = [p = begin(a), q = begin(v), r = begin(this->a)] __device__ () { return p; }; } };
