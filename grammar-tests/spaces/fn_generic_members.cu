// std: 17
// 20014: member functions of the host that are called in functions for both sides
struct B { int v; B() {} int f() const { return 1; } static int s() { return 1; } int operator()(int) const { return 1; } operator int() const { return 1; } int operator+(int) const { return 1; } };
struct A { int v; int f() const { return 1; } };
struct H { int v; __host__ __device__ H() {} int f() const { return 1; } };
int hf(int);
__host__ __device__ void h1() { B b; b.f(); }
__host__ __device__ void h2(const B &b) { b.f(); }
__host__ __device__ void h3(B *b) { b->f(); }
__host__ __device__ void h4() { A a; a.f(); }
__host__ __device__ void h5(A a) { a.f(); }
__host__ __device__ void h6() { H a; a.f(); }
__host__ __device__ void h7() { B b; b(1); }
__host__ __device__ int h8() { B b; return b; }
__host__ __device__ int h9() { B b; return b + 1; }
__host__ __device__ int h10() { B b; return B::s(); }
__host__ __device__ int h11() { B b; return hf(1); }
__host__ __device__ int h12() { B b; int i = b.f(); return i; }
__host__ __device__ int h13() { B b; B *p = &b; return p->f(); }
__host__ __device__ int h14() { return hf(1); }
struct S { A a; int own() { return 1; } __host__ __device__ int m() { return own() + a.f() + this->own(); } };
__host__ __device__ int h15() { B b; return b.s() + b.B::f(); }
void c() { auto l = [] __host__ __device__ () { B b; return b.f(); }; l(); }
__device__ int d1() { B b; return b.f(); }
