// std: 17
// Loops whose policy is a template argument, and launches in chains of calls.
#define RD __device__
#define RHD __host__ __device__
int hostf(); void hostv(int);
namespace raja {
struct seq {}; template <int N> struct cuda_exec { static constexpr int n = N; };
template <class T> struct is_cuda { static constexpr bool value = false; }; template <int N> struct is_cuda<cuda_exec<N>> { static constexpr bool value = true; };
struct RangeSegment { int b, e; RHD int size() const { return e - b; } int *begin() const; int *end() const; };
template <class L> __global__ void forall_k(L body, int n) { for (int i = 0; i < n; ++i) body(i); }
template <class P, class S, class L> void forall_impl(P, const S &s, L &&body, seq *) { for (int i = 0; i < s.size(); ++i) body(i); }
template <int N, class S, class L> void forall_impl(cuda_exec<N>, const S &s, L body) { forall_k<<<1, N>>>(body, s.size()); }
template <class S, class L> void forall_impl(seq, const S &s, L body) { for (int i = 0; i < s.size(); ++i) body(i); }
template <class P, class S, class L> void forall(const S &s, L &&body) { forall_impl(P{}, s, body); }
template <class P, class S, class L> void forall2(const S &s, L &&body) { if constexpr (is_cuda<P>::value) { forall_k<<<1, 1>>>(body, s.size()); } else { for (int i = 0; i < s.size(); ++i) body(i); } }
template <class T, class P> struct ReduceSum { T *v; ReduceSum(T t); RHD ReduceSum(const ReduceSum &o) : v(o.v) {} RHD void operator+=(T t) const { *v += t; } T get() const; operator T() const { return get(); } RHD ~ReduceSum() {} };
template <class T> struct View1 { T *d; RHD T &operator()(int i) const { return d[i]; } };
struct Launch { template <class F> void exec(F &&f) const { forall_k<<<1, 1>>>(f, 1); } template <class F> Launch &then(F f) { forall_k<<<1, 1>>>(f, 1); return *this; } };
inline Launch launch() { return Launch{}; }
}
using EP = raja::cuda_exec<256>; using SP = raja::seq;
void c1(int n, double *x) { raja::forall<EP>(raja::RangeSegment{0, n}, [=] RD(int i) { x[i] = i; }); }
void c2(int n, double *x) { raja::forall<EP>(raja::RangeSegment{0, n}, [=] RD(int i) { x[i] = hostf(); }); }
void c3(int n, double *x) { raja::forall<SP>(raja::RangeSegment{0, n}, [=](int i) { x[i] = hostf(); }); }
void c4(int n, double *x) { raja::forall<SP>(raja::RangeSegment{0, n}, [=] RHD(int i) { x[i] = hostf(); }); }
void c5(int n, double *x) { raja::forall2<EP>(raja::RangeSegment{0, n}, [=] RD(int i) { x[i] = hostf(); }); }
void c6(int n, double *x) { raja::forall2<SP>(raja::RangeSegment{0, n}, [=] RD(int i) { x[i] = hostf(); }); }
void c7(int n, double *x) { raja::forall2<SP>(raja::RangeSegment{0, n}, [=] RHD(int i) { x[i] = hostf(); }); }
void c8(int n, double *x) { raja::ReduceSum<double, EP> s(0); raja::forall<EP>(raja::RangeSegment{0, n}, [=] RD(int i) { s += x[i]; }); double r = s.get(); }
void c9(int n, double *x) { raja::ReduceSum<double, EP> s(0); raja::forall<EP>(raja::RangeSegment{0, n}, [=] RD(int i) { x[i] = s.get(); }); }
void c10(int n, double *x) { raja::ReduceSum<double, EP> s(0); raja::forall<EP>(raja::RangeSegment{0, n}, [=] RD(int i) { double d = s; x[i] = d; }); }
void c11(double *x) { raja::launch().exec([=] RD(int i) { x[i] = hostf(); }); }
void c12(double *x) { raja::launch().then([=] RD(int i) { x[i] = hostf(); }).then([=] RD(int i) { hostv(i); }); }
void c13(double *x) { raja::Launch l; l.then([=] RD(int i) { x[i] = 1; }).exec([=] RHD(int i) { hostv(i); }); }
template <class P> void c14(double *x) { raja::forall<P>(raja::RangeSegment{0, 1}, [=] RHD(int i) { hostv(i); }); }
void c15(double *x) { c14<EP>(x); }
template <class P> struct App { double *x; void run(int n) { auto y = x; raja::forall<P>(raja::RangeSegment{0, n}, [=] RHD(int i) { y[i] = hostf(); }); } };
void c16(App<EP> &a) { a.run(1); }
template <class P> struct App2 { double *x; void run(int n) { auto y = x; raja::forall<P>(raja::RangeSegment{0, n}, [=] RHD(int i) { y[i] = hostf(); }); } };
void c17(App2<SP> &a) { a.run(1); }
