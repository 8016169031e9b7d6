// std: 17
// a pointer to a member function
template <class F> __global__ void k(F f) { f(); }
struct M {};
void f() { struct L { int v; }; void (M::*p)(L) = nullptr; k<<<1, 1>>>([p] __device__ () { return p != nullptr; }); }
