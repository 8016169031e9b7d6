// std: 17
// a local type as argument of the class around a launched host-device lambda
template <class F> __global__ void k(F f) { f(); }
template <class T> struct A { void run() { auto op = [] __host__ __device__ () { return 0; }; k<<<1, 1>>>(op); } };
void f() { struct L {}; A<L>().run(); }
