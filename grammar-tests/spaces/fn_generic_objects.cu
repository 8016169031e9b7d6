// std: 17
// objects of the host in functions for both sides: no 20014 without a member call
struct B { int v; B() {} B(int a) {} };
struct D { int v; ~D() {} };
struct E { int v; E() {} ~E() {} };
struct N { int v; constexpr N() : v(1) {} };
struct M { B b; };
__host__ __device__ void h1() { B b; }
__host__ __device__ void h2() { B b{}; }
__host__ __device__ void h3() { B b[2]; }
__host__ __device__ void h4() { B(); }
__host__ __device__ void h5() { const B b; }
__host__ __device__ void h6() { auto b = B(); }
__host__ __device__ void h7() { new B; }
__host__ __device__ void h8() { new B(); }
__host__ __device__ void h9() { E e; }
__host__ __device__ void h10() { M e; }
static __host__ __device__ void h11() { B b; }
struct S { B s; __host__ __device__ void m() { B b; } __host__ __device__ S() { } };
__host__ __device__ void h12() { B b, c; }
__host__ __device__ void h13() { D b; }
__host__ __device__ void h14() { auto l = [] { B b; }; }
__host__ __device__ void h15() { auto l = [] __host__ __device__ () { B b; }; }
template <class T> __host__ __device__ void h16() { B b; T t; }
template <class T> __host__ __device__ int h17(T t) { B b; return t; }
struct G { B b; __host__ __device__ G() : b() {} };
struct G2 { B b; __host__ __device__ G2() : b(1) {} };
struct G3 : B { __host__ __device__ G3() {} };
__host__ __device__ void h18() { if (false) { B b; } B c(1); }
__host__ __device__ void h19() { N n; }
#pragma nv_exec_check_disable
__host__ __device__ void h20() { B b; }
void use() { h17(3); h17(2.0); }
struct P { int operator()(int) const { return 1; } };
template <class F> __host__ __device__ int ap(F f) { return f(2); }
template <class F> __host__ __device__ int ap2(F f) { return f.operator()(2); }
int hf(int);
template <class F> __host__ __device__ int ap3(F f) { return hf(f) + hf(2); }
void use2() { ap(P()); ap2(P()); ap3(1); ap(hf); ap([](int a) { return a; }); ap([] __device__ (int a) { return a; }); }
