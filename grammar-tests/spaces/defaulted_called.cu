// std: 17
// constructors that are defaulted in their class run on both sides, whatever they are declared with
struct D { int v; __device__ D() = default; int m(int a) const { return a; } };
struct E { int v; __device__ E(); };
__device__ E::E() = default;
int h1() { return D().m(1); }
int h2() { D d; return d.m(1); }
int h3() { E e; return e.v; }
__host__ __device__ int b1() { D d = D(); return d.v; }
__host__ __device__ int b2() { return E().v; }
