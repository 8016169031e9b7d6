// std: 17
// a function that returns a private type
template <class F> __global__ void k(F f) { f(); }
class S { struct P {}; public: void f() { P (*p)(int) = nullptr; k<<<1, 1>>>([=] __device__ () { return p != nullptr; }); } };
