// std: 17
// `g < a && b > c;` compares where `g` is a variable outside of the function
template <class F> void run_vx(F) {}
struct Svx { int a, b; Svx *next; };
namespace nvx { extern int cvx; template <class T> struct Bvx { template <class U> struct In { In(int); operator int(); }; static const int v = 3; }; }
extern int gvx;
using Realvx = double;
void f36(Svx *ps, Svx s) { run_vx([=] __device__ () mutable { gvx < gvx && ps->next->a > nvx::cvx; }); }
void f37(Svx *ps, Svx s) { run_vx([=] __device__ () mutable { gvx < gvx && ps->a > nvx::cvx; }); }
void f38(Svx *ps, Svx s, int q) { run_vx([=] __device__ () mutable { gvx < gvx && q > nvx::cvx; }); }
void f39(Svx *ps, Svx s, int q) { run_vx([=] __device__ () mutable { gvx < gvx && s.a > nvx::cvx; }); }
void f40(Svx *ps, Svx s, int q) { run_vx([=] __device__ () mutable { nvx::cvx < gvx && s.a > nvx::cvx; }); }
