// std: 17
// parameters and return types of host-device lambdas that depend on template parameters
class C {
  struct P { int v; };
 public:
  static void go();
};
template <class T> void param(T) {
  auto op = [] __host__ __device__ (T) {};
  (void)op;
}
template <class T> void returned(T) {
  auto op = [] __host__ __device__ () -> T * { return nullptr; };
  (void)op;
}
template <class T> void device(T *) {
  auto op = [] __device__ (int) {};
  (void)op;
}
void C::go() { returned(P{}); }
void f() {
  struct L {};
  param(L{});
  device((int *)nullptr);
}
