// std: 17
// return types of operators
template <class F> int run(F, int = 0) { return 0; }
struct A { int z; };
void f(int a, A q) {
  run([=] __device__ () -> decltype(sizeof(a)) { return 1; });
  run([=] __device__ () -> decltype(sizeof a) { return 1; });
  run([=] __device__ () -> decltype(sizeof(a) + 1) { return 1; });
  run([x = sizeof(a)] __device__ { return 1; });
  run([=] __device__ () -> decltype(sizeof(q.z)) { return 1; });
  run([=] __device__ () -> decltype(alignof(int)) { return 1; });
  run([=] __device__ () -> decltype(noexcept(a)) { return 1; });
}
struct S { void m(int a) { run([=] __device__ () -> decltype(sizeof(a)) { return 1; }); } };
