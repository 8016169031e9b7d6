// std: 17
// overloads told apart by the number of arguments or by explicit template arguments
template <class T> void apply(T) {
  auto op = [] __device__ () {}; (void)op;
}
template <class T> void apply(T, int) {
  auto op = [] __device__ () {}; (void)op;
}
void apply(int, int, int) {}
template <class T> void pick();
template <class T> void pick() { auto op = [] __device__ () {}; (void)op; }
void f() {
  struct L {};
  apply(L{}, 1);
  apply(1);
  apply(1, 2, 3);
  pick<L>();
}
