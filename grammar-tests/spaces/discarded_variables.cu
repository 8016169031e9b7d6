// std: 17
// Variables and exceptions in code that `if constexpr` discards, outside of templates: the compiler of the device looks at
// them, and at no calls.
#define HD __host__ __device__
int g;
const int constants[3] = {1, 2, 3};
__device__ int on_device;
__device__ int d(int a) { return a; }
int h(int a) { return a; }
inline int inlined(int a) { return a; }
constexpr int folded(int a) { return a; }

__device__ int variables(int a) {
  if constexpr (false) {
    int x = g;
    g = 1;
    int *p = &g;
    h(a);
    inlined(a);
    folded(a);
    int y = constants[a];
  }
  return a;
}
HD int on_both_sides(int a) {
  if constexpr (sizeof(int) == 4) {
  } else {
    int x = g;
    h(a);
    d(a);
    on_device = 1;
  }
  return a;
}
int on_host(int a) {
  if constexpr (false) {
    d(a);
    on_device = 1;
    int x = g;
  }
  return 1;
}
__device__ int in_lambda(int a) {
  auto l = [=](int q) {
    if constexpr (false) {
      int x = g;
      h(q);
    }
    return 1;
  };
  return l(1);
}
__global__ void k() { on_both_sides(1); }
