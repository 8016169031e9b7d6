// std: 17
// a condition with noexcept is known while the code is compiled
struct C { int v; __host__ __device__ int b(int a) const { return a; } int h(int a) const { return a; } };
__host__ __device__ int f(const C &c, int a) { return (noexcept(c.b(a)) ? 1 : 2) ? c.b(3) : c.h(1); }
