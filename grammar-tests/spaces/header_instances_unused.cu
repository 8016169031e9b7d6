// std: 17
// options:
// Unused functions instantiate templates of a header: launches in them count, calls do not.
#include "header_instances.h"

static void launches(int *p) { launch(OfHost(), p); }
static __device__ int not_used() { return apply(OfHost()) + through(Member()); }
static __device__ int used() { return through(Member()); }
__global__ void uses(int *p) { *p = used(); }
