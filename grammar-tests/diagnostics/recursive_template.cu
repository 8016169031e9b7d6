// std: 17
// recursion with growing and with the same types, mutual recursion
template <class T> void down(T v, int n) {
  auto op = [] __device__ () {};
  (void)op;
  if (n) down(v, n - 1);
}
template <class T> void odd(T v, int n);
template <class T> void even(T v, int n) { if (n) odd(v, n - 1); }
template <class T> void odd(T v, int n) {
  auto op = [] __device__ () {};
  (void)op;
  if (n) even(v, n - 1);
}
template <int N, class T> void count(T v) {
  auto op = [] __device__ () {};
  (void)op;
  if constexpr (N > 0) count<N - 1>(v);
}
void f() {
  struct L {};
  down(L{}, 3);
  even(L{}, 3);
  count<3>(L{});
}
