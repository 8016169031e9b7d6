// std: 17
// function types are searched here
template <class F> __global__ void k(F f) { f(); }
template <class T> struct A { void run() { k<<<1, 1>>>([] __device__ () { return 0; }); } };
void f() { struct L {}; A<void (*)(L)>().run(); }
