// std: 17
// function types are searched here
template <class F> __global__ void k(F f) { f(); }
void f() { struct L { int v; }; k<<<1, 1>>>([] __device__ () -> void (*)(L) { return nullptr; }); }
