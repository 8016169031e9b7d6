// std: 17
// Definitions of a class template that arguments choose, those by default among them: their members, in instances, too
#define HD __host__ __device__
struct Tag {};
struct Cloud { float *p; int n; };
struct Mesh { float *p; int n; };
template <class T, class Tg, class E = void> struct Access;
template <class T> struct Box { T v; };
template <class T, class Tg, class E> struct Access { HD static int size(T const &t) { return 1; } };
template <> struct Access<Cloud, Tag> { static int size(Cloud const &c) { return c.n; } };
template <class T> struct Access<Box<T>, Tag> { static int size(Box<T> const &b) { return 1; } HD static int other(Box<T> const &b) { return 2; } };
template <class T> struct Holder { HD int get() const { return 1; } int host() const { return 2; } };
template <> struct Holder<Cloud> { int get() const { return 2; } HD int host() const { return 2; } };
template <class P> HD int count(P const &p) { return Access<P, Tag>::size(p); }
HD int direct(Cloud const &c) { return Access<Cloud, Tag>::size(c); }
HD int fine(Mesh const &c) { return Access<Mesh, Tag>::size(c); }
HD int partial(Box<int> const &c) { return Access<Box<int>, Tag>::size(c) + Access<Box<int>, Tag>::other(c); }
HD int object(Holder<int> const &a, Holder<Cloud> const &b) {
  return a.get() +
    b.get() +
    a.host() +
    b.host();
}
template <class F> __global__ void kernel(F f) { f(0); }
template <class P> void run(P const &p) {
  kernel<<<1, 1>>>([=] __device__(int i) { Access<P, Tag>::size(p); });
  kernel<<<1, 1>>>([=] __device__(int i) { Holder<P> h; h.get(); });
}
void host(Cloud c, Mesh m, Box<int> b) { run(c); run(m); run(b); count(c); count(m); count(b); }
template <class M, class T> struct Where { M m; T t; Where(M const &m, T const &t); };
template <class T> struct Where<Box<T>, T> { HD Where(Box<T> const &m, T const &t) {} };
HD void deduced(Box<int> const &m, int t) { auto w = Where(m, t); Where v(m, t); Where<Box<int>, int> u(m, t); }
