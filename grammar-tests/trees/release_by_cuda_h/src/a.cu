#include <lib/macros.hpp>
#ifdef LIB_LAMBDAS
void f(int n) { launch(LIB_LAMBDA (int i) { (void)n; }); }
#endif
#if CUDA_VERSION > 13000
void g(int n) { launch([=] __device__ (int i) { (void)n; }); }
#else
void h(int n) { launch([=] __device__ (int i) { (void)n; }); }
#endif
