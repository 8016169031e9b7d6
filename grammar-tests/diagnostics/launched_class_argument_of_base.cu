// std: 17
// the member is inherited
template <class F> __global__ void k(F f) { f(); }
template <class T> struct B { void run() { k<<<1, 1>>>([] __device__ () { return 0; }); } };
template <class T> struct A : B<T> {};
void f() { struct L {}; A<L> a; a.run(); }
