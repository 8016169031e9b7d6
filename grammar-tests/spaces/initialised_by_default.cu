// std: 17
// Members with initialisers by default: an object is made where the body of the constructor begins.
#define HD __host__ __device__
int h() { return 1; }
struct N {
  int v;
  N() : v(1) {}
  N(int a) : v(a) {}
};
struct C1 {
  N m = N();
  HD C1() {
    int x = 0;
  }
};
struct C2 {
  N n = N(2);
  HD C2() {}
};
struct C3 { N o{3};
  HD C3() {}
};
struct C4 { N o = 3;
  HD C4() {}
};
struct C5 { N o = N{3};
  HD C5() {}
};
struct C8 { int o = h();
  HD C8() {
  }
};
struct C9 { N o = N(h());
  HD C9() {
  }
};
struct CA { int o = N(2).v;
  HD CA() {
  }
};
struct CB { N o = {2};
  int k;
  HD CB() : k(1) {
  }
};
struct CC { N o{N(2)};
  HD CC() {
  }
};
HD void useall() {
  C1 c1; C2 c2;
  C3 c3; C4 c4;
  C5 c5;
  C8 c8;
  C9 c9; CA ca;
  CB cb; CC cc;
}
