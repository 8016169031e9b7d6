// std: 17
// What a reference is bound to, and what a type is, is told by what names mean where it is declared.
template <class F> int run(F f) { return 0; }
int gw; int ga[3]; struct Q { int m; static int si; } gq;
void a0() { int &v = gw; int gw = 1; run([=] __device__ { return v; }); }
void a1() { int &v = gw; { int gw = 1; run([=] __device__ { return v; }); } }
void a3(int x) { int &v = x; { int &x = gw; run([=] __device__ { return v + x; }); } }
void a4() { int &v = ga[1]; int ga[2]; run([=] __device__ { return v + ga[0]; }); }
void a6() { static int s; int &v = s; { int s = 1; run([=] __device__ { return v + s; }); } }
void a8() { auto &v = gq.m; Q gq; run([=] __device__ { return v; }); }
void b0() { typedef int &R; R v = gw; { typedef int R; R w = 1; run([=] __device__ { return v + w; }); } }
void b1() { int &v = gw; auto l = [=](int gw) { return run([=] __device__ { return v + gw; }); }; l(1); }
void b4(int q) { using T = int &; T v = gw; int gw = q; T u = gw; run([=] __device__ { return v + u; }); }
struct S { int m; void f() { int &w = m; { static int m; run([=] __device__ { return w + m; }); } } };
void b5(int w) { int &v = w; auto l = [=] { static int w; return run([=] __device__ { return v + w; }); }; l(); }
