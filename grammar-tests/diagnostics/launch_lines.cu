// std: 17
// the line of a launch that is spread over several
template <class F> __global__ void k(int n, F f) { f(); }
template <class F> __global__ void j(F f) { f(); }
#define LAUNCH(f) \
  j<<<1, 1>>>(f)
void f() {
  k<<<1,
      1>>>(
      2,
      [] {});
  j
  <<<1, 1>>>([] {
  });
  LAUNCH(
    [] {});
  LAUNCH([] {
  });
}
