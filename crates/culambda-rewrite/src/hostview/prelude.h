// What CUDA's headers declare for nvcc only, for text that a plain host compiler reads behind cuda_runtime.h.
#ifndef CULAMBDA_HOST_VIEW
#define CULAMBDA_HOST_VIEW
#include <cuda_runtime.h>
#include <device_launch_parameters.h>
#include <math.h>
#include <stddef.h>
#include <stdlib.h>
#include <functional>
#include <utility>

// Annotations that mean nothing to the host.
#ifndef __launch_bounds__
#define __launch_bounds__(...)
#endif
#ifndef __maxnreg__
#define __maxnreg__(...)
#endif
#ifndef __cluster_dims__
#define __cluster_dims__(...)
#endif
#ifndef __block_size__
#define __block_size__(...)
#endif
#ifndef __grid_constant__
#define __grid_constant__
#endif
#ifndef __nv_pure__
#define __nv_pure__
#endif

// A launch leaves its configuration here; a non-zero result means that the kernel is not called.
extern "C" unsigned __cudaPushCallConfiguration(dim3 gridDim, dim3 blockDim, size_t sharedMem = 0,
                                                struct CUstream_st *stream = 0);

// Functions of the runtime that take a kernel or a variable of the device by its name.
template <class T>
inline cudaError_t cudaFuncGetAttributes(cudaFuncAttributes *attributes, T *kernel) {
  return ::cudaFuncGetAttributes(attributes, (const void *)kernel);
}
template <class T>
inline cudaError_t cudaFuncSetAttribute(T *kernel, cudaFuncAttribute attribute, int value) {
  return ::cudaFuncSetAttribute((const void *)kernel, attribute, value);
}
template <class T>
inline cudaError_t cudaFuncSetCacheConfig(T *kernel, cudaFuncCache config) {
  return ::cudaFuncSetCacheConfig((const void *)kernel, config);
}
template <class T>
inline cudaError_t cudaFuncGetName(const char **name, T *kernel) {
  return ::cudaFuncGetName(name, (const void *)kernel);
}
template <class T>
inline cudaError_t cudaGetKernel(cudaKernel_t *handle, T *kernel) {
  return ::cudaGetKernel(handle, (const void *)kernel);
}
template <class T>
inline cudaError_t cudaMemcpyToSymbol(const T &symbol, const void *from, size_t count, size_t offset = 0,
                                      cudaMemcpyKind kind = cudaMemcpyHostToDevice) {
  return ::cudaMemcpyToSymbol((const void *)&symbol, from, count, offset, kind);
}
template <class T>
inline cudaError_t cudaMemcpyToSymbolAsync(const T &symbol, const void *from, size_t count, size_t offset = 0,
                                           cudaMemcpyKind kind = cudaMemcpyHostToDevice, cudaStream_t stream = 0) {
  return ::cudaMemcpyToSymbolAsync((const void *)&symbol, from, count, offset, kind, stream);
}
template <class T>
inline cudaError_t cudaMemcpyFromSymbol(void *to, const T &symbol, size_t count, size_t offset = 0,
                                        cudaMemcpyKind kind = cudaMemcpyDeviceToHost) {
  return ::cudaMemcpyFromSymbol(to, (const void *)&symbol, count, offset, kind);
}
template <class T>
inline cudaError_t cudaMemcpyFromSymbolAsync(void *to, const T &symbol, size_t count, size_t offset = 0,
                                             cudaMemcpyKind kind = cudaMemcpyDeviceToHost, cudaStream_t stream = 0) {
  return ::cudaMemcpyFromSymbolAsync(to, (const void *)&symbol, count, offset, kind, stream);
}
template <class T>
inline cudaError_t cudaGetSymbolAddress(void **address, const T &symbol) {
  return ::cudaGetSymbolAddress(address, (const void *)&symbol);
}
template <class T>
inline cudaError_t cudaGetSymbolSize(size_t *size, const T &symbol) {
  return ::cudaGetSymbolSize(size, (const void *)&symbol);
}

// Mathematics of host-device code that the C library lacks. They are templates so that a program's own functions
// of these names, as for compilers without CUDA, are not defined twice and come first.

template <int = 0>
inline double rsqrt(double x) { return 1 / sqrt(x); }
template <int = 0>
inline float rsqrtf(float x) { return (float)rsqrt((double)x); }
template <int = 0>
inline float rsqrt(float x) { return rsqrtf(x); }
template <int = 0>
inline double rcbrt(double x) { return 1 / cbrt(x); }
template <int = 0>
inline float rcbrtf(float x) { return (float)rcbrt((double)x); }
template <int = 0>
inline float rcbrt(float x) { return rcbrtf(x); }
template <int = 0>
inline double sinpi(double x) { return sin(x * 3.14159265358979323846); }
template <int = 0>
inline float sinpif(float x) { return (float)sinpi((double)x); }
template <int = 0>
inline float sinpi(float x) { return sinpif(x); }
template <int = 0>
inline double cospi(double x) { return cos(x * 3.14159265358979323846); }
template <int = 0>
inline float cospif(float x) { return (float)cospi((double)x); }
template <int = 0>
inline float cospi(float x) { return cospif(x); }
template <int = 0>
inline double normcdf(double x) { return 0.5 * erfc(-x * 0.70710678118654752440); }
template <int = 0>
inline float normcdff(float x) { return (float)normcdf((double)x); }
template <int = 0>
inline float normcdf(float x) { return normcdff(x); }
template <int = 0>
inline double rhypot(double x, double y) { return 1 / hypot(x, y); }
template <int = 0>
inline float rhypotf(float x, float y) { return (float)rhypot((double)x, (double)y); }
template <int = 0>
inline float rhypot(float x, float y) { return rhypotf(x, y); }
template <int = 0>
inline double erfcx(double x) { return exp(x * x) * erfc(x); }
template <int = 0>
inline float erfcxf(float x) { return (float)erfcx((double)x); }
template <int = 0>
inline float erfcx(float x) { return erfcxf(x); }
template <int = 0>
inline void sincospi(double x, double *sine, double *cosine) { *sine = sinpi(x); *cosine = cospi(x); }
template <int = 0>
inline void sincospif(float x, float *sine, float *cosine) { *sine = sinpif(x); *cosine = cospif(x); }
template <int = 0>
inline float fdividef(float x, float y) { return x / y; }
double erfinv(double);
double erfcinv(double);
double normcdfinv(double);
float erfinvf(float);
float erfcinvf(float);
float normcdfinvf(float);

// The smaller and the larger of two numbers, by the type of C's conversions.
#define CULAMBDA_MIN_MAX(A, B)                                                                   \
  template <int = 0>                                                                              \
  inline auto min(A a, B b)->decltype(a + b) { return (decltype(a + b))a < (decltype(a + b))b ? a : b; } \
  template <int = 0>                                                                              \
  inline auto max(A a, B b)->decltype(a + b) { return (decltype(a + b))a < (decltype(a + b))b ? b : a; }
CULAMBDA_MIN_MAX(int, int)
CULAMBDA_MIN_MAX(unsigned, unsigned)
CULAMBDA_MIN_MAX(int, unsigned)
CULAMBDA_MIN_MAX(unsigned, int)
CULAMBDA_MIN_MAX(long, long)
CULAMBDA_MIN_MAX(unsigned long, unsigned long)
CULAMBDA_MIN_MAX(long, unsigned long)
CULAMBDA_MIN_MAX(unsigned long, long)
CULAMBDA_MIN_MAX(long long, long long)
CULAMBDA_MIN_MAX(unsigned long long, unsigned long long)
CULAMBDA_MIN_MAX(long long, unsigned long long)
CULAMBDA_MIN_MAX(unsigned long long, long long)
CULAMBDA_MIN_MAX(float, float)
CULAMBDA_MIN_MAX(double, double)
CULAMBDA_MIN_MAX(float, double)
CULAMBDA_MIN_MAX(double, float)
#undef CULAMBDA_MIN_MAX
template <int = 0>
inline unsigned umin(unsigned a, unsigned b) { return min(a, b); }
template <int = 0>
inline unsigned umax(unsigned a, unsigned b) { return max(a, b); }
template <int = 0>
inline long long llmin(long long a, long long b) { return min(a, b); }
template <int = 0>
inline long long llmax(long long a, long long b) { return max(a, b); }
template <int = 0>
inline unsigned long long ullmin(unsigned long long a, unsigned long long b) { return min(a, b); }
template <int = 0>
inline unsigned long long ullmax(unsigned long long a, unsigned long long b) { return max(a, b); }

// Kernels with groups of threads name these; what they do is for the device.
namespace cooperative_groups {
struct thread_group {};
struct thread_block : thread_group {};
struct grid_group : thread_group {};
struct cluster_group : thread_group {};
struct multi_grid_group : thread_group {};
struct coalesced_group : thread_group {};
template <unsigned Size, class Parent = void>
struct thread_block_tile : thread_group {};
}
#endif
