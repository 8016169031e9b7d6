// std: 17
// local and private types that do not depend on the template, captured in templates that are never instantiated
class C {
  struct P { int v; };
 public:
  template <class T> static void never(T) {
    P p{};
    auto op = [p] __device__ () { (void)p; };
    (void)op;
  }
};
auto make() { struct L { int v; }; return L{}; }
template <class T> void never() {
  auto l = make();
  auto op = [l] __device__ () { (void)l; };
  (void)op;
  auto plain = [](int n) { return n; };
  auto oq = [plain] __device__ () { (void)plain; };
  (void)oq;
  struct M { int v; } m;
  auto or_ = [m] __host__ __device__ (M) { (void)m; };
  (void)or_;
}
