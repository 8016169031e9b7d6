// std: 17
// a pointer to a local type as written return type
template <class F> __global__ void k(F f) { f(); }
void f() { struct L { int v; }; auto a = [] __device__ () -> L * { return nullptr; }; k<<<1, 1>>>(a); }
