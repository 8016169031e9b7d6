// std: 17
// variables of the host of many types, and what is done with them
union U { int i; float f; int get() const { return i; } __device__ float df() const { return f; } }; struct A { int v[3]; int &operator[](int i) { return v[i]; } const int &operator[](int i) const { return v[i]; } int size() const { return 3; } }; struct DA { int v[3]; __device__ int &operator[](int i) { return v[i]; } }; A ga; U gu; int g2[2][3]; int *gp[3]; struct { int a; } anon; typedef int arr3[3]; arr3 ga3; volatile int gv; bool gb; char gs[] = "abc"; const char cgs[] = "abc"; float *gf; void *gvp; unsigned long long gull;
__global__ void k(U u, A a, DA d, int *p) {
  p[0] = u.get();
  p[1] = u.df();
  p[2] = a[1];
  a[2] = 3;
  p[3] = d[1];
  p[4] = a.size();
  p[5] = ga[1];
  p[6] = gu.i;
  p[7] = g2[1][2];
  g2[0][0] = 1;
  p[8] = *gp[1];
  p[9] = anon.a;
  p[10] = ga3[1];
  p[11] = gv;
  p[12] = gb ? 1 : 2;
  p[13] = gs[1];
  p[14] = cgs[p[0]];
  p[15] = gf[1];
  p[16] = gf == nullptr;
  p[17] = gull;
  if (gb) p[18] = 1;
  while (gv) p[19] = 1;
  for (int i = 0; i < gv; i++) p[20] = i;
  switch (gv) { case 1: break; }
  p[gv] = 1;
  p[21] = -gv;
  p[22] = p[gv] + gv;
  p[23] = (int)gf[2];
  gv = gv + 1;
  gp[1] = p;
}
