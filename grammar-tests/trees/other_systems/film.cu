#include "color.h"

#ifdef SHADE_IS_WINDOWS
using Size = unsigned long long;
#else
using Size = int;
#endif

template <typename F>
__global__ void run(F f, int n) { f(n); }

void update(RGB *rgb, float exposure, Size n) {
    run<<<1, 1>>>([=] __device__ (int i) { rgb[i].r = exposure * n; }, 1);
}
