// std: 17
// lambdas, captures and bodies from macros: lines
#define LAUNCH(...) do { auto l = __VA_ARGS__; (void)l; } while (0)
#define FOR(i, n, body) for_each(n, [=] __device__ (int i) body)
template <class F> void for_each(int, F) {}
#define CAPT &
void f(int a, int n) {
  LAUNCH(
    [&a] __device__ () {
      return a;
    });
  FOR(i, n, {
    if constexpr (true) { (void)a; }
  });
  FOR(i,
      n,
      { (void)
         a; });
  LAUNCH([v = a]
    __host__ __device__
      () { return v; }); auto x = [CAPT] __device__ () { return
      n; };
}
class P { void f(int a) { LAUNCH(
   [] __device__ () {} );
 } };
