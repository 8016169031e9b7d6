// std: 17
// template template arguments: protected, in a private class, an alias template; a public one is fine
template <class T> struct Out {};
class C {
  struct P { template <class T> struct In {}; };
  template <class T> using Alias = Out<T>;
 protected:
  template <class T> struct Prot {};
 public:
  template <class T> struct Pub {};
  void go();
};
template <template <class> class Q> void a() { auto op = [] __device__ () {}; (void)op; }
template <template <class> class Q> void b() { auto op = [] __device__ () {}; (void)op; }
template <template <class> class Q> void c() { auto op = [] __device__ () {}; (void)op; }
template <template <class> class Q> void d() { auto op = [] __device__ () {}; (void)op; }
void C::go() { a<P::In>(); b<Alias>(); c<Prot>(); d<Pub>(); }
