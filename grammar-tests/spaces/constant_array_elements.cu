// std: 17
// elements of constant arrays with which nothing is done
#define HD __host__ __device__
#define DEV __device__
const int ca[3] = {1, 2, 3}; constexpr int cx[3] = {1,2,3}; int f(int a) { return a; }
struct S { static constexpr int sa[2] = {1, 2}; };
HD int b1(int a) { return ca[1]; }
HD int b2(int a) { ca[1]; return 1; }
HD int b3(int a) { (void)ca[1]; return 1; }
HD int b4(int a) { (void)cx[1]; cx[1]; return (cx[1], 1); }
HD int b5(int a) { return cx[1]; }
HD int b6(int a) { return cx[a]; }
HD int b7(int a) { (void)cx[a]; cx[a]; ca[a]; return 1; }
HD int b8(int a) { int i = int(ca[1]); return 1; }
HD int b9(int a) { auto i = int(ca[1]); return i; }
HD int b10(int a) { auto i = ca[1]; return 1; }
HD int b11(int a) { int i = ca[a]; return 1; }
HD int b12(int a) { (void)(ca[1] + 1); return 1; }
HD int b13(int a) { (void)S::sa[1]; S::sa[1]; return 1; }
HD int b14(int a) { if (ca[1]) return 1; return 2; }
HD int b15(int a) { for (int i = 0; i < ca[1]; ++i) a += ca[2]; return a; }
DEV int b16(int a) { const int v = ca[1]; return v; }
DEV int b17(int a) { int v = ca[1]; v = 2; return v; }
DEV int b18(int a) { int v = ca[1] + a; return 2; }
DEV int b19(int a) { int v[2] = {ca[1], 1}; return 2; }
DEV int b20(int a) { long v = true ? ca[1] : 2; return 2; }
DEV int b21(int a) { (void)(int)ca[1]; (void)int(ca[1]); return 2; }
DEV int b22(int a) { !ca[1]; -ca[1]; ca[1] + 1; return 2; }
DEV int b23(int a) { (void)&ca[1]; ca; (void)ca; return 2; }
