// std: 20
// parameters of classes: what depends on one is written as it is
template <class F> void run_oa(F) {}
struct Ntoa { int v; constexpr Ntoa(int i) : v(i) {} };
struct Agoa { int a, b; };
template <Ntoa N> struct ByNoa {};
template <Agoa A> struct ByAoa {};
template <Ntoa N> void f1() { run_oa([=] __device__ () { return 1; }); }
template <Ntoa N> void f2(ByNoa<N> b) { run_oa([=] __device__ () { return 1; }); }
template <Agoa A> void f6(int (&x)[A.a]) { run_oa([=] __device__ () { return 1; }); }
