// CUDA's header of this name, and what it has for nvcc only.
#include_next <cuda_fp16.h>
#ifndef CULAMBDA_CPU_FP16
#define CULAMBDA_CPU_FP16
#include "culambda_cpu/letters_begin.h"
#if defined(__GNUC__)
#pragma GCC system_header
#endif
#include "culambda_cpu/half.h"

namespace culambda_cpu {
inline namespace v1 {
template <>
struct Half<__half> {
  static double from(__half x) { return __half2float(x); }
  static __half to(double x) { return __double2half(x); }
};
}  // namespace v1
}  // namespace culambda_cpu

CULAMBDA_CPU_HALF(__half, __half2)
CULAMBDA_CPU_HALF_TO_INTEGERS(__half2, __half)
#include "culambda_cpu/letters_end.h"
#endif
