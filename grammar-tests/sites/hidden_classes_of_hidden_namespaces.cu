// std: 17
// A class that a function hides is written with the innermost namespace that it does not hide.
template <class F> int run(F f) { return 0; }
namespace a { namespace b { struct C { void m(int n); void m1(int n) { int C = 1; run([n] __device__ { return n; }); }
 void m2(int n) { int b = 1; run([n] __device__ { return n; }); }
 void m3(int n) { int b = 1, C = 2; run([n] __device__ { return n; }); }
 void m4(int n) { int a = 1; run([n] __device__ { return n; }); }
 void m5(int n) { int a = 1, C = 2; run([n] __device__ { return n; }); }
 void m6(int n) { int a = 1, b = 1, C = 2; run([n] __device__ { return n; }); }
 void m7(int n) { int a = 1, b = 1; run([n] __device__ { return n; }); }
 void m8(int n) { struct C {}; int b = 1; run([n] __device__ { return n; }); }
 void m9(int n) { struct C {}; run([n] __device__ { return n; }); int b; }
 struct In { void i1(int n) { int In; run([n] __device__ { return n; }); } void i2(int n) { int In, C; run([n] __device__ { return n; }); } 
 void i3(int n) { int C; run([n] __device__ { return n; }); } void i4(int n) { int b, C; run([n] __device__ { return n; }); } };
}; } 
namespace u { struct C { void m1(int n) { int C = 1; run([n] __device__ { return n; }); } void m2(int n) { int u = 1; run([n] __device__ { return n; }); }  void m3(int n) { int u = 1, C; run([n] __device__ { return n; }); } };
template <class T> struct D { void m1(int n) { int D = 1; run([n] __device__ { return n; }); } void m2(int n) { int u = 1; run([n] __device__ { return n; }); }  void m3(int n) { int u = 1, D; run([n] __device__ { return n; }); } };
 } }
struct G { void m1(int n) { int G = 1; run([n] __device__ { return n; }); } };
namespace p { namespace q { template <class T> struct S; template <class T> struct S<T *> { void m1(int n) { int q; run([n] __device__ { return n; }); } void m2(int n) { run([n] __device__ { return n; }); } void m3(int n) { int q, S; run([n] __device__ { return n; }); } void m4(int n) { int q, p; run([n] __device__ { return n; }); } };
template <> struct S<int> { void m1(int n) { int q; run([n] __device__ { return n; }); } void m2(int n) { run([n] __device__ { return n; }); } void m3(int n) { int q, S; run([n] __device__ { return n; }); } };
namespace { struct U { void m1(int n) { int U; run([n] __device__ { return n; }); } void m3(int n) { int q, U; run([n] __device__ { return n; }); } }; }
inline namespace v { struct I { void m1(int n) { int I; run([n] __device__ { return n; }); } void m3(int n) { int v, I; run([n] __device__ { return n; }); } }; }
} }
