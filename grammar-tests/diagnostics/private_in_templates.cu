// std: 17
// private types that do not depend on the template: reported at the definition or at the instantiation
class C {
  struct P { int v; };
 public:
  using Q = P;
};
template <class T> void never() {
  C::Q p{};
  auto op = [p] __device__ () { (void)p; };
  auto oq = [] __host__ __device__ (C::Q) {};
  (void)op; (void)oq;
}
template <class T> void called() {
  C::Q p{};
  auto op = [p] __device__ () { (void)p; };
  (void)op;
}
template <class T> struct S {
  void never() {
    C::Q p{};
    auto op = [p] __device__ () { (void)p; };
    (void)op;
  }
  void called() {
    C::Q p{};
    auto op = [p] __device__ () { (void)p; };
    (void)op;
  }
};
void f() { called<int>(); S<int>{}.called(); }
