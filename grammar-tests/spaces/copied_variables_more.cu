// std: 17
// functions that copy take references, those of bases and members as well
struct T { int a; T() = default; T(const T &o) : a(o.a) {} T &operator=(const T &o) { return *this; } };
struct TD { int a; __host__ __device__ TD() {} __host__ __device__ TD(const TD &o) : a(o.a) {} __host__ __device__ TD &operator=(const TD &o) { return *this; } };
struct U { int a; __host__ __device__ U(int x = 0) : a(x) {} };
struct W { TD t; int b; }; struct B : TD { }; struct PB { int x; }; struct PD : PB { int y; };
TD gt; U gu; W gw; B gb; PD gp;
__global__ void k(TD t, U u, W w, B b, PD p) {
  TD a = gt;
  U c = gu;
  W d = gw;
  B e = gb;
  PD f = gp;
  u = gu;
  w = gw;
  b = gb;
  p = gp;
  gt = t;
  gu = u;
  gw = w;
  gb = b;
  gp = p;
  t = gt;
  TD h{gt};
  gu = 3;
}
struct Q { float v[4]; int n; }; __device__ PB dp; __constant__ Q cq; __device__ Q dq;
void host(U u, PB p, Q q) {
  dp = p;
  p = dp;
  q = cq;
  q = dq;
  dq = q;
  dq = Q();
  auto &r = dq;
  r = q;
  Q *pq = &dq;
  Q y{dq};
  const Q x = dq;
  dq.v[1] = 2;
  dq.v[1]++;
  dp.x = 1;
}
