// std: 17
// constexpr constructors of the host: with constants while parsing, with values of run time when emitted
struct B { int v; B() {} B(int a) {} ~B() {} int f() const { return 1; } };
struct D { int v; ~D() {} };
struct C { int v; C(int) {} };
struct Q { int v; constexpr Q(int a) : v(a) {} };
struct K { int v; K() = default; constexpr K(int a) : v(a) {} K(const K &o) {} };
struct M { C c; M() : c(1) {} };
struct Imp { C c = 1; };
__host__ __device__ void h1() { C b(1); }
__host__ __device__ void h2() { C b = 1; }
__host__ __device__ void h3() { C b{1}; }
__host__ __device__ void h4() { D d; }
__host__ __device__ int h5() { return C(1).v; }
__host__ __device__ void h6() { C *p = new C(1); }
static __host__ __device__ void h7() { C b(1); }
__host__ __device__ void h8(int a) { C b(a); }
__host__ __device__ void h9(int a) { Q b(a); }
__host__ __device__ void h10() { Q b(3); }
__host__ __device__ int h11() { return Q(3).v; }
__host__ __device__ int h12(int a) { return Q(a).v; }
__host__ __device__ void h13(K *p) { K k = *p; }
__host__ __device__ void h14() { B b[2]; }
__host__ __device__ void h15() { Imp i; }
struct S { __host__ __device__ void m() { C b(1); } __host__ __device__ S() { C c(1); } };
__device__ int d1(int a) { Q b(a); return b.v; }
__device__ int d2(int a) { Q b(3); return b.v; }
__device__ int d3(int a) { return Q(a).v; }
__device__ int d4(int a) { return Q{3}.v; }
__device__ int d5(int a) { Q b = 3; return b.v; }
__device__ int d6(int a) { const Q b(3); return b.v; }
__device__ int d7(int a) { static const Q b(3); return b.v; }
__device__ int take(const Q &q);
__device__ int d8(int a) { return take(3); }
__device__ int d9(int a) { return take(a); }
__device__ int d10(int a) { Q *p = new Q(3); return p->v; }
__device__ Q d11(int a) { return 3; }
__device__ Q d12(int a) { return Q(a); }
