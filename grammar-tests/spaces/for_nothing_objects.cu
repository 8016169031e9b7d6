// std: 17
// Objects of which nothing is done: what only leads to them is not read, but for calls.
#define HD __host__ __device__
static const int g[3] = {1, 2, 3};
struct S { int arr[3]; int v; HD int operator[](int a) const { return v + a; } HD int m() const { return v; } };
struct T { int v; HD int &operator[](int a) { return v; } };
template <class T> HD int t(T a) {
  g[g[a]];
  return a;
}
__global__ void k1(int a) {
  S s{};
  s.arr[g[a]];
}
__global__ void k2(int *p, int a) {
  *(p + g[a]);
}
__global__ void k3(int *p, int a) {
  int b[2], c[2];
  a ? b[g[a]] : c[0];
}
__global__ void k4(int *p, int a) {
  p[g[a]];
}
__global__ void k5(S *p, int a) {
  p[g[a]].v;
}
__global__ void k6(S *p, int a) {
  p[g[a]][1];
}
__global__ void k7(S *p, int a) {
  (*p)[g[a]];
}
__global__ void k8(T *p, int a) {
  (*p)[g[a]];
}
__global__ void k9(int *p, int a) {
  p[g[a]], p[g[1]];
}
__global__ void k10(int *p, int a) {
  a = (p[g[a]], 1);
}
__global__ void k11(int *p, int a) {
  a = 1, void(g[g[a]]);
}
__global__ void k12(int *p, int a) {
  (void)(g[g[a]] + 1);
}
__global__ void k13(int *p, int a) {
  p[(int)g[a]];
}
__global__ void k14(int *p, int a) {
  p[a ? g[a] : 1];
}
__global__ void k15(int *p, int a) {
  p[g[a] && a];
}
__global__ void k16(int *p, int a) {
  p[sizeof(g[a])];
}
__global__ void k17(int *p, int a) {
  p[S{}.m() + g[a]];
}
__global__ void k18(int *p, int a) {
  p[S{{1}, g[a]}.v];
}
__global__ void k19(int *p, int a) {
  p[int(g[a])];
}
__global__ void k20(int *p, int a) {
  while (p[g[a]], a < 3) a++;
}
int main() { return t(1); }
