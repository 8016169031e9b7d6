// std: 17
// the lambdas are used on the host only, and the launch has another argument
template <class F> __global__ void k(F f) { f(); }
template <class F> void host(F f) {}
template <class T> struct A { void run() { auto op = [] __device__ () { return 0; }; host(op); host([] __host__ __device__ () { return 0; }); k<<<1, 1>>>(1); } };
template <> __global__ void k<int>(int) {}
void f() { struct L {}; A<L>().run(); }
