// std: 20
// structured bindings that are references
struct P { int a, b; };
void f() {
  auto &[a, b] = *new P;
  const auto &[c, d] = P{1, 2};
  auto &&[e, g] = P{1, 2};
  auto l1 = [a] __device__ () { return a; };
  auto l2 = [c, e] __device__ () { return c; };
}
