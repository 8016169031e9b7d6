// std: 17
// explicit instantiations of function and class templates count; extern ones do not
class C {
  struct P { int v; };
 public:
  struct Q { int v; };
};
template <class T> void apply(T) { auto op = [] __device__ () {}; (void)op; }
template <class T> void apply2(T) { auto op = [] __device__ () {}; (void)op; }
template <class T> struct S {
  void run() { T v{}; auto op = [v] __device__ () { (void)v; }; (void)op; }
};
template void apply<C::P>(C::P);
extern template void apply2<C::P>(C::P);
template void apply2<C::Q>(C::Q);
template struct S<C::P>;
