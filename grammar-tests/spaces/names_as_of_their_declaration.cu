// std: 17
// What a variable is, is told by what names mean where it is declared.
#define HD __host__ __device__
template <class F> __global__ void kern(F f) { f(1); }
template <class F> void launch(F f) { kern<<<1, 1>>>(f); }
int hostfn(int); struct DF { HD int operator()(int) const { return 1; } HD int m() const { return 1; } }; struct HF { int operator()(int) const; int m() const; }; DF gd; HD int ov(long); int ov(int);
void h() { auto d = gd; { HF gd; launch([=] __device__ (int i) { return d(i) + d.m(); }); } }
void k() { DF d; { using DF = HF; launch([=] __device__ (int i) { return d(i) + d.m(); }); } }
void l(long x) { auto y = x; { int x = 1; launch([=] __device__ (int i) { return ov(y); }); } }
