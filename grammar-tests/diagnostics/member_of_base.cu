// std: 17
// member templates of base classes, static member functions of class templates, qualified calls
struct Base { template <class T> void run(T) { auto op = [] __device__ () {}; (void)op; } };
struct Derived : Base { void go() { struct L {}; run(L{}); } };
template <class T> struct TBase { void run() { T v{}; auto op = [v] __device__ () { (void)v; }; (void)op; } };
template <class T> struct TDerived : TBase<T> { void go() { this->run(); } };
template <class T> struct Stat { static void run(T v) { auto op = [v] __device__ () { (void)v; }; (void)op; } };
namespace n { template <class T> void free(T v) { auto op = [v] __device__ () { (void)v; }; (void)op; } }
template <class T> struct Out { void run(T v); template <class U> void with(U u); };
template <class X> void Out<X>::run(X v) { auto op = [v] __device__ () { (void)v; }; (void)op; }
template <class X> template <class Y> void Out<X>::with(Y u) { auto op = [u] __device__ () { (void)u; }; (void)op; }
void f() {
  struct M {};
  TDerived<M>{}.go();
  Stat<M>::run(M{});
  n::free(M{});
  Out<M> o;
  o.run(M{});
  o.with(M{});
  M *p = nullptr;
  Out<M> *q = &o;
  q->with(p);
}
