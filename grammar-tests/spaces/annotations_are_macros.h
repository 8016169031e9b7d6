// What code for g++ alone has in front of headers that it shares with CUDA.
#pragma once
#ifndef __host__
#define __host__
#define __device__
#endif
#ifdef __global__
#define SHARED __host__ __device__
#else
#define SHARED
#endif
#if !defined(__shared__) || !defined(__constant__) || !defined(__managed__) || !defined(__launch_bounds__)
#define __device__
#endif
template <class T> __host__ __device__ T up(T a) { return a; }
SHARED inline int down(int a) { return a; }
struct Tensor {
  __host__ __device__ int size() const { return 1; }
  int host() const { return 2; }
};
