// std: 17
// Elements of constant arrays of which nothing is done: what only leads to them is not read.
#define HD __host__ __device__
static const int g[3] = {1, 2, 3};
static const int c[3][2] = {{1, 2}, {3}, {4}};
constexpr int h[2] = {1, 2};
HD int hd(int a) { return a; }
__global__ void k1(int a) {
  g[a];
}
__global__ void k2(int a) {
  g[g[a]];
}
__global__ void k3(int a) {
  (void)g[g[a]];
}
__global__ void k4(int a) {
  g[hd(g[a])];
}
__global__ void k5(int a) {
  g[a] + 1;
}
__global__ void k6(int a) {
  g[a], 1;
}
__global__ void k7(int a) {
  a = (g[a], 1);
}
__global__ void k8(int a) {
  -g[a];
}
__global__ void k9(int a) {
  g[g[a] + 1];
}
__global__ void k10(int a) {
  a ? g[a] : 1;
}
__global__ void k11(int a) {
  g[h[a]];
}
__global__ void k12(int a) {
  c[a][g[a]];
}
__global__ void k13(int a) {
  int b[2];
  b[g[a]];
}
__global__ void k14(int a) {
  g[g[a]] == 2;
}
__device__ int k15(int a) {
  g[g[a]];
  return a;
}
HD int k16(int a) {
  g[g[a]];
  h[1];
  return a;
}
__global__ void k17(int a) {
  g[a += g[a]];
}
__global__ void k18(int a) {
  g[a++];
}
__global__ void k19(int a) {
  (g[g[a]]);
}
__global__ void k20(int a) {
  static_cast<void>(g[a]);
}
__global__ void k21(int a) {
  for (g[a]; a < 3; g[g[a]]) a++;
}
__global__ void k23(int a) {
  static_cast<int>(g[a]);
}
__global__ void k24(int a) {
  (int)g[a];
}
