// std: 17
// the same where the last statement of a body is a loop, a choice, a declaration
#define HD __host__ __device__
#define DEV __device__
struct CH { int v; HD CH(int a) : v(a) {} ~CH() {} int m() { return 1; } };
DEV void g(int a);
DEV void d1(int a) {
  CH c(1);
  if (a)
    g(1);
}
DEV void d2(int a) {
  CH c(1);
  for (int i = 0; i < a; ++i)
    g(1);
}
DEV void d3(int a) {
  CH c(1);
  for (int i = 0; i < a; ++i) {
    g(1);
  }
}
DEV void d4(int a) {
  CH c(1);
  {
    g(1);
  }
}
DEV void d5(int a) {
  CH c(1);
  if (a) {
    g(1);
  } else {
    g(2);
  }
}
DEV void d6(int a) {
  CH c(1);

}
DEV void d7(int a) {
  CH c(1);
  g(
    1
    );
}
DEV void d8(int a) {
  CH c(1);
  while (a) {
    a--;
  }
}
DEV void d9(int a) {
  CH c(1);
  do {
    a--;
  }
  while (a);
}
DEV void d10(int a) {
  CH c(1);
  switch (a) {
    case 1: g(1);
  }
}
DEV void d11(int a) {
  CH c(1);
  int x = 2;
  auto l = [=] {
    return 1;
  };
}
DEV void d12(int a) {
  CH c(1);
  if (a) {
    g(1);
    return;
  }
}
DEV void d13(int a) {
  if (a) {
    CH c(1);
    g(1);
    return;
  }
  if (a) {
    CH c(1);
  }
}
DEV int d15(int a) {
  CH c(1);
  if (a) { return 1; } else { return 2; }
}
