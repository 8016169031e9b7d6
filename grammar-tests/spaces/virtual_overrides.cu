// std: 17
// functions that override virtual ones without saying so, and calls of them that are bound early
#define HD __host__ __device__
struct V { virtual int m(int a) const { return 1; } virtual int n(int a) const { return 1; }};
struct W : V { int m(int a) const override { return 1; } };
struct X : W { int m(int a) const { return 1; } };
struct Y : X { };
HD int g1() { return V().m(1); }
HD int g2() { return W().m(1); }
HD int g3() { return X().m(1); }
HD int g4() { return Y().m(1); }
HD int g5() { return Y().n(1); }
HD int g6(V v, W w, X x, Y y) { return v.m(1) 
+ w.m(1) 
+ x.m(1)
+ y.m(1)
+ y.n(1);}
HD int g7(V &v, W &w, X &x, Y &y) { return v.m(1) 
+ w.m(1) 
+ x.m(1)
+ y.m(1)
+ y.X::m(1)
+ y.n(1);}
__device__ int d7(V &v, W &w, X &x, Y &y) { return v.m(1) 
+ w.m(1) 
+ x.m(1)
+ y.m(1)
+ y.X::m(1)
+ X().X::m(1)
+ X().m(1)
+ V().m(1)
+ W().m(1)
+ y.n(1);}
