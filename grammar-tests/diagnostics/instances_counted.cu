// std: 17
// A template that instantiates itself a hundred times.
template <class F> void run(F);
template <int N, class T> void down(T a) {
  if constexpr (N > 0) {
    down<N - 1>(a);
  } else {
    run([=] __device__ () { return a; });
  }
}
void user() {
  struct Local {};
  down<100>(Local{});
}
