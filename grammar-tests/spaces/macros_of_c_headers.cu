// std: 17
// nvcc includes C headers before the file: their macros are defined, and such fallbacks are not read.
__device__ float infinity() { return __int_as_float(0x7f800000); }
__device__ double pi() { return 3.0; }
#ifndef INFINITY
#define INFINITY infinity()
#endif
#ifndef M_PI
#define M_PI pi()
#endif
#ifndef FLOAT_PI
#define FLOAT_PI pi()
#endif
struct Range {
  float best;
  __host__ __device__ Range() : best(INFINITY) {}
  __host__ __device__ double twice() { return 2 * M_PI; }
};
double third() { return FLOAT_PI / 3; }
void use() { Range().twice(); }
