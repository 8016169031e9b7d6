// std: 17
// Policies, views and functors, with loops that are templates of the program itself.
#define KFN __host__ __device__ inline
#define KL [=] __host__ __device__
#define DL [=] __device__
int hostf(); void log_msg(const char *);
namespace kk {
struct Cuda {}; struct Serial {};
template <class S> struct RangePolicy { int b, e; RangePolicy(int b, int e) : b(b), e(e) {} using space = S; };
template <class F> __global__ void launch_kernel(F f, int b, int e) { int i = blockIdx.x * blockDim.x + threadIdx.x + b; if (i < e) f(i); }
template <class F> __global__ void reduce_kernel(F f, int b, int e, double *r) { double x = 0; for (int i = b; i < e; ++i) f(i, x); *r = x; }
template <class Policy, class F> struct ParallelFor;
template <class F> struct ParallelFor<RangePolicy<Cuda>, F> {
    F f; RangePolicy<Cuda> p;
    ParallelFor(const F &f, const RangePolicy<Cuda> &p) : f(f), p(p) {}
    void execute() const { launch_kernel<<<1, 32>>>(f, p.b, p.e); }
};
template <class F> struct ParallelFor<RangePolicy<Serial>, F> {
    F f; RangePolicy<Serial> p;
    ParallelFor(const F &f, const RangePolicy<Serial> &p) : f(f), p(p) {}
    void execute() const { for (int i = p.b; i < p.e; ++i) f(i); }
};
template <class P, class F> void parallel_for(const P &p, const F &f) { ParallelFor<P, F> c(f, p); c.execute(); }
template <class F> void parallel_for(int n, const F &f) { parallel_for(RangePolicy<Cuda>(0, n), f); }
template <class F> void parallel_reduce(int n, const F &f, double &r) { double *d = nullptr; reduce_kernel<<<1, 1>>>(f, 0, n, d); r = *d; }
template <class T> struct View {
    T *p; int n;
    View() : p(nullptr), n(0) {}
    View(const char *, int n) : p(new T[n]), n(n) { log_msg("alloc"); }
    KFN T &operator()(int i) const { return p[i]; }
    KFN T &operator[](int i) const { return p[i]; }
    KFN int extent() const { return n; }
    void fill(T v) { T *q = p; parallel_for(n, KL(int i) { q[i] = v; }); }
    T sum() const { log_msg("sum"); return T(); }
    KFN bool check(int i) const { if (i >= n) { fail(i); return false; } return true; }
    static void fail(int) { log_msg("x"); }
};
}
void a1() { kk::View<double> v("v", 3); kk::parallel_for(3, KL(int i) { v(i) = i; }); }
void a2() { kk::View<double> v("v", 3); kk::parallel_for(3, KL(int i) { v(i) = hostf(); }); }
void a3() { kk::View<double> v("v", 3); kk::parallel_for(3, KL(int i) { v(i) = v.sum(); }); }
void a4() { kk::View<double> v("v", 3); kk::parallel_for(kk::RangePolicy<kk::Serial>(0, 3), KL(int i) { v(i) = hostf(); }); }
void a5() { kk::View<double> v("v", 3); kk::parallel_for(kk::RangePolicy<kk::Serial>(0, 3), [=](int i) { v(i) = hostf(); }); }
void a6() { kk::View<double> v("v", 3); double r; kk::parallel_reduce(3, KL(int i, double &x) { x += v(i); }, r); }
void a7() { kk::View<double> v("v", 3); double r; kk::parallel_reduce(3, KL(int i, double &x) { x += v(i) + hostf(); }, r); }
void a8() { kk::View<double> v; v.fill(1); }
void a9() { kk::View<double> v("v", 3); kk::parallel_for(3, KL(int i) { if (v.check(i)) v(i) = 1; }); }
struct Functor { kk::View<double> v; KFN void operator()(int i) const { v(i) = 1; } };
void a10() { Functor f; kk::parallel_for(3, f); }
struct BadFunctor { kk::View<double> v; void operator()(int i) const { v(i) = 1; } };
struct Bad2 { kk::View<double> v; KFN void operator()(int i) const { v(i) = hostf(); } };
void a11() { Bad2 f; kk::parallel_for(3, f); }
struct Solver {
    kk::View<double> u, f; double dt;
    KFN double rhs(int i) const { return u(i) * dt; }
    double hrhs(int i) const { return u(i); }
    void step() { auto self = *this; kk::parallel_for(u.n, KL(int i) { self.u(i) += self.rhs(i); }); }
    void step2() { auto self = *this; kk::parallel_for(u.n, KL(int i) { self.u(i) += self.hrhs(i); }); }
    template <class T> void step3(T t) { auto uu = u; kk::parallel_for(u.n, KL(int i) { uu(i) += t; }); }
};
void a12(Solver &s) { s.step(); s.step2(); s.step3(1.0); }
