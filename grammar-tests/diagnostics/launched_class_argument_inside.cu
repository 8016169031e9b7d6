// std: 17
// the local type stands inside of another
template <class F> __global__ void k(F f) { f(); }
template <class T> struct Box { T *v; };
template <class T> struct A { void run() { k<<<1, 1>>>([] __device__ () { return 0; }); } };
void f() { struct L {}; A<Box<L *>>().run(); A<int>().run(); }
