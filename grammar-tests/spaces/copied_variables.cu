// std: 17
// objects that are assigned and copied: variables are read and written
struct S { int a, b; }; struct T { int a; T &operator=(const T &) { return *this; } }; 
S gs; T gt; __device__ S ds; __device__ T dt; __constant__ S cs; __device__ float4 *pp; struct V { float x, y; }; __device__ V dv[3]; V hv[3];
void host(S s, T t, V v) {
  ds = s;
  dt = t;
  s = ds;
  ds.a = 1;
  dv[1] = v;
  v = dv[1];
  ds = S{1, 2};
  ds = {1, 2};
  S c = ds;
  S e{ds};
  v = cs.a ? v : v;
  s = cs;
  auto z = ds;
  ds.a += 2;
  dv[2].x = 3;
  dv[2].x += dv[1].y;
}
__global__ void k(S s, T t, V v) {
  gs = s;
  gt = t;
  s = gs;
  gs.a = 1;
  hv[1] = v;
  v = hv[1];
  gs = S{1, 2};
  gs = {1, 2};
  S c = gs;
  S e{gs};
  auto z = gs;
  hv[2].x = 3;
}
