#pragma once
#define GRID_DEVICE __device__

namespace grid {
template <class F> __global__ void run(int n, F f) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) f(i);
}
template <class F> void for_each(int n, F f) { run<<<(n + 63) / 64, 64>>>(n, f); }
}  // namespace grid
