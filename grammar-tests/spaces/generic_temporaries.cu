// std: 17
// arguments without a name change nothing, but for assignments
struct C { int v; C() : v(1) {} C(int a) : v(a) {} ~C() {} C &operator=(const C &) { return *this; } int m(const C &c) const { return 1; } int n(int) const { return 1; } C get() const { return C(1); } };
struct P { int v; P(int a) : v(a) {} P &operator=(const P &) { return *this; } int m(const P &p) const { return 1; } };
inline int f(const C &c) { return 1; } inline int fp(const P &c) { return 1; } inline int fi(int) { return 1; }
__host__ __device__ void b1(C &d) { d = C(1); }
__host__ __device__ void b2(P &d) { d = P(1); }
__host__ __device__ void b3(C &d) { d.m(C(1)); }
__host__ __device__ void b4(P &d) { d.m(P(1)); }
__host__ __device__ void b5(C &d) { f(C(1)); }
__host__ __device__ void b6(P &d) { fp(P(1)); }
__host__ __device__ void b7(C &d) { fi(C(1).v); }
__host__ __device__ int b8(C &d) { return d.n(C(1).v); }
__host__ __device__ void b9(C &d) { d.get(); }
__host__ __device__ int b10(C &d) { return d.get().n(1); }
__host__ __device__ int b11(C &d) { int x = fi(C(1).v); return x; }
__host__ __device__ int b12(C &d) { C(1); return fi(1); }
__host__ __device__ int b13(C &d) { C c(1); return fi(1); }
__host__ __device__ int b14(C &d) { return d.m(1); }
__host__ __device__ void b16(C &d) { d = d.get(); }
