// std: 17
// Lambdas handed to members, constructors, operators and what functions return.
int h_hr(int);
template <class F> __global__ void launch_hr(F f) { f(threadIdx.x); }
struct Queue_hr { template <class F> void submit(F f) { launch_hr<<<1, 1>>>(f); } template <class F> void ignore(F) {} template <class F> static void par(F &&f) { launch_hr<<<1, 1>>>(f); } };
struct Dev_hr { int n; template <class F> Dev_hr &par(F f) const; template <class F> void operator<<(F f) { launch_hr<<<1, 1>>>(f); } template <class F> void operator()(F f) const { launch_hr<<<1, 1>>>(f); } };
template <class F> Dev_hr &Dev_hr::par(F f) const { launch_hr<<<1, 1>>>(f); return const_cast<Dev_hr &>(*this); }
template <class T> struct Array_hr { T *p; int n; template <class F> void each(F f) { launch_hr<<<1, 1>>>(f); } template <class F> void each2(F f); };
template <class T> template <class F> void Array_hr<T>::each2(F f) { launch_hr<<<1, 1>>>(f); }
template <class F> Dev_hr &operator|(Dev_hr &d, F f) { launch_hr<<<1, 1>>>(f); return d; }
template <class F> struct Node_hr { F f; void exec() const { launch_hr<<<1, 1>>>(f); } };
struct Graph_hr { template <class F> void add(F f) { Node_hr<F> n{f}; n.exec(); } template <class F> Node_hr<F> node(F f) { return Node_hr<F>{f}; } };
struct Exec_hr { template <class F> Exec_hr(F f) { launch_hr<<<1, 1>>>(f); } };
struct Policy_hr { template <class F> static void run(int n, F f) { launch_hr<<<1, 1>>>(f); } };
struct HostPolicy_hr { template <class F> static void run(int n, F f) { f(n); } };
template <class P_hr, class F> void forall_hr(int n, F f) { P_hr::run(n, f); }
template <class P_hr, class F> void forall2_hr(P_hr, int n, F &&f) { P_hr::template run<F>(n, f); }
template <class P_hr> struct Impl_hr; template <> struct Impl_hr<Policy_hr> { template <class F> static void run(F f) { launch_hr<<<1, 1>>>(f); } }; template <> struct Impl_hr<HostPolicy_hr> { template <class F> static void run(F f) { f(1); } };
template <class P_hr, class F> void forall3_hr(F f) { Impl_hr<P_hr>::run(f); }
template <class... Fs> void all_hr(Fs... fs) { (launch_hr<<<1, 1>>>(fs), ...); }
template <class F, class... R> void rec_hr(F f, R... r) { launch_hr<<<1, 1>>>(f); if constexpr (sizeof...(R) > 0) rec_hr(r...); }
namespace detail_hr { template <class F> void impl(F f, int) { launch_hr<<<1, 1>>>(f); } }
template <class F> void outer_hr(F f) { detail_hr::impl(f, 1); }
template <class F> void wrapped_hr(F f) { launch_hr<<<1, 1>>>([=] __device__(int i) { f(i); }); }
template <class F> void wrapped2_hr(F f) { auto g = [=] __device__(int i) { f(i + 1); }; launch_hr<<<1, 1>>>(g); }
void a1_hr() { Queue_hr q; q.submit([] __device__(int i) { return h_hr(i); }); }
void a2_hr() { Queue_hr q; q.ignore([] __device__(int i) { return h_hr(i); }); }
void a3_hr() { Queue_hr::par([] __device__(int i) { return h_hr(i); }); }
void a4_hr() { Dev_hr d; d.par([] __device__(int i) { return h_hr(i); }); }
void a5_hr() { Dev_hr d; d << [] __device__(int i) { return h_hr(i); }; }
void a6_hr() { Dev_hr d; d([] __device__(int i) { return h_hr(i); }); }
void a7_hr() { Array_hr<int> a; a.each([] __device__(int i) { return h_hr(i); }); }
void a8_hr() { Array_hr<int> a; a.each2([] __device__(int i) { return h_hr(i); }); }
void a9_hr() { Dev_hr d; d | [] __device__(int i) { return h_hr(i); }; }
void b1_hr() { Graph_hr g; g.add([] __device__(int i) { return h_hr(i); }); }
void b2_hr() { Graph_hr g; g.node([] __device__(int i) { return h_hr(i); }).exec(); }
void b3_hr() { Graph_hr g; auto n = g.node([] __device__(int i) { return h_hr(i); }); n.exec(); }
void b4_hr() { Exec_hr e([] __device__(int i) { return h_hr(i); }); }
void b5_hr() { Exec_hr e = [] __device__(int i) { return h_hr(i); }; }
void c1_hr() { all_hr([] __device__(int i) { return h_hr(i); }, [] __device__(int i) { return h_hr(i); }); }
void c2_hr() { rec_hr([] __device__(int i) { return h_hr(i); }, [] __device__(int i) { return h_hr(i + 1); }); }
void c3_hr() { outer_hr([] __device__(int i) { return h_hr(i); }); }
void c4_hr() { wrapped_hr([] __device__(int i) { return h_hr(i); }); }
void c5_hr() { wrapped2_hr([] __device__(int i) { return h_hr(i); }); }
void c7_hr(Dev_hr *d) { d->par([] __device__(int i) { return h_hr(i); }).par([] __device__(int i) { return h_hr(i); }); }
void c8_hr() { Dev_hr().par([] __device__(int i) { return h_hr(i); }); }
void c9_hr() { Dev_hr d; (d)([] __device__(int i) { return h_hr(i); }); d.operator()([] __device__(int i) { return h_hr(i); }); }
