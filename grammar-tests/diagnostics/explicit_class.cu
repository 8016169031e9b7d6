// std: 17
// members of explicitly instantiated class templates
class C { struct P { int v; }; };
struct Cell { Cell(int) {} int v = 0; };
template <class T> struct S {
  void run() { T v{}; auto op = [v] __device__ () { (void)v; }; (void)op; }
  void array(T t) { T v[1] = {t}; auto op = [v] __device__ () { (void)v; }; (void)op; }
  template <class U> void with(U u) { auto op = [u] __device__ () { (void)u; }; (void)op; }
};
template class S<C::P>;
template void S<int>::with<C::P>(C::P);
