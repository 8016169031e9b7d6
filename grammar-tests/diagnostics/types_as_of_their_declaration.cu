// std: 17
// Types and initialisers mean what they mean where they are declared, not where a lambda captures what they declare.
template <class F> int run(F f) { return 0; }
struct P { int v; }; typedef unsigned long sz; struct Q { int v; };
void f(P a) { struct P { int w; } b{1}; run([=] __device__ { return a.v; }); }
void g(sz n) { struct sz { int q; }; run([=] __device__ { return n; }); }
void h() { Q q{1}; { using Q = int; enum class R { a }; run([=] __device__ { return q.v; }); } struct Q { int w; }; run([=] __device__ { return q.v; }); }
void i(Q q) { enum class Q { a, b }; run([=] __host__ __device__ { return q.v; }); }
void j() { auto a = P{1}; struct P { int w; }; run([=] __device__ { return a.v; }); }
void k() { using I = P; { struct P { int w; }; I b{1}; run([=] __device__ { return b.v; }); } }
void l() { P b; if (true) { struct P { int q; } d{1}; run([=] __device__ { return b.v; }); } }
int gi;
void a2(int x) { struct L { int a; }; auto y = x; { L x; run([=] __device__ { return y; }); } }
void b2() { auto y = gi; struct L {} gi; run([=] __device__ { return y; }); }
void c2(int x) { struct L { int a; }; decltype(x) w = 1; { L x; run([=] __device__ { return w; }); } }
void d2(int k) { struct L { int a; }; auto m = k; if (auto k = L{1}; true) { run([=] __device__ { return m; }); } }
void e2(int x) { struct L {}; auto y = x; run([=] __host__ __device__ () { L x; return y; }); }
