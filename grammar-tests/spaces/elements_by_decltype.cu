// std: 17
// Elements of constant arrays whose number is made by the type of an expression.
constexpr int g[3] = {1, 2, 3};
struct C {
  __device__ int m(int a) const { return a; }
};
__device__ constexpr int number(int a, C c) {
  int v = g[decltype(c.m(a))(1)];
  return v + g[a];
}
__device__ int run_time(int a) {
  int v = g[decltype(a)(1)];
  return v;
}
