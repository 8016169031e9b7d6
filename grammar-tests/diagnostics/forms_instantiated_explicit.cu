// std: 17
// instantiated: explicit
class C { struct P {}; public: using Q = P; };
template <class T> void f(T t) { auto l = [t] __device__ () { return t; }; }
template <class T> struct S { void m() { auto l = [] __device__ () { }; } template <class U> void t(U) { auto l = [] __device__ () { }; } };
template void f<C::Q>(C::Q);
template void f(int);
template struct S<C::Q>;
template void S<int>::t<C::Q>(C::Q);
extern template void f<C::Q *>(C::Q *);
