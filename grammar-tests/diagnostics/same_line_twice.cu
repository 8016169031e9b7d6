// std: 17
// two lambdas on one line, and local types in captures of a template besides local arguments
template <class T> void apply(T v) { auto op = [] __device__ () {}; auto oq = [v] __device__ () {}; (void)op; (void)oq; }
void f() {
  struct L {};
  apply(L{});
}
