// std: 17
// macros and includes under conditions that nothing decides: what is wrong with one of them alone is not told
#include "undecided_macros.h"
#include <stdio.h>
#if defined(LOUD)
#define SAY(...) printf(__VA_ARGS__)
#define QUICK
#else
#define SAY(...) do { } while (false)
#define QUICK __device__
#endif
int host(int);
QUICK int quick(int);
__host__ __device__ void both(int a) { REPORT(a); SAY(stderr, "%d", a); }
__global__ void kernel(int *p) { both(p[0]); p[1] = fast(1) + quick(2); }
__device__ int wrong(int a) { return REPORT(a) + host(a); }
__device__ int chosen(int a) { return choose(a); }
