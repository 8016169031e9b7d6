// std: 17
// Constant variable templates are read as values.
template <class F> __global__ void kern(F f) { f(1); }
template <class F> void launch(F f) { kern<<<1, 1>>>(f); }
template <class T> const T vcz = T(2);
void f() { launch([=] __device__ (int i) { return vcz<int>; }); }
__device__ double g() { return vcz<double>; }
