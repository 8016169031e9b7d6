// std: 17
// two explicit and one implicit
class C {
  struct P { int v; };
  struct R { int v; };
 public:
  static void go();
};
template <class T> void apply(T v) { auto op = [v] __device__ () {}; (void)op; }
template void apply<C::P>(C::P);
template void apply(C::R);
void C::go() { apply(P{}); }
