// std: 17
// the branch that is taken, and a discarded one outside of any template
template <class T> int apply(T) { auto op = [] __device__ () {}; (void)op; return 0; }
template <class T> int apply2(T) { auto op = [] __device__ () {}; (void)op; return 0; }
template <class T> int apply3(T) { auto op = [] __device__ () {}; (void)op; return 0; }
template <class T> void choose(T v) {
  if constexpr (sizeof(T) < 100) apply(v);
}
void f() {
  struct L {};
  choose(L{});
  if constexpr (false) apply2(L{});
  if constexpr (true) apply3(L{});
}
