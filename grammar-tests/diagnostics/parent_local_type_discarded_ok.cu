// std: 17
// calls that are never instantiated: in a discarded branch, in unevaluated operands, in an uncalled template
template <class T> int apply(T) { auto op = [] __device__ () {}; (void)op; return 0; }
template <class T> void choose(T v) {
  if constexpr (sizeof(T) > 100) apply(v);
}
template <class T> void uncalled() { struct M {}; apply(M{}); }
void f() {
  struct L {};
  choose(L{});
  int n = sizeof(apply(L{}));
  decltype(apply(L{})) m = 0;
  (void)n; (void)m;
}
