// std: 17
// instantiated: values
template <auto V> void f() { auto l = [] __device__ () {}; }
template <class T, T V> void h() { auto l = [] __device__ () {}; }
class C { enum E { e }; static int s; int m; public: void run() { f<e>(); h<E, e>(); f<&C::s>(); f<&C::m>(); } };
int C::s;
