#pragma once

// Only a CUDA compiler comes here.
#ifndef __CUDACC__
#error "this header is for CUDA"
#endif

static __global__ void add_indices(int *sum, int count) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) atomicAdd(sum, i);
}
