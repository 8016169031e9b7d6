// std: 17
// pointer parameters without a name, with default arguments
struct M;
void g(int n, const M * = nullptr, M *const = 0, char ** = {}) {
  auto l = [n] __device__ () { return n; };
  (void)l;
}
struct S {
  int n;
  void f(const M * = nullptr) const { auto l = [=] __host__ __device__ () { return n; }; (void)l; }
};
