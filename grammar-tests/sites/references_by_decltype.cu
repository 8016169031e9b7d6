// std: 17
// References by `decltype`: one to an object with static storage is not captured.
template <class F> int run(F f) { return 0; }
int gw = 1, gs; long gl; int &gr = gw; int &fr(); int fv(); struct Q { int &ref(); int val(); int m; int &r; } ; extern Q gq; template <class X> struct AddR { using type = X &; }; 
struct St { static int &sr; static int sv; };
namespace std { template <class T> T &&move(T &t); }
void a() { decltype(gr) v = gw; run([=] __device__ { return v; }); }
void b() { decltype(fr()) v = gw; run([=] __device__ { return v; }); }
void b2() { decltype(fv()) v = gw; run([=] __device__ { return v; }); }
void c() { decltype(gq.ref()) v = gw; run([=] __device__ { return v; }); }
void c2() { decltype(gq.val()) v = gw; run([=] __device__ { return v; }); }
void c3() { decltype(gq.m) v = gw; run([=] __device__ { return v; }); }
void c4() { decltype(gq.r) v = gw; run([=] __device__ { return v; }); }
void d() { decltype(gw = 1) v = gw; run([=] __device__ { return v; }); }
void e() { decltype(++gw) v = gw; run([=] __device__ { return v; }); }
void e2() { decltype(gw++) v = gw; run([=] __device__ { return v; }); }
void f() { decltype(true ? gw : gs) v = gw; run([=] __device__ { return v; }); }
void f2() { decltype(true ? gw : gl) v = gw; run([=] __device__ { return v; }); }
void f3() { decltype(true ? gw : 1) v = gw; run([=] __device__ { return v; }); }
void h() { decltype(auto) v = gr; run([=] __device__ { return v; }); }
void h2() { decltype(auto) v = gw; run([=] __device__ { return v; }); }
void h3() { decltype(auto) v = (gw); run([=] __device__ { return v; }); }
void k() { const int w = 1; decltype(gr) v = gw; int &u = v; run([=] __device__ { return u; }); }
void l() { decltype(St::sr) v = gw; run([=] __device__ { return v; }); }
void m() { decltype(St::sv) v = gw; run([=] __device__ { return v; }); }
void n() { decltype(gw) v = gw; run([=] __device__ { return v; }); }
void o() { decltype(gw + 1) v = gw; run([=] __device__ { return v; }); }
void q() { decltype(fr() += 1) v = gw; run([=] __device__ { return v; }); }
void r() { decltype(std::move(gw)) v = static_cast<int &&>(gw); run([=] __device__ { return v; }); }
