// std: 17
// lambdas that are called by the variable that holds them, and variables that are called
template <class F> __global__ void run(F f) { f(1); }
template <class F> void keep(F) {}
template <class F> void callh(F f) { f(1); }
constexpr int ch(int a) { return a; }
struct V { int x; __host__ __device__ V(int a) : x(a) {} int get() const { return x; } V &operator=(const V &o) { x = o.x; return *this; } };
V gv(3); int hook0(int); int (*hook)(int) = hook0;
auto gl = [](int a) { return a; };
void h1() { auto l = [] __device__ (int x) { return x; }; l(3); }
void h2() { auto l = [] __device__ (int x) -> int { return x; }; l(3); }
void h3() { auto l = [] __device__ (int x) { return x; }; run<<<1,1>>>([=] __device__ (int i) { return l(i); }); }
void h4() { auto l = [] __device__ (int x) { return x; }; run<<<1,1>>>([=] __host__ __device__ (int i) { return l(i); }); }
void h5() { auto l = [] __host__ __device__ (int x) { return x; }; run<<<1,1>>>([=] __device__ (int i) { return l(i); }); l(2); }
void h6() { [] __device__ (int x) { return x; }(4); }
void h7() { auto l = [] __device__ (int x) { return x; }; sizeof(l(3)); decltype(l(1)) z; }
void h8() { auto l = [] __device__ (int x) { return x; }; callh(l); }
void h9() { auto l = [] __device__ (int x) { return x; }; if (false) l(3); auto m = l; m(1); }
void h10() { auto l = [] __device__ (int x) { return x; }; const auto &m = l; m(1); }
void h11() { auto l = [] __device__ (int x) { return x; }; [&] { l(1); }(); }
void p3() { run<<<1,1>>>([=] __device__ (int i) { return hook(i); }); }
void p4() { run<<<1,1>>>([=] __device__ (int i) { return gl(i); }); }
void p5() { run<<<1,1>>>([=] __device__ (int i) { V l = gv; return l.x; }); }
void p6() { run<<<1,1>>>([=] __device__ (int i) { V l(gv); return l.x; }); }
void p7() { run<<<1,1>>>([=] __device__ (int i) { const V &l = gv; auto m = gv; return l.x; }); }
void p8() { run<<<1,1>>>([=] __device__ (int i) { gv = V(3); return 1; }); }
void p9() { run<<<1,1>>>([=] __device__ (int i) { return gv.x; }); }
void p10() { run<<<1,1>>>([=] __device__ (int i) { V *p = &gv; return p->x; }); }
struct S { static int sm; static const int sc = 3; int m; };
void p11(S s, S *q) { run<<<1,1>>>([=] __device__ (int i) { return s.sm + q->sm; }); }
void p12() { run<<<1,1>>>([=] __device__ (int i) { int a[ch(2)]; return i; }); }
void p13() { run<<<1,1>>>([=] __device__ (int i) { enum { A = ch(1) }; return i; }); }
void p14() { run<<<1,1>>>([=] __device__ (int i) { return sizeof(int[ch(2)]); }); }
void p15() { run<<<1,1>>>([=] __device__ (int i) { alignas(ch(8)) int a = 1; return a; }); }
void p16() { run<<<1,1>>>([=] __device__ (int i) { const int k = ch(2); int b[k]; return i; }); }
void p17() { run<<<1,1>>>([=] __device__ (int i) { static_assert(sizeof(int[ch(2)]) == 8, ""); return i; }); }
void p19() { run<<<1,1>>>([=] __device__ (int i) { using T = int[ch(2)]; if constexpr (ch(1)) return 1; return i; }); }
void p20() { run<<<1,1>>>([=] __device__ (int i) noexcept(ch(1)) { int *p = new int[ch(2)]; return i; }); }
