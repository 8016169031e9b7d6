// std: 17
// Host variables that are read for nothing: that is reported while code is read.
#define HD __host__ __device__
static int g[3] = {1, 2, 3};
static int n = 2;
__device__ int d[3];
__global__ void k1(int a) {
  g[g[a]];
}
__global__ void k2(int a) {
  g[n];
}
__global__ void k3(int a) {
  g[a++];
}
__global__ void k4(int a) {
  (void)g[g[n]];
}
__global__ void k5(int *p) {
  p[g[1]];
}
__global__ void k6(int *p) {
  n;
}
__global__ void k7(int *p) {
  p[n];
}
__global__ void k8(int *p) {
  -n;
}
__global__ void k9(int *p) {
  static_cast<void>(g[n]);
}
HD void h1(int *p) {
  d[d[1]];
}
HD void h2(int *p) {
  p[d[1]];
}
