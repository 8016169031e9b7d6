// std: 17
// the lambda is launched by a template that it is handed to
template <class F> __global__ void k(F f) { f(); }
template <class F> void launch(F f) { k<<<1, 1>>>(f); }
template <class T> struct A { void run() { auto op = [] __device__ () { return 0; }; launch(op); } };
void f() { struct L {}; A<L>().run(); }
