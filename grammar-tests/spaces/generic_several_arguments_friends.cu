// std: 17
// the same of friends and of what is beside them
#define HD __host__ __device__
inline int fn(int x) { return 1; }
int hf(int x) { return 1; }
HD int bf(int x) { return 1; }
struct E { int v = 0; int m(int a) const { return a; } friend int ff(const E &e, int a) { return 1; } friend int f1(const E &e) { return 1; } };
inline int f2(const E &e, int a) { return 1; }
HD int b1(E c, int a) { return ff(c, fn(1)); }
HD int b2(E c, int a) { return ff(c, hf(1)); }
HD int b3(E c, int a) { return ff(c, bf(1)); }
HD int b4(E c, int a) { return ff(c, a + 1); }
HD int b5(E c, int a) { return ff(c, a); }
HD int b6(E c, int a) { return ff(E{}, a); }
HD int b7(E c, int a) { return f2(c, hf(1)); }
HD int b8(E c, int a) { return f2(E{}, bf(1)); }
HD int b9(E c, int a) { return f1(E{}) + f1(c); }
HD int b10(E c, int a) { return ff(c, c.v); }
HD int b11(E c, int a) { return ff(c, bf(1) + 1); }
HD int b12(E c, int a) { return ff(c, c.m(1)); }
HD int b13(E c, int a) { return ff(c, (bf(1))); }
HD int b14(E c, int a) { int i = bf(1); return ff(c, i); }
HD int b15(E c, int a) { return ff(c, int(a)) + ff(c, -a); }
