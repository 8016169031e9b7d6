// std: 17
// the annotations are macros of cuda_runtime.h, so that a header which defines those that are not there defines none
#include "annotations_are_macros.h"
__global__ void fine(Tensor t, int *p) { p[0] = t.size() + up(1) + down(2); }
__global__ void wrong(Tensor t, int *p) { p[0] = t.host(); }
#undef __host__
#ifdef __host__
__device__ int not_there;
#else
#define __host__ __attribute__((host))
#endif
__host__ int host();
__device__ int also_wrong() { return host(); }
