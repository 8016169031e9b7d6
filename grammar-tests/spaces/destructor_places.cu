// std: 17
// destructors are called where a scope is left: at jumps, at the end of a block, at the last statement of a body
#define HD __host__ __device__
#define DEV __device__
struct CH { int v; HD CH(int a) : v(a) {} ~CH() {} int m() { return 1; } };
struct CD { int v; HD CD(int a) : v(a) {} DEV ~CD() {} };
DEV int d1(int a) {
  CH c(1);
  return c.v;
}
DEV int d2(int a) {
  CH c(1);
  if (a)
    return 1;
  return c.v;
}
DEV void d3(int a) {
  CH c(1);
  if (a)
    return;
  c.v = 1;
}
DEV int d4(int a) {
  CH b(1);
  if (a) {
    CH c(1);
    a = 2;
  }
  {
    CH e(1);
    CH f(1);
  }
  return 1;
}
DEV int d5(int a) {
  for (int i = 0; i < 3; ++i) {
    CH c(1);
    if (i) continue;
    if (a) break;
    a = 1;
  }
  for (CH c(1); a; )
    a = 2;
  while (a) {
    CH c(1);
    return 1;
  }
  return 1;
}
HD int b1(int a) {
  CH c(1);
  CD d(1);
  return c.v;
}
int h1(int a) {
  CD d(1);
  if (a)
    return 2;
  return d.v;
}
HD void b2(int a) {
  auto l = [=](int x) {
    CH c(1);
    return 1;
  };
  l(1);
  CH e = CH(1);
  switch (a) {
    case 1: {
      CH f(1);
      break;
    }
    case 2:
      break;
  }
}
__global__ void k1() {
  CH e(1);
  while (true) {
  }
}
__global__ void k2(int a) {
  CH e(1);
  if (a) {
    e.v = 1;
  } else {
    return;
  }
  do {
    CH e(1);
  } while (a--);
}
